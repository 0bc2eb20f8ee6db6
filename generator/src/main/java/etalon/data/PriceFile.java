package etalon.data;

import etalon.bench.PriceList;
import etalon.bench.PriceList.Price;
import etalon.bench.PriceList.Served;
import etalon.bench.PriceList.Unpriced;
import etalon.bench.Source;
import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A price list: data/prices/&lt;date&gt;.json, read, written, and made from a gateway's catalogue. */
public final class PriceFile {
  private static final String UNIT = "USD per million tokens";
  private static final BigDecimal MOST_DOLLARS = new BigDecimal("100000");
  private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

  /** Dollars per million tokens between which prices lie that are not 0: a unit mistaken is a million times off. */
  private static final BigDecimal LEAST = new BigDecimal("0.001");

  private static final BigDecimal MOST = BigDecimal.valueOf(5_000);

  private PriceFile() {}

  /** Where the prices of a day lie, relative to the root. */
  public static String path(LocalDate date) {
    return "data/prices/" + date + ".json";
  }

  /** @param models the ids of the catalogue, when it could be read */
  static PriceList read(JsonObject file, String name, Optional<Set<String>> models, Problems problems) {
    LocalDate date = file.dateOf(name, "date");
    Source source = file.source();
    String unit = file.text("unit");
    if (!unit.isEmpty() && !unit.equals(UNIT)) {
      problems.error(file.place("unit"), "unit is '" + unit + "'", UNIT);
    }
    Map<String, Price> prices = new HashMap<>();
    Map<String, Unpriced> unpriced = new HashMap<>();
    Map<String, Served> served = new HashMap<>();
    Set<String> seen = new HashSet<>();
    for (JsonObject entry : file.objects("prices")) {
      String model = entry.freshId("model", seen);
      if (!model.isEmpty() && models.isPresent() && !models.get().contains(model)) {
        problems.error(entry.place("model"), "unknown model '" + model + "'", Nearest.perhaps(model, models.get()) + "an id of data/models.json");
      }
      if (entry.has("unpriced")) {
        unpriced.put(model, entry.oneOf("unpriced", Unpriced.class));
      } else {
        prices.put(
            model,
            new Price(
                entry.number("input", BigDecimal.ZERO, MOST_DOLLARS), entry.number("output", BigDecimal.ZERO, MOST_DOLLARS)));
        entry.absent("unpriced");
      }
      Optional<String> version = entry.optionalText("version");
      if (entry.has("schema")) {
        served.put(model, new Served(version, entry.flag("schema")));
      } else {
        entry.absent("schema");
      }
      entry.end();
    }
    file.end();
    return new PriceList(date, source, prices, unpriced, served);
  }

  public static byte[] bytes(PriceList list) {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("date", list.date().toString());
    Source source = list.source();
    members.put(
        "source", ConductFile.ordered("name", source.name(), "url", source.url(), "retrieved", source.retrieved().toString()));
    members.put("unit", UNIT);
    Set<String> models = new TreeSet<>(list.prices().keySet());
    models.addAll(list.unpriced().keySet());
    List<Object> entries = new ArrayList<>();
    for (String model : models) {
      Map<String, Object> entry = ConductFile.ordered("model", model);
      list.of(model).ifPresentOrElse(
          price -> {
            entry.put("input", price.input());
            entry.put("output", price.output());
          },
          () -> entry.put("unpriced", JsonObject.Words.word(list.unpriced().get(model))));
      list.served(model).ifPresent(
          served -> {
            served.version().ifPresent(version -> entry.put("version", version));
            entry.put("schema", served.schema());
          });
      entries.add(entry);
    }
    members.put("prices", entries);
    return Json.file(members);
  }

