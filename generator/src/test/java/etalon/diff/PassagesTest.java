package etalon.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PassagesTest {

  private static List<String> letters(String text) {
    return text == null ? List.of() : text.chars().mapToObj(c -> String.valueOf((char) c)).toList();
  }

  @ParameterizedTest(name = "{0} to {1}")
  @CsvSource({
    "abc, abc, ''",
    "abc, axc, b>x",
    "abc, ac, b>",
    "ac, abc, >b",
    "abc, '', a> b> c>",
    "'', ab, >a >b",
    // what moves is taken out and put in
    "abc, cab, >c c>",
    // two for one, one for two, at both ends
    "abcd, axd, b>x c>",
    "axd, abcd, x>b >c",
    "xbcy, zbcw, x>z y>w",
    // the same passage twice
    "aa, a, a>",
  })
  void aPassageIsReplacedTakenOutOrPutIn(String before, String after, String changes) {
    String found =
        Passages.changes(letters(before), letters(after)).stream()
            .map(change -> change.before() + ">" + change.after())
            .collect(Collectors.joining(" "));
    assertEquals(changes, found);
  }

  /** Whatever changed, following the changes from one text must not lose a passage of the other. */
  @Test
  void longTextsWithoutAnythingInCommonArePairedOneByOne() {
    List<String> before = IntStream.range(0, 3000).mapToObj(i -> "old " + i).toList();
    List<String> after = IntStream.range(0, 3001).mapToObj(i -> "new " + i).toList();
    List<Passages.Change> changes = Passages.changes(before, after);
    assertEquals(3001, changes.size());
    assertEquals(new Passages.Change("old 7", "new 7"), changes.get(7));
    assertEquals(new Passages.Change("", "new 3000"), changes.get(3000));
  }
}
