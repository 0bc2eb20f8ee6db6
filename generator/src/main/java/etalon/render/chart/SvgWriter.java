package etalon.render.chart;

import etalon.chart.Axis;
import etalon.chart.Chart;
import etalon.chart.Labels;

/**
 * SVG by appending. Places along x are percentages, so that a chart takes the width it is given; places
 * along y are in em of the chart, so that the style sheet makes rows taller on small screens, where names
 * stand above their values. Text keeps its own size at every width. Nothing has a style attribute, which
 * the site's policy blocks.
 */
final class SvgWriter {
  /** Heights in em. */
  static final double ROW = 1.5;

  static final double AXIS = 2.75;

  private final StringBuilder out = new StringBuilder(4096);

  /** The outermost element with its name and description. */
  SvgWriter begin(String id, String kind, String role, double height, Chart.Words words) {
    raw("<svg class=\"").raw(kind).raw("\" role=\"").raw(role).raw("\" aria-labelledby=\"").raw(id).raw("-title\" aria-describedby=\"")
        .raw(id).raw("-desc\" width=\"100%\"").em("height", height).raw(" font-size=\"16\">\n");
    raw("<title id=\"").raw(id).raw("-title\">").text(words.title()).raw("</title>\n");
    return raw("<desc id=\"").raw(id).raw("-desc\">").text(words.summary()).raw("</desc>\n");
  }

  /**
   * Begins what is drawn beside the names of rows on wide screens and below them on small ones: one drawing
   * that is used twice, of which the style sheet shows one.
   */
  SvgWriter beginPlot(String id) {
    return raw("<symbol id=\"").raw(id).raw("-plot\" overflow=\"visible\">\n");
  }

  SvgWriter endPlot(String id, double height) {
    raw("</symbol>\n");
    use("wide", id, "32%", "54%", height);
    return use("narrow", id, "0", "100%", height);
  }

  private SvgWriter use(String kind, String id, String x, String width, double height) {
    return raw("<use class=\"").raw(kind).raw("\" href=\"#").raw(id).raw("-plot\" x=\"").raw(x).raw("\" width=\"").raw(width).raw("\"")
        .em("height", height).raw("/>\n");
  }

  /** A part of the whole width, as high as a row. */
  SvgWriter row(double top) {
    return part(top, ROW);
  }

  /** A part of the whole width, in em from the top. */
  SvgWriter part(double top, double height) {
    return raw("<svg").em("y", top).em("height", height).raw(">");
  }

  SvgWriter name(String name) {
    return raw("<text class=\"name\" y=\"50%\" dy=\".35em\">").text(Labels.shortened(name)).raw("</text>");
  }

  SvgWriter vertical(String kind, double x, double height) {
    return raw("<line class=\"").raw(kind).raw("\"").percent("x1", x).percent("x2", x).em("y2", height).raw("/>");
  }

  /** Marked values below what they mark, then what is measured. */
  SvgWriter ticks(Axis axis, double top) {
    part(top, AXIS);
    for (Axis.Tick tick : axis.ticks()) {
      double x = axis.scale().position(tick.value());
      // A label at either end stays within.
      String anchor = x < 0.04 ? "start" : x > 0.96 ? "end" : "middle";
      raw("<text class=\"tick\"").percent("x", x).raw(" y=\"1.25em\" text-anchor=\"").raw(anchor).raw("\">").text(tick.label()).raw("</text>");
    }
    return raw("<text class=\"tick\" y=\"2.75em\">").text(axis.label()).raw("</text>").end();
  }

  SvgWriter end() {
    return raw("</svg>\n");
  }

  SvgWriter raw(String markup) {
    out.append(markup);
    return this;
  }

  SvgWriter em(String attribute, double value) {
    return raw(" ").raw(attribute).raw("=\"").hundredths(value).raw("em\"");
  }

  /** @param share 0 to 1 */
  SvgWriter percent(String attribute, double share) {
    return raw(" ").raw(attribute).raw("=\"").hundredths(share * 100).raw("%\"");
  }

  /** Escaped for content and for attributes in double quotes. */
  SvgWriter text(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '&' -> out.append("&amp;");
        case '"' -> out.append("&quot;");
        default -> out.append(c);
      }
    }
    return this;
  }

  /** At most two decimals, by whole numbers: a double's own text differs between releases of Java. */
  private SvgWriter hundredths(double value) {
    long rounded = Math.round(value * 100);
    if (rounded < 0) {
      out.append('-');
      rounded = -rounded;
    }
    out.append(rounded / 100);
    long rest = rounded % 100;
    if (rest != 0) {
      out.append('.').append(rest / 10);
      if (rest % 10 != 0) {
        out.append(rest % 10);
      }
    }
    return this;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
