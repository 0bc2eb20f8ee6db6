package etalon.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonListTest {

  /** | is a line end; the rest of the file keeps every character. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{|  \"a\": [|    { \"x\": [ 1 ] }|  ],|  \"b\":1|}; {|  \"a\": [|    { \"x\": [ 1 ] },|    {|      \"y\": 2|    }|  ],|  \"b\":1|}",
        "{ \"a\": [] }; { \"a\": [|    {|      \"y\": 2|    }|  ] }",
        // the list of an inner object is another one
        "{ \"o\": { \"a\": [] }, \"a\": [] }; { \"o\": { \"a\": [] }, \"a\": [|    {|      \"y\": 2|    }|  ] }",
        // characters of more than one byte, and of more than one char
        "{ \"é\": \"🙂\", \"a\": [] }; { \"é\": \"🙂\", \"a\": [|    {|      \"y\": 2|    }|  ] }",
        "{ \"b\": [] };",
        "{ \"a\": ;",
        "[];",
      })
  void anEntryIsAddedAtTheEndOfTheList(String text, String longer) {
    Optional<String> added = JsonList.append(text.replace('|', '\n'), "a", "{\n  \"y\": 2\n}");
    assertEquals(Optional.ofNullable(longer).map(l -> l.replace('|', '\n')), added);
  }
}
