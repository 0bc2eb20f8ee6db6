/** What charts show, in words and figures, with scales and ticks; nothing of how they are drawn. */
package etalon.chart;
