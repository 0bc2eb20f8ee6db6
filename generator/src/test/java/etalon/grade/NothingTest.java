package etalon.grade;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NothingTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "\t\r\n", "\u00A0\u202F", "\u200B\uFEFF", "-", "--", "\u2014", "\u2212", "...", "\u2026", "?", "[]", "()",
        "\"\"", "''", "null", "NULL", "Null.", "\"null\"", "none", "None.", "(none)", "N/A", "n/a", "n.a.", "NA", "N / A",
        "not found", "Not_found", "NOT-FOUND", "unknown", "Unknown!", "not stated", "aucun", "Aucune", "aucun(e)",
        "n\u00E9ant", "ne\u0301ant", "NEANT", "non trouv\u00E9", "Non trouv\u00E9e", "non-trouv\u00E9(e)",
        "non communiqu\u00E9", "Non Communiqu\u00E9e", "inconnu", "inconnue", "nic", "neuvedeno", "nen\u00ED uvedeno",
        "\u017E\u00E1dn\u00FD", "\u017D\u00E1dn\u00E1", "\u017E\u00E1dn\u00E9", "nenalezeno",
        "\uFF2E\uFF4F\uFF4E\uFF45", "no\u200Bne", "**none**"
      })
  void saysNothing(String value) {
    assertTrue(Nothing.says(value), () -> "'" + value + "' says nothing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0", "0.00", "no", "non", "ne", "none found", "no value", "not found on page 2", "n", "N.I.C.", "nona", "nul",
        "unknowns", "The unknown soldier", "Aucun doute", "Nicolas", "$", "+", "\u2705", "non", "x", "-1", "null 0",
        "\u043Done", "n\u03BFne", "notfound", "not applicable", "empty", "\u65E0"
      })
  void saysSomething(String value) {
    assertFalse(Nothing.says(value), () -> "'" + value + "' says something");
  }

  @Test
  void looksAtLongValuesOnce() {
    assertTrue(Nothing.says(" ".repeat(1_000_000) + "none" + "-".repeat(1_000_000)));
    assertFalse(Nothing.says("none ".repeat(200_000)));
  }
}
