package etalon.site;

import etalon.bench.Ranking;
import etalon.evaluate.BenchmarkRanking;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Downloads, their description, the licence, and how to cite. */
final class DataPage {
  private DataPage() {}

  static Page of(View view) {
    ProseParts prose = ProseParts.of(view, "data");
    List<Block> opening = new ArrayList<>(prose.notice());
    opening.addAll(prose.opening());
    List<Section> sections = new ArrayList<>();
    sections.add(Section.of("", "", opening));
    sections.add(Section.of("downloads", view.say(Key.DOWNLOADS_TITLE), List.of(view.paragraph(Key.DOWNLOADS_CHECK), downloads(view))));
    sections.add(versions(view));
    sections.addAll(prose.remaining());
    sections.add(cite(view));
    return view.page(
        prose.title(), view.say(Key.DATA_DESCRIPTION), List.of(), sections, Optional.of(Datasets.index(view)));
  }

  private static Table downloads(View view) {
    List<Row> rows = new ArrayList<>();
    for (Download file : view.context.downloads()) {
      if (!file.path().startsWith(Download.PUBLISHED)) {
        rows.add(
            Row.of(
                Cell.rich(Rich.link(file.path(), view.file(file.path()))), Cell.text(describe(view, file.path())),
                Cell.number(view.format.size(file.size()), BigDecimal.valueOf(file.size())), checksum(file)));
      }
    }
    return new Table(
        "table-downloads", view.say(Key.DOWNLOADS_CAPTION),
        List.of(
            view.words(Key.COLUMN_FILE), view.words(Key.COLUMN_HOLDS), view.figures(Key.COLUMN_SIZE, Better.NEITHER),
            view.words(Key.COLUMN_CHECKSUM)),
        rows, 0, false);
  }

  private static Cell checksum(Download file) {
    return Cell.rich(Rich.code(file.sha256()));
  }

  /** Every ranking that was ever published, and which of them holds the figures that are shown. */
  private static Section versions(View view) {
    Map<String, Download> files =
        view.context.downloads().stream().collect(Collectors.toMap(Download::path, file -> file));
    List<Row> rows = new ArrayList<>();
    for (BenchmarkRanking ranking : view.context.evaluation().rankings().values()) {
      Optional<Ranking> shown = Publications.shown(ranking);
      for (Ranking published : Publications.of(ranking)) {
        Download file = files.get(Publications.path(published));
        rows.add(
            Row.of(
                Cell.rich(Rich.link(file.path(), view.file(file.path()))),
                Cell.text(view.benchmarkName(published.benchmark())), Cell.text(view.format.date(published.date())),
                Cell.text(published.publisher()), Cell.text(view.say(shown.equals(Optional.of(published)) ? Key.YES : Key.NO)),
                Cell.number(view.format.size(file.size()), BigDecimal.valueOf(file.size())), checksum(file)));
      }
    }
    List<Block> blocks = new ArrayList<>(List.of(view.paragraph(Key.VERSIONS_LEAD)));
    if (!rows.isEmpty()) {
      blocks.add(
          new Table(
              "table-versions", view.say(Key.VERSIONS_CAPTION),
              List.of(
                  view.words(Key.COLUMN_FILE), view.words(Key.COLUMN_BENCHMARK), view.words(Key.COLUMN_PUBLISHED),
                  view.words(Key.COLUMN_PUBLISHER), view.words(Key.COLUMN_SHOWN),
                  view.figures(Key.COLUMN_SIZE, Better.NEITHER), view.words(Key.COLUMN_CHECKSUM)),
              rows, 0, false));
    }
    return Section.of("versions", view.say(Key.VERSIONS_TITLE), blocks);
  }

  private static String describe(View view, String path) {
    String benchmarks = "data/v1/benchmarks/";
    if (path.startsWith(benchmarks)) {
      String file = path.substring(benchmarks.length());
      String name = view.benchmarkName(file.substring(0, file.indexOf('.')));
      Key key =
          file.endsWith(".fr.csv") ? Key.FILE_BENCHMARK_FR : file.endsWith(".csv") ? Key.FILE_BENCHMARK_CSV : Key.FILE_BENCHMARK_JSON;
      return view.say(key, "benchmark", name);
    }
    return view.say(
        switch (path) {
          case "index.json" -> Key.FILE_INDEX;
          case "data/v1/index.json" -> Key.FILE_INDEX_V1;
          case "data/v1/models.csv" -> Key.FILE_MODELS;
          case "data/v1/models.fr.csv" -> Key.FILE_MODELS_FR;
          case "data/v1/composite.json" -> Key.FILE_COMPOSITE;
          case "data/v1/composite.csv" -> Key.FILE_COMPOSITE_CSV;
          case "data/v1/composite.fr.csv" -> Key.FILE_COMPOSITE_FR;
          case "data/v1/merges.json" -> Key.FILE_MERGES;
          case "schema/index.v1.json" -> Key.FILE_SCHEMA;
          case "datapackage.json" -> Key.FILE_DATAPACKAGE;
          case "CITATION.cff" -> Key.FILE_CITATION;
          default -> throw new IllegalArgumentException("no description for " + path);
        });
  }

  private static Section cite(View view) {
    var site = view.catalogue().site();
    String date = view.context.dataDate().toString();
    String address = view.context.absolute(Addresses.of("home", view.language));
    String text =
        view.say(
            Key.CITE_TEXT, "site", site.name(), "year", String.valueOf(view.context.dataDate().getYear()),
            "date", view.format.date(view.context.dataDate()), "url", address);
    String bibtex =
        "@misc{etalon" + date.replace("-", "") + ",\n"
            + "  title        = {" + view.say(Key.CITE_TITLE, "site", site.name()) + "},\n"
            + "  author       = {{" + site.name() + "}},\n"
            + "  year         = {" + view.context.dataDate().getYear() + "},\n"
            + "  howpublished = {\\url{" + address + "}},\n"
            + "  note         = {" + view.say(Key.CITE_NOTE, "date", date) + "}\n}";
    return Section.of(
        "cite", view.say(Key.CITE_TITLE_SECTION),
        List.of(
            new Block.Paragraph(Rich.of(text), Block.Tone.PLAIN), new Block.Verbatim(bibtex, Optional.empty()),
            view.paragraph(Key.CITE_SOURCE), view.paragraph(Key.CITE_VERSIONS, "versions", "#versions")));
  }
}
