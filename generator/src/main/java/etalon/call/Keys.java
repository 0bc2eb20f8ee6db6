package etalon.call;

import etalon.bench.Language;
import etalon.bench.Protocol;
import etalon.data.Files;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Fingerprints of what is asked: calls with the same one need not be paid twice. */
final class Keys {
  private static final int DIGITS = 16;

  private Keys() {}

  /**
   * Of a call: model, prompt, form of the answer, document and parameters. The version of the model is not part of
   * it, because it is known only from the reply.
   */
  static String call(Protocol protocol, String model, Protocol.Document document, Set<String> criteria) {
    Protocol.Parameters parameters = protocol.parameters();
    return sha256(
            String.join(
                "\n", model, protocol.prompts().get(document.language()).sha256(), forms(protocol, document.language(), criteria),
                document.sha256(), parameters.temperature().stripTrailingZeros().toPlainString(),
                String.valueOf(parameters.maxTokens(model)), String.valueOf(parameters.pins().get(model))))
        .substring(0, DIGITS);
  }

  private static String forms(Protocol protocol, Language language, Set<String> criteria) {
    return protocol.forms(criteria).stream()
        .map(form -> form.criterion() + '\t' + form.words().in(language) + '\t' + form.schema())
        .collect(Collectors.joining("\n"));
  }

  /** Of the words that ask for one criterion, in all languages: runs that asked otherwise are not mixed. */
  static String words(Protocol protocol, Protocol.Form form) {
    String prompts = new TreeMap<>(protocol.prompts()).values().stream().map(Protocol.Prompt::sha256).collect(Collectors.joining("\n"));
    return sha256(String.join("\n", List.of(prompts, form.words().en(), form.words().fr(), form.schema())));
  }

  private static String sha256(String text) {
    return Files.sha256(text.getBytes(StandardCharsets.UTF_8));
  }
}
