package etalon.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Language;
import etalon.i18n.Rich.Run;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MessageTest {
  private static final Format ENGLISH = new Format(Language.EN);
  private static final Format FRENCH = new Format(Language.FR);

  @ParameterizedTest(name = "{0} models")
  @CsvSource({
    "0, '0 models are ranked', '0 modèle est classé'",
    "1, '1 model is ranked', '1 modèle est classé'",
    "2, '2 models are ranked', '2 modèles sont classés'",
    "1200, '1,200 models are ranked', '1\u202F200 modèles sont classés'"
  })
  void aNumberChoosesTheFormAndIsWrittenInItsLanguage(int models, String english, String french) {
    Map<String, Object> arguments = Map.of("n", models);
    assertEquals(english, Message.parse("{n} {n?model is|models are} ranked").fill(arguments, ENGLISH).plain());
    assertEquals(french, Message.parse("{n} {n?modèle est classé|modèles sont classés}").fill(arguments, FRENCH).plain());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "'{name}', here",
    "'({name})', (here)",
    "'{name}{name}', herehere",
    "'no place at all', no place at all",
    "'{ name}', '{ name}'",
    "'100 {%', '100 {%'",
    "'[no link]', '[no link]'"
  })
  void textsStandWhereTheirPlaceIs(String text, String expected) {
    assertEquals(expected, Message.parse(text).fill(Map.of("name", "here"), ENGLISH).plain());
  }

  @Test
  void linksTakeTheirAddressFromAnArgumentAndMayHoldOthers() {
    Rich rich =
        Message.parse("See [the {n} models](href), or [all](other).")
            .fill(Map.of("n", 27, "href", "../models/", "other", "https://x.org/"), ENGLISH);
    assertEquals(
        List.of(
            text("See "), new Run("the 27 models", Optional.of("../models/")), text(", or "),
            new Run("all", Optional.of("https://x.org/")), text(".")),
        rich.runs());
    assertEquals("See the 27 models, or all.", rich.plain());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"{other}", "[a](b)", "{n?one|many}", "<b>&amp;</b>", "$1 \\1", "%s", "{value}"})
  void aValueIsNeverInterpreted(String value) {
    Map<String, Object> arguments = Map.of("value", value, "other", "WRONG", "b", "WRONG", "n", 1);
    assertEquals(List.of(text("x " + value + " y")), Message.parse("x {value} y").fill(arguments, ENGLISH).runs());
    assertEquals(
        List.of(new Run(value, Optional.of(value))), Message.parse("[{value}](value)").fill(arguments, ENGLISH).runs());
  }

  @Test
  void theArgumentsAreNamedAndThoseOfLinksMarked() {
    assertEquals(
        Set.of("n", "name", "(href)", "label"),
        Message.parse("{n?one|many} {name} {name} [to {label}](href)").arguments());
    assertEquals(Set.of(), Message.parse("nothing").arguments());
  }

  @Test
  void anArgumentThatIsNotGivenIsNamed() {
    var e = assertThrows(IllegalArgumentException.class, () -> Message.parse("{name}").fill(new HashMap<>(), ENGLISH));
    assertTrue(e.getMessage().contains("'name'"), e.getMessage());
  }

  private static Run text(String text) {
    return new Run(text, Optional.empty());
  }
}
