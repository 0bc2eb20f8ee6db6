package etalon.call;

import etalon.bench.Model;
import etalon.bench.PriceList.Price;
import etalon.bench.PriceList.Served;
import etalon.bench.Protocol;
import etalon.gateway.Question;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * One call to be made.
 *
 * @param criteria that the document declares
 * @param served what the gateway last said of the model
 */
record Task(
    Model model,
    Protocol.Document document,
    Set<String> criteria,
    String key,
    Question question,
    Optional<Price> price,
    Optional<Served> served) {

  /** Role, separators and the like, in tokens; far more than any gateway adds. */
  private static final int FRAME = 300;

  /**
   * US dollars that one request may cost at most: no tokenizer makes more tokens than a text has bytes.
   *
   * @return empty when the price is not known
   */
  Optional<BigDecimal> ceiling() {
    return price.map(known -> Tokens.cost(known, mostTokensIn(), question.maxTokens()));
  }

  private long mostTokensIn() {
    long bytes = FRAME + bytes(question.text()) + bytes(question.schema().orElse(""));
    for (Question.Attachment attachment : question.attachments()) {
      bytes += attachment.kind() == Protocol.Kind.TEXT ? attachment.bytes().length : 0;
    }
    return bytes + (long) document.pages() * Tokens.MOST_PER_PAGE;
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  /** Whether a reply comes from the model that was asked: the id itself, a dated version of it, or the version listed. */
  boolean servedBy(String version) {
    String asked = withoutLab(model.id().replaceFirst(":.*", ""));
    String own = withoutLab(version.replaceFirst(":.*", ""));
    return own.equals(asked)
        || own.matches(Pattern.quote(asked) + "-[0-9]{2,8}(-[0-9]{2,4})*")
        || served.flatMap(Served::version).filter(listed -> withoutLab(listed).equals(own)).isPresent();
  }

  private static String withoutLab(String id) {
    return id.substring(id.indexOf('/') + 1);
  }
}
