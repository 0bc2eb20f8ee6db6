package etalon.data;

import etalon.bench.Model;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;

/** A gateway's public list of models, in OpenRouter's format. It is others' data: what is not needed may have any form. */
public final class GatewayCatalogue {
  private GatewayCatalogue() {}

  /**
   * One model of the gateway.
   *
   * @param version the model that the id stands for
   * @param input US dollars per token, as the gateway writes it
   * @param output US dollars per token, as the gateway writes it
   * @param weights where the parameters can be had; empty when not said
   */
  public record Listed(
      String id,
      Optional<String> version,
      String name,
      OptionalLong context,
      OptionalLong maxOutput,
      Set<Model.Medium> reads,
      boolean schema,
      Optional<String> input,
      Optional<String> output,
      Optional<String> weights) {}

  /** The models by id; a problem when the text is no such list. */
  public static Map<String, Listed> read(String file, String text, Problems problems) {
    List<JsonValue> entries = Json.parse(text).flatMap(value -> value.member("data")).map(JsonValue::elements).orElse(List.of());
    Map<String, Listed> models = new TreeMap<>();
    for (JsonValue entry : entries) {
      listed(entry).ifPresent(model -> models.put(model.id(), model));
    }
    if (models.isEmpty()) {
      problems.error(Place.of(file), "this is no list of models", "{\"data\": [{\"id\": ..., \"pricing\": ...}]}");
    }
    return models;
  }

  private static Optional<Listed> listed(JsonValue entry) {
    return text(entry, "id")
        .map(
            id ->
                new Listed(
                    id, text(entry, "canonical_slug"), text(entry, "name").orElse(id),
                    whole(entry.member("context_length")),
                    whole(entry.member("top_provider").flatMap(top -> top.member("max_completion_tokens"))),
                    reads(entry), texts(entry.member("supported_parameters")).contains("structured_outputs"),
                    price(entry, "prompt"), price(entry, "completion"), text(entry, "hugging_face_id").filter(t -> !t.isBlank())));
  }

  private static Optional<String> text(JsonValue entry, String key) {
    return entry.member(key).flatMap(JsonValue::text);
  }

  private static OptionalLong whole(Optional<JsonValue> value) {
    return value.flatMap(JsonValue::number).filter(n -> n.signum() > 0 && n.compareTo(BigDecimal.valueOf(1_000_000_000)) <= 0)
        .map(n -> OptionalLong.of(n.longValue())).orElse(OptionalLong.empty());
  }

  private static List<String> texts(Optional<JsonValue> list) {
    List<String> texts = new ArrayList<>();
    list.ifPresent(value -> value.elements().forEach(element -> element.text().ifPresent(texts::add)));
    return texts;
  }

  private static Set<Model.Medium> reads(JsonValue entry) {
    Set<Model.Medium> reads = EnumSet.noneOf(Model.Medium.class);
    for (String modality : texts(entry.member("architecture").flatMap(a -> a.member("input_modalities")))) {
      switch (modality) {
        case "text" -> reads.add(Model.Medium.TEXT);
        case "image" -> reads.add(Model.Medium.IMAGE);
        case "file" -> reads.add(Model.Medium.PDF);
        default -> { }
      }
    }
    return reads;
  }

  /** A text in OpenRouter's answers; a number in those of some that imitate it. */
  private static Optional<String> price(JsonValue entry, String key) {
    Optional<JsonValue> value = entry.member("pricing").flatMap(pricing -> pricing.member(key));
    return value.flatMap(JsonValue::text).or(() -> value.flatMap(JsonValue::number).map(BigDecimal::toPlainString));
  }
}
