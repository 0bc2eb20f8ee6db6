/** Charts to inline SVG for pages. */
package etalon.render.chart;
