package etalon.bench;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is sent to a model, to the letter: what makes a benchmark one that can be asked.
 *
 * @param source who wrote the questions or gathered the documents
 * @param prompts by language; each document is asked in its own
 * @param forms the form of an answer, by criterion, in the order of the schema
 * @param documents in the order in which they are asked
 */
public record Protocol(
    String benchmark,
    Source source,
    Map<Language, Prompt> prompts,
    List<Form> forms,
    Parameters parameters,
    List<Document> documents) {

  /** What stands for the question in a prompt. */
  public static final String QUESTION = "{{question}}";

  /** What stands for the form of the answer in a prompt. */
  public static final String FORM = "{{form}}";

  /** @param sha256 of the file, 64 hexadecimal digits */
  public record Prompt(String text, String sha256) {}

  /**
   * How one criterion is to be answered.
   *
   * @param words what stands in the prompt, and as the description in the schema
   * @param schema JSON Schema of the value, without a description
   */
  public record Form(String criterion, Text words, String schema) {}

  /**
   * @param temperature from 0 to 2
   * @param maxTokens the longest answer of a model that {@code ceilings} does not list, thinking included
   * @param ceilings by model, for those that need another length
   * @param pins by model, for those that one or more providers must serve
   */
  public record Parameters(
      BigDecimal temperature, int maxTokens, Map<String, Ceiling> ceilings, Map<String, Pin> pins) {
    public Parameters {
      ceilings = Map.copyOf(ceilings);
      pins = Map.copyOf(pins);
    }

    /** The most tokens that an answer of the model may have. */
    public int maxTokens(String model) {
      Ceiling own = ceilings.get(model);
      return own == null ? maxTokens : own.tokens();
    }
  }

  /** A model's own longest answer, in tokens, and why it differs. */
  public record Ceiling(int tokens, Text reason) {}

  /**
   * Which providers may serve a model.
   *
   * @param order the gateway's names, the first choice first
   * @param fallbacks whether another one may serve when none of these can
   */
  public record Pin(List<String> order, boolean fallbacks) {
    public Pin {
      order = List.copyOf(order);
    }
  }

  /**
   * One thing that is asked.
   *
   * @param question one line that takes the question's place in the prompt; absent when the prompt says it all
   * @param basis where the right answer can be looked up; never sent
   * @param files what goes with the prompt, in this order
   * @param sha256 of the question and the files, 64 hexadecimal digits
   */
  public record Document(String id, Language language, Optional<String> question, Optional<String> basis, List<File> files, String sha256) {
    public Document {
      files = List.copyOf(files);
    }

    public int pages() {
      return files.stream().filter(file -> file.kind() != Kind.TEXT).mapToInt(File::pages).sum();
    }

    /** What a model has to read. */
    public Set<Model.Medium> media() {
      return files.stream().map(file -> file.kind().medium()).collect(Collectors.toUnmodifiableSet());
    }
  }

  /**
   * A file below the benchmark's documents/.
   *
   * @param pages of a PDF; 1 for the others
   * @param sha256 64 hexadecimal digits
   */
  public record File(String path, Kind kind, int pages, String sha256) {}

  /** What a file is, by its ending. */
  public enum Kind {
    TEXT(Model.Medium.TEXT, "text/plain", "txt", "md"),
    PNG(Model.Medium.IMAGE, "image/png", "png"),
    JPEG(Model.Medium.IMAGE, "image/jpeg", "jpg", "jpeg"),
    PDF(Model.Medium.PDF, "application/pdf", "pdf");

    private final Model.Medium medium;
    private final String mediaType;
    private final Set<String> endings;

    Kind(Model.Medium medium, String mediaType, String... endings) {
      this.medium = medium;
      this.mediaType = mediaType;
      this.endings = Set.of(endings);
    }

    public static Optional<Kind> of(String path) {
      String ending = path.substring(path.lastIndexOf('.') + 1);
      return List.of(values()).stream().filter(kind -> kind.endings.contains(ending)).findFirst();
    }

    public Model.Medium medium() {
      return medium;
    }

    /** As in {@code Content-Type}. */
    public String mediaType() {
      return mediaType;
    }
  }

  public Protocol {
    prompts = Collections.unmodifiableMap(new EnumMap<>(prompts));
    forms = List.copyOf(forms);
    documents = List.copyOf(documents);
  }

  /** What a model must be able to read to take the whole benchmark. */
  public Set<Model.Medium> media() {
    return documents.stream().flatMap(document -> document.media().stream()).collect(Collectors.toUnmodifiableSet());
  }

  /** The forms of the criteria that a document declares, in the order of the schema. */
  public List<Form> forms(Set<String> criteria) {
    return forms.stream().filter(form -> criteria.contains(form.criterion())).toList();
  }

  /** The prompt of a document, to the letter. */
  public String prompt(Document document, Set<String> criteria) {
    String form =
        forms(criteria).stream()
            .map(f -> "- \"" + f.criterion() + "\": " + f.words().in(document.language()))
            .collect(Collectors.joining("\n"));
    // The question last: what it says must not be taken for a placeholder.
    return prompts.get(document.language()).text().replace(FORM, form).replace(QUESTION, document.question().orElse(""));
  }
}