  /**
   * The prices of a day, for the models of our catalogue only.
   *
   * @param file what the gateway's list is called in problems
   * @param before the newest list before
   */
  public static PriceList of(
      String file, Map<String, GatewayCatalogue.Listed> gateway, List<String> models, LocalDate date, Source source,
      PriceList before, Problems problems) {
    Map<String, Price> prices = new HashMap<>();
    Map<String, Unpriced> unpriced = new HashMap<>();
    Map<String, Served> served = new HashMap<>();
    for (String model : models) {
      GatewayCatalogue.Listed listed = gateway.get(model);
      if (listed == null) {
        unpriced.put(model, Unpriced.GONE);
        continue;
      }
      served.put(model, new Served(listed.version(), listed.schema()));
      Optional<BigDecimal> input = listed.input().flatMap(PriceFile::perMillion);
      Optional<BigDecimal> output = listed.output().flatMap(PriceFile::perMillion);
      if (input.isEmpty() || output.isEmpty()) {
        unpriced.put(model, Unpriced.MISSING);
      } else if (input.get().signum() < 0 || output.get().signum() < 0) {
        unpriced.put(model, Unpriced.DYNAMIC);
      } else {
        Price price = new Price(input.get(), output.get());
        unit(file, model, price, before.of(model), problems);
        prices.put(model, price);
      }
    }
    return new PriceList(date, source, prices, unpriced, served);
  }

  /** US dollars per million tokens, from dollars per token; empty when the text is no number. */
  private static Optional<BigDecimal> perMillion(String perToken) {
    try {
      BigDecimal dollars = new BigDecimal(perToken.strip());
      if (Math.abs(dollars.scale()) > 30 || dollars.precision() > 30) {
        return Optional.empty();
      }
      BigDecimal price = dollars.multiply(MILLION);
      return Optional.of(price.signum() == 0 ? BigDecimal.ZERO : new BigDecimal(price.stripTrailingZeros().toPlainString()));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static void unit(String file, String model, Price price, Optional<Price> before, Problems problems) {
    for (boolean in : new boolean[] {true, false}) {
      BigDecimal now = in ? price.input() : price.output();
      BigDecimal then = before.map(p -> in ? p.input() : p.output()).orElse(now);
      boolean outside = now.signum() > 0 && (now.compareTo(LEAST) < 0 || now.compareTo(MOST) > 0);
      boolean jumps =
          now.signum() > 0
              && then.signum() > 0
              && (now.compareTo(then.multiply(BigDecimal.valueOf(1000))) >= 0 || then.compareTo(now.multiply(BigDecimal.valueOf(1000))) >= 0);
      if (outside || jumps) {
        problems.error(
            Place.of(file),
            model + " would cost " + now.toPlainString() + " dollars per million tokens " + (in ? "in" : "out")
                + (jumps ? ", after " + then.toPlainString() : ""),
            "prices in dollars per token, as text: \"0.0000025\"");
      }
    }
  }

  /** What is not the same in two lists, a line each. */
  public static List<String> changes(PriceList before, PriceList now) {
    Set<String> models = new TreeSet<>(now.prices().keySet());
    models.addAll(now.unpriced().keySet());
    models.addAll(before.prices().keySet());
    List<String> changes = new ArrayList<>();
    for (String model : models) {
      String then = words(before, model);
      String words = words(now, model);
      if (!then.equals(words)) {
        changes.add(model + ": " + then + " -> " + words);
      }
      Optional<String> version = now.served(model).flatMap(Served::version);
      Optional<String> old = before.served(model).flatMap(Served::version);
      if (version.isPresent() && old.isPresent() && !version.equals(old)) {
        changes.add(model + ": version " + old.get() + " -> " + version.get());
      }
    }
    return changes;
  }

  private static String words(PriceList list, String model) {
    return list.of(model)
        .map(
            price ->
                price.input().signum() == 0 && price.output().signum() == 0
                    ? "free"
                    : plain(price.input()) + " in, " + plain(price.output()) + " out")
        .orElseGet(() -> "no price (" + Optional.ofNullable(list.unpriced().get(model)).map(JsonObject.Words::word).orElse("not listed") + ")");
  }

  private static String plain(BigDecimal number) {
    return number.stripTrailingZeros().toPlainString();
  }
}
