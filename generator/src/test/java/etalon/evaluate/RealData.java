package etalon.evaluate;

import etalon.bench.BenchmarkData;
import etalon.bench.GradedBenchmark;
import etalon.bench.Ranking;
import etalon.load.Inputs;
import etalon.score.Scoring;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The project's own data/, loaded, graded and evaluated once for all tests. */
public final class RealData {
  public static final Path ROOT = Path.of(System.getProperty("project.root", ".")).toAbsolutePath().normalize();
  public static final Inputs INPUTS = Inputs.load(ROOT, Optional.empty());
  public static final Evaluation EVALUATION =
      Evaluation.of(INPUTS.catalogue(), INPUTS.measured().stream().map(Scoring::grade).toList());

  static final String FINANCE = "financial-report-analysis";
  static final String INVOICE = "advertising-invoice-extraction";

  private RealData() {}

  static BenchmarkData data(String benchmark) {
    return INPUTS.measured().stream().filter(d -> d.benchmark().id().equals(benchmark)).findFirst().orElseThrow();
  }

  static BenchmarkRanking ranking(String benchmark) {
    return EVALUATION.rankings().get(benchmark);
  }

  static GradedBenchmark graded(String benchmark) {
    return ranking(benchmark).graded();
  }

  /** What the source published last. */
  static Ranking published(String benchmark) {
    return data(benchmark).published().stream().max(Comparator.comparing(Ranking::date)).orElseThrow();
  }

  static List<String> perfect(BenchmarkRanking ranking) {
    return ranking.rows().stream()
        .filter(row -> row.points().part() == row.points().whole())
        .map(BenchmarkRanking.Row::model)
        .sorted()
        .toList();
  }

  /** The rows of a file of expected figures, by column name. The files hold no quoted cell. */
  static List<Map<String, String>> expected(String file) {
    List<Map<String, String>> rows = new ArrayList<>();
    String[] names = null;
    for (String line : resource(file).split("\n")) {
      String[] cells = line.strip().split(",", -1);
      if (names == null) {
        names = cells;
        continue;
      }
      Map<String, String> row = new LinkedHashMap<>();
      for (int i = 0; i < names.length; i++) {
        row.put(names[i], cells[i]);
      }
      rows.add(row);
    }
    return rows;
  }

  static String resource(String file) {
    try (var in = RealData.class.getResourceAsStream("/expected/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
