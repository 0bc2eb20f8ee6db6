package etalon.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTextTest {

  /** By CommonMark 0.31.2, 2.4: a backslash before ASCII punctuation shows it as it stands. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '\t',
      value = {
        "a *b* _c_\ta \\*b\\* \\_c\\_",
        "<img src=x>\t\\<img src=x\\>",
        "[a](http://x)\t\\[a\\]\\(http:\\/\\/x\\)",
        "@someone #12\t\\@someone \\#12",
        "97.5 2026-03-01\t97.5 2026-03-01",
        "- a\t\\- a",
      })
  void wordsAreNoMarks(String words, String markdown) {
    // The slash needs none, and is not escaped.
    assertEquals(markdown.replace("\\/", "/"), MarkdownText.escaped(words));
  }
}
