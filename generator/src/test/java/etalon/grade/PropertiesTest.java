package etalon.grade;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.Criterion;
import etalon.bench.Criterion.Type;
import etalon.bench.Verdict;
import etalon.grade.GradeTablesTest.Row;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds for every value, tried on random ones. */
class PropertiesTest {
  private static final long SEED = 20261010;
  private static final String INVISIBLE = "\u200B\u200D\uFEFF\u00AD\u2060\u200E";
  private static final String[] OPTIONS = {
    "", "decimalSeparator=.", "decimalSeparator=,;dateConvention=DMY", "dateConvention=MDY;relativeTolerance=0.005",
    "dateConvention=YMD;absoluteTolerance=1", "abbreviations=st=saint,st=street"
  };

  private static final Set<Type> FOLDED = EnumSet.of(Type.IDENTIFIER, Type.NAME, Type.LABEL, Type.VERDICT, Type.DATE);

  @BeforeAll
  static void printSeed() {
    System.out.println("PropertiesTest seed " + SEED);
  }

  @ParameterizedTest
  @EnumSource(Type.class)
  void nothingThrowsAndExplanationsAgree(Type type) {
    Random random = new Random(SEED);
    for (int round = 0; round < 10_000; round++) {
      Criterion criterion = Criteria.of(type, OPTIONS[random.nextInt(OPTIONS.length)]);
      String form = text(type, random);
      String got = random.nextInt(8) == 0 ? form : text(type, random);
      ItemGrader grader = graderOrNothing(criterion, form);
      String shown = type + " '" + form + "' <- '" + got + "'";
      Verdict verdict = assertDoesNotThrow(() -> grader.grade(got), shown);
      Explanation explanation = assertDoesNotThrow(() -> grader.explain(got), shown);
      assertEquals(verdict, explanation.verdict(), shown);
      assertEquals(
          verdict == Verdict.NEEDS_REVIEW,
          !explanation.reason().startsWith("the answer is what")
              && !explanation.reason().startsWith("the answer is another")
              && !explanation.reason().startsWith("the answer says")
              && !explanation.reason().startsWith("the answer gives")
              && !explanation.reason().startsWith("the reference says"),
          shown);
    }
  }

  @ParameterizedTest
  @EnumSource(Type.class)
  void aReferenceIsRightAgainstItself(Type type) {
    Random random = new Random(SEED);
    int tried = 0;
    for (int round = 0; round < 5_000; round++) {
      Criterion criterion = Criteria.of(type, OPTIONS[random.nextInt(OPTIONS.length)]);
      String form = text(type, random);
      try {
        ItemGrader grader = ItemGrader.of(criterion, List.of(form));
        assertEquals(Verdict.CORRECT, grader.grade(form), () -> type + " '" + form + "'");
        tried++;
      } catch (UnreadableReference refused) {
        // Most random texts are no reference.
      }
    }
    System.out.println("PropertiesTest " + type + ": " + tried + " random references against themselves");
  }

