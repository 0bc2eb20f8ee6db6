package etalon.diff;

/**
 * One entry of index.json: a model, a benchmark, a score, a row of a ranking.
 *
 * @param list where it stands: {@code scores}, {@code businessIndex.rows}; empty for the site as a whole
 * @param id what tells it from the others of the list
 * @param benchmark that it belongs to; empty when to none
 * @param model that it is about; empty when about none
 */
record Thing(String list, String id, String benchmark, String model) {
  static final Thing SITE = new Thing("", "", "", "");

  boolean isModel() {
    return list.equals("models");
  }

  boolean isBenchmark() {
    return list.equals("benchmarks");
  }

  /** In words: "receipts: alpha/one". */
  String words() {
    String where =
        switch (list) {
          case "" -> "the site";
          case "models", "benchmarks", "functions", "catalogs", "excluded" -> "";
          case "scores" -> benchmark;
          case "businessIndex", "businessIndex.rows" -> "Business Index";
          default -> list.startsWith("composite.") ? composite() : list;
        };
    String what = model.isEmpty() ? id : model;
    return where.isEmpty() ? what : what.isEmpty() ? where : where + ": " + what;
  }

  private String composite() {
    String[] parts = list.split("\\.", 3);
    return "composite index, " + parts[parts.length - 1];
  }
}
