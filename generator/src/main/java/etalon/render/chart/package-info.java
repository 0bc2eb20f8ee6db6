/** Charts to inline SVG for pages, and to PNG for use elsewhere. */
package etalon.render.chart;
