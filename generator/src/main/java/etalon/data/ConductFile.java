package etalon.data;

import etalon.bench.Conduct;
import etalon.bench.Language;
import etalon.bench.Protocol;
import etalon.bench.Text;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** How a run was made, as run.json says it. */
final class ConductFile {
  private ConductFile() {}

  static Conduct read(JsonObject file, Set<String> models) {
    String gateway = file.text("gateway");
    String ranBy = file.text("ranBy");
    List<String> replaces = file.has("replaces") ? file.texts("replaces") : file.<List<String>>absent("replaces").orElse(List.of());
    Optional<Conduct.Recorded> recorded =
        file.has("recorded") ? Optional.of(recorded(file.object("recorded"), models)) : file.absent("recorded");
    return new Conduct(gateway, ranBy, replaces, recorded);
  }

  private static Conduct.Recorded recorded(JsonObject file, Set<String> models) {
    Map<Language, String> prompts = new EnumMap<>(Language.class);
    JsonObject words = file.object("prompts");
    for (Language language : Language.values()) {
      words.optionalText(language.code()).ifPresent(sha256 -> prompts.put(language, sha256));
    }
    words.end();
    Map<String, Conduct.Sent> documents = new LinkedHashMap<>();
    for (JsonObject entry : file.objects("documents")) {
      documents.put(
          entry.text("id"),
          new Conduct.Sent(entry.oneOf("language", Language.class), entry.text("sha256"), entry.wholeNumber("pages", 0, 1_000_000)));
      entry.end();
    }
    Conduct.Recorded recorded =
        new Conduct.Recorded(
            file.text("program"), file.date("first"), file.date("last"), prompts, file.text("schema"), file.text("rubric"),
            ProtocolReader.parameters(file, models), documents);
    file.end();
    return recorded;
  }

  /** The members of {@code recorded}, in the order in which they are written. */
  static Map<String, Object> members(Conduct.Recorded recorded, List<String> documents) {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("program", recorded.program());
    members.put("first", recorded.first().toString());
    members.put("last", recorded.last().toString());
    Map<String, Object> prompts = new LinkedHashMap<>();
    new TreeMap<>(recorded.prompts()).forEach((language, sha256) -> prompts.put(language.code(), sha256));
    members.put("prompts", prompts);
    members.put("schema", recorded.schema());
    members.put("rubric", recorded.rubric());
    members.putAll(members(recorded.parameters()));
    members.put("documents", documents.stream().map(id -> sent(id, recorded.documents().get(id))).toList());
    return members;
  }

  private static Map<String, Object> sent(String id, Conduct.Sent sent) {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("id", id);
    members.put("language", sent.language().code());
    members.put("sha256", sent.sha256());
    members.put("pages", sent.pages());
    return members;
  }

  private static Map<String, Object> members(Protocol.Parameters parameters) {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("temperature", parameters.temperature());
    members.put("maxTokens", parameters.maxTokens());
    members.put(
        "ceilings",
        new TreeMap<>(parameters.ceilings()).entrySet().stream()
            .map(c -> ordered("model", c.getKey(), "tokens", c.getValue().tokens(), "reason", text(c.getValue().reason())))
            .toList());
    members.put(
        "providers",
        new TreeMap<>(parameters.pins()).entrySet().stream()
            .map(p -> ordered("model", p.getKey(), "order", p.getValue().order(), "fallbacks", p.getValue().fallbacks()))
            .toList());
    return members;
  }

  private static Map<String, Object> text(Text text) {
    return ordered("en", text.en(), "fr", text.fr());
  }

  static Map<String, Object> ordered(Object... members) {
    Map<String, Object> ordered = new LinkedHashMap<>();
    for (int i = 0; i < members.length; i += 2) {
      ordered.put((String) members[i], members[i + 1]);
    }
    return ordered;
  }
}
