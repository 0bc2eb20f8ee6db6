package etalon.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExtractionTest {
  private static final Set<String> CRITERIA = Set.of("total");

  private static Extraction of(String text) {
    return Extraction.of(text.replace('\'', '"').replace("~", "\n"), CRITERIA);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '#', quoteCharacter = '`', value = {
    "{'total': '12.50'}#12.50",
    "{'total': 12.50}#12.50",
    "{'total': 1e3}#1000",
    "{'total': true}#true",
    "{'total': null}#``",
    "{'total': '', 'other': '7'}#``",
    "```json~{'total': '7'}~```#7",
    "So {this} is it: {'total': '7'}. Done {or not#7",
    "{'other': '1'} {'total': '7'}#7",
    "{'total': '7'} {'total': '7'}#7",
    "{'total': '7'} {'total': 7.0}#7",
    "{'note': '}{', 'total': 'a \\' } b'}#a \" } b",
    "{'total': ['a', 'b']}#a~b",
    "{'total': [{'text': 'Pen', 'n': 2}, {'text': 'Ink', 'n': 1.5}]}#Pen\t2~Ink\t1.5",
    "{'total': [['Pen', 2], ['Ink\\npot', null, 1]]}#Pen\t2~Ink pot\t\t1",
  })
  void theObjectIsTakenOut(String text, String total) {
    assertEquals(new Extraction.Found(Map.of("total", total.replace("~", "\n"))), of(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "seven", "{}", "{'other': '7'}", "{'total': '7'", "{'total': 7,}", "{'total': '7', 'total': '7'}", "['total']"})
  void thereIsNone(String text) {
    assertInstanceOf(Extraction.Nothing.class, of(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{'total': '7'} {'total': '8'}", "{'total': '7'} no: {'total': null}", "{'total': '1.234'}~{'total': '1234'}"})
  void twoSayDifferentThings(String text) {
    assertInstanceOf(Extraction.Contradictory.class, of(text));
  }

  @Test
  void whatTheObjectLacksIsNothing() {
    assertEquals(
        new Extraction.Found(Map.of("total", "7", "vat", "")), Extraction.of("{\"total\": \"7\"}", Set.of("total", "vat")));
  }

  /** What is deep, long or full of braces must neither take for ever nor overflow. */
  @Test
  void hostileTextsEnd() {
    assertInstanceOf(Extraction.Nothing.class, Extraction.of("{".repeat(1_000_000), CRITERIA));
    assertInstanceOf(Extraction.Nothing.class, Extraction.of("{\"total\":".repeat(100_000) + "1" + "}".repeat(100_000), CRITERIA));
    assertInstanceOf(Extraction.Nothing.class, Extraction.of("{\"total\": 1e999999999}", CRITERIA));
  }
}