  @ParameterizedTest
  @EnumSource(Type.class)
  void theReferencesOfTheTablesAreRightAgainstThemselves(Type type) {
    for (Row row : readable(type)) {
      for (String form : row.expected().split("\\|")) {
        assertEquals(Verdict.CORRECT, Criteria.grader(type, row.options(), form).grade(form), row::toString);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Type.class)
  void whiteSpaceAroundChangesNothing(Type type) {
    // In lines a tab begins another cell.
    String after = type == Type.LINES ? "\u202F\u200B \r\n" : "\t\u202F\u200B ";
    assertNoiseChangesNothing(type, got -> " \u00A0\r\n" + got + after);
  }

  @ParameterizedTest
  @EnumSource(
      value = Type.class,
      names = {"LINES", "LIST", "EXACT"},
      mode = EnumSource.Mode.EXCLUDE)
  void invisibleCharactersChangeNothing(Type type) {
    Random random = new Random(SEED);
    assertNoiseChangesNothing(type, got -> sprinkled(got, INVISIBLE, random));
  }

  @ParameterizedTest
  @EnumSource(
      value = Type.class,
      names = {"IDENTIFIER", "NAME", "LABEL", "VERDICT", "DATE", "AMOUNT", "NUMBER"})
  void fullWidthAndDecomposedFormsChangeNothing(Type type) {
    assertNoiseChangesNothing(type, PropertiesTest::fullWidth);
    assertNoiseChangesNothing(type, got -> Normalizer.normalize(got, Normalizer.Form.NFD));
  }

  @Test
  void caseChangesNothing() {
    for (Type type : FOLDED) {
      assertNoiseChangesNothing(type, got -> isPlainLatin(got) ? got.toUpperCase(Locale.ROOT) : got);
      assertNoiseChangesNothing(type, got -> isPlainLatin(got) ? got.toLowerCase(Locale.ROOT) : got);
    }
  }

  @Test
  void punctuationAtTheEndsChangesNothing() {
    for (Type type : EnumSet.of(Type.IDENTIFIER, Type.NAME, Type.LABEL)) {
      assertNoiseChangesNothing(type, got -> "\u00AB\u00A0" + got + "\u00A0\u00BB.");
      assertNoiseChangesNothing(type, got -> "**\"(" + got + ")\"**");
    }
  }

  @Test
  void spacesAndPunctuationInsideChangeNothingInIdentifiers() {
    Random random = new Random(SEED);
    assertNoiseChangesNothing(Type.IDENTIFIER, got -> sprinkled(got, " .-/_:\u00A0\u2013", random));
  }

  @Test
  void theKindOfLineEndChangesNothing() {
    for (Type type : EnumSet.of(Type.LINES, Type.LIST)) {
      assertNoiseChangesNothing(type, got -> got.replace("\n", "\r\n"));
      assertNoiseChangesNothing(type, got -> got.replace("\n", "\r"));
      assertNoiseChangesNothing(type, got -> got.replace("\n", "\n \n\u2028") + "\n");
    }
  }

  @Test
  void theOrderOfListsDoesNotMatter() {
    Random random = new Random(SEED);
    assertNoiseChangesNothing(Type.LIST, got -> hasOnly(got, ';') ? shuffled(got, ";", random) : got);
    assertNoiseChangesNothing(Type.LIST, got -> hasOnly(got, '\n') ? shuffled(got, "\n", random) : got);
  }

  @Test
  void theOrderOfLinesDoesNotMatter() {
    Random random = new Random(SEED);
    for (int round = 0; round < 20; round++) {
      assertNoiseChangesNothing(Type.LINES, got -> hasOnly(got, '\n') ? shuffled(got, "\n", random) : got);
    }
  }

  @Test
  void sidesCanBeSwapped() {
    for (Type type : EnumSet.of(Type.AMOUNT, Type.IDENTIFIER, Type.NAME, Type.LABEL, Type.LIST, Type.EXACT, Type.LINES)) {
      for (Row row : readable(type)) {
        if (row.expected().contains("|") || Nothing.says(row.got())) {
          continue;
        }
        try {
          Verdict there = Criteria.grader(type, row.options(), row.expected()).grade(row.got());
          Verdict back = Criteria.grader(type, row.options(), row.got()).grade(row.expected());
          assertEquals(there, back, row::toString);
        } catch (UnreadableReference refused) {
          // An answer that cannot be a reference has no way back.
        }
      }
    }
  }

  private static void assertNoiseChangesNothing(Type type, UnaryOperator<String> noise) {
    for (Row row : readable(type)) {
      ItemGrader grader =
          row.expected().isEmpty()
              ? Criteria.grader(type, row.options())
              : Criteria.grader(type, row.options(), row.expected().split("\\|"));
      if (!Nothing.says(row.got()) && row.got().length() < 200) {
        String noisy = noise.apply(row.got());
        assertEquals(grader.grade(row.got()), grader.grade(noisy), () -> row + ", with noise '" + noisy + "'");
      }
    }
  }

  private static List<Row> readable(Type type) {
    List<Row> rows = new ArrayList<>(GradeTablesTest.rows(type));
    rows.removeIf(row -> row.verdict().equals("unreadable-reference"));
    rows.removeIf(row -> row.expected().isEmpty());
    return rows;
  }

  private static ItemGrader graderOrNothing(Criterion criterion, String form) {
    try {
      return ItemGrader.of(criterion, List.of(form));
    } catch (UnreadableReference refused) {
      return ItemGrader.of(criterion, List.of());
    }
  }

  /** Any characters at all, or characters that the type looks at, so that the deeper branches are reached. */
  private static String text(Type type, Random random) {
    StringBuilder text = new StringBuilder();
    int length = random.nextInt(random.nextInt(20) == 0 ? 300 : 14);
    String[] familiar = familiar(type);
    boolean wild = random.nextInt(3) == 0;
    for (int i = 0; i < length; i++) {
      if (wild) {
        int c = random.nextBoolean() ? random.nextInt(0x3000) : random.nextInt(Character.MAX_CODE_POINT + 1);
        if (random.nextInt(10) == 0) {
          text.append((char) (0xD800 + random.nextInt(0x800))); // a lone surrogate
        } else {
          text.appendCodePoint(c);
        }
      } else {
        text.append(familiar[random.nextInt(familiar.length)]);
      }
    }
    return text.toString();
  }

  /** Characters or words that the type looks at. */
  private static String[] familiar(Type type) {
    return switch (type) {
      case AMOUNT, NUMBER -> "0123456789012345678901234567890123456789..,, -+()$\u20AC%'\u00A0".split("");
      case DATE -> new String[] {
        "3", "04", "12", "31", "20", "2020", "1999", "/", "/", "-", "-", ". ", ".", " ", " ", "April", "mars", "dubna", "er",
        "th", "Friday, "
      };
      case LINES -> "ab12 .\t\t||\n\n".split("");
      case LIST -> "ab \u00E1;;\n,-".split("");
      case VERDICT -> new String[] {"yes", "no", "n", "a", "ne", "not", "applicable", "_", " ", "/", "."};
      default -> "abcAB\u00C9\u00E9e\u0301\u00DF\u0430\u041212 .-&#'\u00A0\u200B".split("");
    };
  }

  private static String sprinkled(String text, String noise, Random random) {
    StringBuilder sprinkled = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              sprinkled.appendCodePoint(c);
              if (random.nextInt(3) == 0 && Character.getType(c) != Character.NON_SPACING_MARK) {
                sprinkled.append(noise.charAt(random.nextInt(noise.length())));
              }
            });
    return sprinkled.toString();
  }

  private static String fullWidth(String text) {
    StringBuilder wide = new StringBuilder();
    text.chars().forEach(c -> wide.append((char) (c > ' ' && c < 0x7F ? c + 0xFEE0 : c)));
    return wide.toString();
  }

  private static boolean isPlainLatin(String text) {
    return text.chars().allMatch(c -> c < 0x250);
  }

  private static boolean hasOnly(String text, char separator) {
    String others = "\n\r;,".replace(String.valueOf(separator), "");
    return text.indexOf(separator) >= 0 && text.chars().noneMatch(c -> others.indexOf(c) >= 0);
  }

  private static String shuffled(String text, String separator, Random random) {
    List<String> parts = new ArrayList<>(Arrays.asList(text.split(separator)));
    Collections.shuffle(parts, random);
    return String.join(separator, parts);
  }
}
