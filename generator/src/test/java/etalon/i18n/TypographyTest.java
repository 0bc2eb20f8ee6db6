package etalon.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.Language;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In the tables {@code _} stands for the no-break space U+00A0 and {@code ~} for the narrow one, U+202F. */
class TypographyTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // a narrow space before ; ! ? whether a space was typed or not
        "Vraiment ?           | Vraiment~?",
        "Vraiment?            | Vraiment~?",
        "Vraiment_?           | Vraiment~?",
        "Vraiment  ?          | Vraiment~?",
        "oui ; non            | oui~; non",
        "oui; non             | oui~; non",
        "Attention ! Ici.     | Attention~! Ici.",
        "Quoi ?!              | Quoi~?!",
        "Quoi ? !             | Quoi~?~!",
        "(vraiment ?)         | (vraiment~?)",
        "[vraiment?]          | [vraiment~?]",
        "(2 sur 3) ; puis     | (2 sur 3)~; puis",
        "(2 sur 3); puis      | (2 sur 3)~; puis",
        "le F1 ; puis         | le F1~; puis",
        "12 % ; puis          | 12_%~; puis",
        "Et alors…?           | Et alors…~?",
        // a no-break space before a colon
        "Score : 81,2 %       | Score_: 81,2_%",
        "Score: 81,2 %        | Score_: 81,2_%",
        "Score :_81           | Score_:_81",
        "Deux règles :        | Deux règles_:",
        "Deux règles:         | Deux règles_:",
        "(voir ici) : suite   | (voir ici)_: suite",
        "Rang 3: oui          | Rang 3_: oui",
        "il dit : « oui »     | il dit_: «_oui_»",
        "il dit :« oui »      | il dit_:«_oui_»",
        // digits are never changed
        "Score : 81.2 %       | Score_: 81.2_%",
        // per cent and currencies
        "95%                  | 95_%",
        "{tolerance} %        | {tolerance}_%",
        "12 $ et 3,50 €       | 12_$ et 3,50_€",
        // guillemets
        "« égalité »          | «_égalité_»",
        "«égalité»            | «_égalité_»",
        "«~égalité~»          | «_égalité_»",
        "« oui ? »            | «_oui~?_»",
        "« oui », dit-il      | «_oui_», dit-il",
        "« un », « deux » ; « trois » ! | «_un_», «_deux_»~; «_trois_»~!",
        // apostrophes
        "l'écart              | l’écart",
        "aujourd'hui          | aujourd’hui",
        "L'IA n'a qu'un 2e rang | L’IA n’a qu’un 2e rang",
        "d'« égalité »        | d’«_égalité_»",
        "l'[arbitrage](method) : voir | l’[arbitrage](method)_: voir",
        "l'{name}             | l’{name}",
        "L'                   | L’",
        "parce qu'            | parce qu’",
        "l'un d'              | l’un d’",
        // marks right after an address do not stop the rest
        "« https://x.fr » ?   | «_https://x.fr_»~?",
        "https://x.fr ; l'URL | https://x.fr~; l’URL"
      })
  void spacesAndApostrophesArePutRightAndArePutRightOnce(String typed, String printed) {
    assertEquals(printed, french(typed));
    assertEquals(printed, french(printed), "applied again");
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "10:30",
        "à 10:30 précises",
        "1:1",
        "un rapport de 16:9",
        "https://x.fr/?a=1;b",
        "voir https://x.fr/?a=1&l'b!c puis",
        "mailto:a@x.fr?subject=b",
        "www.x.fr/a;b",
        "a?b:c",
        "fichier.csv",
        "data/v1/index.json",
        "1er et 2e",
        "12_345",
        "1~234,50",
        "…",
        "Attendez...",
        "Attendez…",
        "(entre parenthèses)",
        "«_»",
        "\"égalité\"",
        "le mot 'x'",
        "'entre apostrophes'",
        "5' et 6\"",
        "±_2,1",
        "{name}, {count?modèle|modèles}, [texte](nom)",
        "{n? modèle| modèles} et {n?|s}",
        "?",
        "+12 %d",
        "une phrase, sans rien. Et une autre - ou deux",
        "Vraiment~? «_l’écart_»_: 81,2_%~; oui~!",
        ""
      })
  void whatIsRightOrNotProseStaysAsItIs(String text) {
    assertEquals(text, french(text));
  }

  private static String french(String text) {
    return Typography.of(Language.FR, text.replace('_', '\u00A0').replace('~', '\u202F'))
        .replace('\u00A0', '_')
        .replace('\u202F', '~');
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // quotation marks
        "called \"nothing\" here      | called “nothing” here",
        "\"nothing\"                  | “nothing”",
        "(\"yes\")                    | (“yes”)",
        "\"yes, because\": no         | “yes, because”: no",
        "a reference of \"1.9\"       | a reference of “1.9”",
        "\"± 2.1\" beside             | “± 2.1” beside",
        "\"[word](href)\"             | “[word](href)”",
        "\"{text}\"                   | “{text}”",
        "the word 'nothing' is        | the word ‘nothing’ is",
        "\"a 'b' c\"                  | “a ‘b’ c”",
        // apostrophes
        "the model's answer           | the model’s answer",
        "the models' own              | the models’ own",
        "it's, isn't, o'clock         | it’s, isn’t, o’clock",
        "the '90s                     | the ’90s",
        "1990's                       | 1990’s",
        "D&A's line                   | D&A’s line",
        "see https://x.org/?a='b' it's | see https://x.org/?a='b' it’s",
        // feet and inches, and what is right already
        "6 feet are 6' or 72\"         | 6 feet are 6' or 72\"",
        "“nothing”, the model’s       | “nothing”, the model’s",
        "{count?model} of '{n}'       | {count?model} of ‘{n}’"
      })
  void englishQuotationMarksAndApostrophesAreCurlyAndStaySo(String typed, String printed) {
    assertEquals(printed, Typography.of(Language.EN, typed));
    assertEquals(printed, Typography.of(Language.EN, printed), "applied again");
  }

  /** Markdown gives its text in pieces, between emphasis, code and links. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"`\" is closed` | `” is closed`", "`'s own` | `’s own`", "`' own` | `’ own`", "` \"so\"` | ` “so”`"})
  void aPieceOfEnglishThatGoesOnAfterSomethingClosesItsQuotation(String typed, String printed) {
    assertEquals(printed, Typography.of(Language.EN, typed, true));
  }

  private static final List<String> PIECES =
      List.of(
          "le score", "l'écart", "aujourd'hui", "Qu'", "d'", "12", "3,5", "100", "IA", "F1", "https://x.fr/?a;b", "www.x.fr",
          "mailto:a@b", "{count?un|des}", "{name}", "[lien](href)", " ", " ", " ", "\u00A0", "\u202F", "?", "!", ";", ":", "%",
          "$", "€", "«", "»", "(", ")", "’", "'", "…", ".", ",", "“", "”", "\"", "\n", "-");

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 20261130})
  void applyingItTwiceChangesNothing(long seed) {
    Random random = new Random(seed);
    for (int round = 0; round < 5_000; round++) {
      String text =
          random.ints(1 + random.nextInt(12), 0, PIECES.size()).mapToObj(PIECES::get).collect(Collectors.joining());
      for (Language language : Language.values()) {
        String once = Typography.of(language, text);
        assertEquals(once, Typography.of(language, once), () -> language + ", seed " + seed + ", input '" + text + "'");
      }
    }
  }
}
