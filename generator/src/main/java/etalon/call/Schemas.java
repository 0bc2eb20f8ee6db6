package etalon.call;

import etalon.bench.Language;
import etalon.bench.Protocol;
import etalon.data.Json;
import etalon.data.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON Schemas as strict structured output takes them: every member required, and no other allowed. */
final class Schemas {
  private Schemas() {}

  static String of(List<Protocol.Form> forms, Language language) {
    Map<String, Object> properties = new LinkedHashMap<>();
    for (Protocol.Form form : forms) {
      Map<String, Object> property = new LinkedHashMap<>();
      JsonValue own = Json.parse(form.schema()).orElseThrow();
      ((Map<?, ?>) own.content()).forEach((key, value) -> property.put((String) key, value));
      property.put("description", form.words().in(language));
      properties.put(form.criterion(), property);
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put("required", forms.stream().map(Protocol.Form::criterion).toList());
    schema.put("additionalProperties", false);
    return Json.line(schema);
  }
}
