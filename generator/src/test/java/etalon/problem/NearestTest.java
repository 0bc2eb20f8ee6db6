package etalon.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    // a letter left out, put in, exchanged
    "acme/smal,     acme/small acme/large borel/one,   'perhaps ''acme/small''; '",
    "acme/smalll,   acme/small acme/large borel/one,   'perhaps ''acme/small''; '",
    "acme/snall,    acme/small acme/large borel/one,   'perhaps ''acme/small''; '",
    // a third of the letters is a misspelling, more is another name
    "abcdef,        abcdxy,                            'perhaps ''abcdxy''; '",
    "abcdef,        abcxyz,                            ''",
    "accountancy,   accounting legal,                  'perhaps ''accounting''; '",
    "tokenizer,     input output model,                ''",
    // the first in order among equals
    "cat,           car can,                           'perhaps ''can''; '",
  })
  void aMisspellingIsTurnedIntoTheNameThatWasMeant(String name, String known, String hint) {
    assertEquals(hint, Nearest.perhaps(name, Arrays.asList(known.split(" "))));
  }

  @Test
  void withoutKnownNamesThereIsNone() {
    assertEquals("", Nearest.perhaps("a", List.of()));
    assertEquals(Optional.empty(), Nearest.of("a", List.of()));
  }
}
