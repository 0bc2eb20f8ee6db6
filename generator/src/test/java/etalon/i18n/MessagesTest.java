package etalon.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Criterion;
import etalon.bench.Language;
import etalon.bench.Text;
import etalon.bench.Verdict;
import etalon.problem.Problem;
import etalon.problem.Problems;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MessagesTest {
  private static final Path ROOT = Path.of(System.getProperty("project.root", "."));

  @Test
  void theMessagesOfTheProjectLoadWithoutProblems() {
    assertEquals(List.of(), problems(text -> text, text -> text));
  }

  @ParameterizedTest(name = "{0} becomes {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // English line, what it is replaced with, the problem
        "skip = Skip to the content | skip = | error: not a message: 'skip =' (key = text)",
        "skip = Skip to the content | Skip | error: not a message: 'Skip' (key = text)",
        "skip = Skip to the content | # skip | i18n/en.properties: error: the key 'skip' is missing (skip = ...)",
        "skip = Skip to the content | skip = a\\nskip = b | the key 'skip' stands twice (once)",
        "skip = Skip to the content | skip = a\\nskiip = b | nothing uses the key 'skiip'",
        "skip = Skip to the content | skip = {name} | 'skip' has the arguments [] (those of English: [name])",
        "skip = Skip to the content | skip = [Skip](href) | 'skip' has the arguments [] (those of English: [(href)])"
      })
  void aFaultInAFileIsAProblem(String line, String becomes, String expected) {
    List<Problem> found =
        problems(text -> replaceOnce(text, line, becomes.replace("\\n", "\n")), text -> text);
    assertTrue(
        found.stream().anyMatch(p -> p.toString().contains(expected) && p.severity() == Problem.Severity.ERROR),
        () -> expected + " not in " + found);
  }

  @Test
  void aProblemNamesItsFileAndLine() {
    assertEquals(
        "[i18n/fr.properties:1: error: not a message: 'nonsense' (key = text)]",
        problems(text -> text, text -> "nonsense\n" + text).toString());
  }

  @Test
  void argumentsMayStandInAnotherOrder() {
    assertEquals(
        List.of(), problems(text -> text, text -> replaceOnce(text, "{part} sur {whole}", "{whole}, dont {part}")));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aFileWithoutAnyMessageLacksThemAll(Language language) {
    UnaryOperator<String> emptied = text -> "# nothing yet\n";
    List<Problem> found =
        language == Language.EN ? problems(emptied, text -> text) : problems(text -> text, emptied);
    assertEquals(Key.values().length, found.size(), found::toString);
  }

  @Test
  void theTypographyOfTheLanguageIsAppliedToMessagesAndToNamesOfTheDataAndToNothingElse() {
    Messages messages =
        load(
            text -> text,
            text -> replaceOnce(text, "quoted = « {text} »", "quoted = Qu'est-ce : « {text} » ?"),
            new Problems());
    Phrases french = messages.in(Language.FR);
    assertEquals(
        "Qu’est-ce\u00A0: «\u00A0it's: raw ?\u00A0»\u202F?", french.say(Key.QUOTED, "text", "it's: raw ?"));
    Text text = new Text("it's 5 %", "l'art : 5 %");
    assertEquals("l’art\u00A0: 5\u00A0%", french.text(text));
    assertEquals("it’s 5 %", messages.in(Language.EN).text(text));
  }

  @Test
  void everyKeyIsUsed() throws IOException {
    Set<Key> unused = EnumSet.allOf(Key.class);
    Pattern mention = Pattern.compile("\\bKey\\.([A-Z][A-Z0-9_]*)\\b");
    for (Path folder : List.of(ROOT.resolve("generator/src/main/java"), ROOT.resolve("templates"))) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(f -> f.toString().matches(".*\\.(java|jte)") && !f.endsWith("Key.java")).toList()) {
          Set<String> names =
              mention.matcher(Files.readString(file)).results().map(r -> r.group(1)).collect(Collectors.toSet());
          unused.removeIf(key -> names.contains(key.name()));
        }
      }
    }
    // Families that are reached by a code: Key.navigation, verdict, rule, arbitrationReason, and the hint of a column.
    unused.removeIf(key -> key.word().startsWith("nav-") || key.word().startsWith("arbitration-"));
    Arrays.stream(Key.values()).filter(key -> key.word().startsWith("column-")).forEach(key -> key.hint().ifPresent(unused::remove));
    Arrays.stream(Verdict.values()).map(Key::verdict).forEach(unused::remove);
    Arrays.stream(Criterion.Type.values()).map(Key::rule).forEach(unused::remove);
    assertEquals(Set.of(), unused);
  }

  @Test
  void everyVerdictAndEveryTypeOfCriterionHasItsWords() {
    Arrays.stream(Verdict.values()).forEach(v -> assertNotNull(Key.verdict(v), v::toString));
    Arrays.stream(Criterion.Type.values()).forEach(t -> assertNotNull(Key.rule(t), t::toString));
  }

  private static List<Problem> problems(UnaryOperator<String> english, UnaryOperator<String> french) {
    Problems problems = new Problems();
    load(english, french, problems);
    return problems.sorted();
  }

  /** The project's messages, each file changed. */
  private static Messages load(UnaryOperator<String> english, UnaryOperator<String> french, Problems problems) {
    return Messages.load(
        file -> {
          try {
            String text = Files.readString(ROOT.resolve(file));
            return Optional.of((file.contains("/en.") ? english : french).apply(text));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        },
        problems);
  }

  private static String replaceOnce(String text, String from, String to) {
    assertTrue(text.contains(from), () -> "not in the file: " + from);
    return text.replaceFirst(Pattern.quote(from), Matcher.quoteReplacement(to));
  }
}
