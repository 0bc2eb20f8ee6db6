package etalon.site;

import etalon.bench.Language;
import etalon.bench.Site;
import etalon.chart.Chart;
import etalon.chart.Picture;
import etalon.evaluate.BenchmarkRanking;
import etalon.i18n.Key;
import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;

/** Which pictures there are: charts to download, and a card for each kind of page. */
final class Pictures {
  /** The chart of the home page, in addresses. */
  static final String INDEX = "business-index";

  private Pictures() {}

  /** By path from the site's root. */
  static Map<String, Picture> of(Context context, Map<Language, Map<String, Picture.Card>> cards) {
    Map<String, Picture> pictures = new TreeMap<>();
    for (Language language : Language.values()) {
      View home = new View(context, "home", language);
      if (!context.evaluation().index().ranked().isEmpty()) {
        download(home, pictures, INDEX, ScoreChart.of(home, context.evaluation().index()), context.dataDate());
      }
      for (Map.Entry<String, BenchmarkRanking> ranking : context.evaluation().rankings().entrySet()) {
        View view = new View(context, "benchmarks/" + ranking.getKey(), language);
        BenchmarkCharts.of(view, ranking.getValue()).all()
            .forEach(named -> download(view, pictures, benchmark(ranking.getKey(), named.name()), named.chart(), named.date()));
      }
      cards.get(language).forEach((kind, card) -> pictures.put(Cards.path(kind, language), card));
    }
    return pictures;
  }

  static String benchmark(String id, String chart) {
    return id + "-" + chart;
  }

  /** Where the picture of a chart lies. */
  static String path(String name, Language language) {
    return "pictures/" + language.code() + "/" + name + ".png";
  }

  private static void download(View view, Map<String, Picture> pictures, String name, Chart chart, LocalDate date) {
    pictures.put(path(name, view.language), new Picture.Download(chart, source(view, date)));
  }

  /** Whence and of when. */
  static String source(View view, LocalDate date) {
    Site site = view.catalogue().site();
    String address = site.baseUrl().replaceFirst("^https?://", "").replaceFirst("/$", "");
    return view.say(
        Key.PICTURE_SOURCE, "site", site.name(), "address", address, "date", view.format.date(date),
        "licence", site.textLicence());
  }
}
