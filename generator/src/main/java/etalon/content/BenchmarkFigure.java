package etalon.content;

import java.util.Locale;

/** The figures of a measured benchmark that prose may name: {@code {{benchmark.<id>.documents}}}. */
public enum BenchmarkFigure {
  NAME,
  /** Documents kept. */
  DOCUMENTS,
  /** Documents prepared, those dropped included. */
  PREPARED,
  DROPPED,
  CRITERIA,
  /** Gradings of all models together. */
  GRADINGS,
  RUNS,
  FIRST_RUN,
  LAST_RUN,
  /** Points of accuracy that one document is worth. */
  POINT_VALUE,
  /** Models that earn every point. */
  PERFECT,
  /** Models above 97 %. */
  ABOVE_97,
  BEST,
  LOWEST,
  /** Models not told apart from the first, the first not counted. */
  TIED_WITH_FIRST,
  /** Gradings per model whose reference is "nothing". */
  ABSENT,
  /** Gradings of all models judged hallucinated. */
  HALLUCINATIONS,
  ATTRIBUTED_FAILURES,
  ARBITRATED,
  OVERTURNED,
  /** Models that missed the document that most models missed. */
  HARDEST_MISSED,
  /** Models perfect without that document. */
  PERFECT_WITHOUT_HARDEST,
  /** Spearman's correlation of the order without that document. */
  HARDEST_RANK_CORRELATION;

  /** As it is written in prose. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The placeholder's full name. */
  public String of(String benchmark) {
    return "benchmark." + benchmark + "." + word();
  }

  /** The placeholder for the number of documents that declare a criterion. */
  public static String criterionDocuments(String benchmark, String criterion) {
    return "benchmark." + benchmark + ".criterion." + criterion + ".documents";
  }
}
