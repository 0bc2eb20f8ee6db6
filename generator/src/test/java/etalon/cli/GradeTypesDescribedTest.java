package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.Criterion;
import etalon.bench.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The methodology describes what grade does: an entry of the list for each type, {@code **Amount** (`amount`): ...}. */
class GradeTypesDescribedTest {
  private static final Pattern ENTRY = Pattern.compile("(?m)^- \\*\\*.+\\*\\* \\(`([a-z]+)`\\) ?: ");

  @ParameterizedTest
  @EnumSource(Language.class)
  void theMethodologyDescribesEveryTypeOnce(Language language) throws IOException {
    Path page = FixtureSite.PROJECT.resolve("content/" + language.code() + "/methodology/checking-answers.md");
    List<String> described = ENTRY.matcher(Files.readString(page)).results().map(entry -> entry.group(1)).sorted().toList();
    assertEquals(Arrays.stream(Criterion.Type.values()).map(Words::of).sorted().toList(), described);
  }
}
