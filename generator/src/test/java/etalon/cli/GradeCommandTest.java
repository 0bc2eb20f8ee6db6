package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.cli.StagesSite.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GradeCommandTest {
  @TempDir Path folder;

  /** Arguments as one types them; a cell in single quotes may hold spaces. */
  private static Ran grade(String arguments) {
    List<String> words = new ArrayList<>(List.of("grade"));
    Pattern.compile("'([^']*)'|(\\S+)").matcher(arguments).results()
        .forEach(word -> words.add(word.group(1) == null ? word.group(2) : word.group(1)));
    return StagesSite.etalon(words.toArray(String[]::new));
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource(
      quoteCharacter = '"',
      delimiter = ';',
      value = {
        "--type date --convention US --expected 2020-03-04 --got 03/04/2020;                  correct",
        "--type date --convention FR --expected 2020-03-04 --got 03/04/2020;                  wrong",
        "--type DATE --convention dmy --expected 2020-04-03 --got '3 avril 2020';             correct",
        "--type amount --expected 1234.56 --got '1 234,56 €';                                 correct",
        "--type amount --expected 1234 --got 1.234;                                           needs-review",
        "--type amount --option decimalSeparator=, --expected 1234 --got 1.234;               correct",
        "--type number --option absoluteTolerance=1.5 --expected 10 --got 11.5;               correct",
        "--type number --option relativeTolerance=0.005 --expected 1616 --got 1624.08;        correct",
        "--type number --option relativeTolerance=0.005 --expected 1616 --got 1624.09;        wrong",
        "--type name --option abbreviations=st=saint,gp=group --expected 'Saint Gobain Group' --got 'St Gobain Gp'; correct",
        "--type label --expected Corporate --expected 'Corporate segment' --got 'corporate SEGMENT'; correct",
        "--type identifier --got FR12;                                                        hallucinated",
        "--type identifier --expected FR12 --got n/a;                                         missing",
        "--type identifier --got none;                                                        correct",
      })
  void anExampleHasThisVerdict(String arguments, String verdict) {
    assertEquals(new Ran(ExitCode.OK, verdict + System.lineSeparator(), ""), grade(arguments));
  }

  @Test
  void anExplanationSaysHowBothSidesWereRead() {
    assertEquals(
        List.of(
            "correct", "  expected: 2020-03-04", "  got:      2020-03-04", "  because:  the answer is what the reference says"),
        grade("--type date --convention US --expected 2020-03-04 --got 03/04/2020 --explain").lines());
    assertEquals(
        List.of(
            "hallucinated", "  expected: nothing", "  got:      fr12",
            "  because:  the answer gives a value, although the reference says nothing"),
        grade("--type identifier --got FR12 --explain").lines());
  }

  /** Wrong usage says what is wrong on its first line. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      quoteCharacter = '"',
      delimiter = ';',
      value = {
        "''; Unmatched argument at index 0: ''",
        "--type amonut --expected 1 --got 1; unknown type 'amonut' (amount, number, date, identifier, name, label, verdict, lines, list, exact)",
        "--type amount --option foo=1 --expected 1 --got 1; option 'foo=1' (key=value, with a key of [abbreviations, absoluteTolerance, dateConvention, decimalSeparator, relativeTolerance])",
        "--type amount --option decimalSeparator --got 1; option 'decimalSeparator' (key=value, with a key of [abbreviations, absoluteTolerance, dateConvention, decimalSeparator, relativeTolerance])",
        "--type date --convention XX --expected 2020-01-01 --got 1; options 'dateConvention=XX': dateConvention 'XX' (tolerances from 0 with a decimal point, '.' or ',', dmy, mdy or ymd)",
        "--type number --option relativeTolerance=-1 --got 1; options 'relativeTolerance=-1': tolerance '-1' (tolerances from 0 with a decimal point, '.' or ',', dmy, mdy or ymd)",
        "--type number --option absoluteTolerance=1e999999999 --expected 5 --got 1; options 'absoluteTolerance=1e999999999': tolerance '1e999999999' (tolerances from 0 with a decimal point, '.' or ',', dmy, mdy or ymd)",
        "--type amount --option decimalSeparator=x --got 1; options 'decimalSeparator=x': decimalSeparator 'x' (tolerances from 0 with a decimal point, '.' or ',', dmy, mdy or ymd)",
        "--type name --option abbreviations=st --got 1; options 'abbreviations=st': abbreviations 'st' are not short=long (tolerances from 0 with a decimal point, '.' or ',', dmy, mdy or ymd)",
        "--type amount --expected 1; Error: Missing required argument(s): --got=ANSWER",
        "--expected 1 --got 1; Error: Missing required argument(s): --type=TYPE",
        "--frobnicate; Unknown option: '--frobnicate'",
      })
  void wrongUsageIsSaid(String arguments, String said) {
    Ran ran = grade(arguments);
    assertEquals(ExitCode.USAGE, ran.code(), ran::err);
    assertEquals(said, ran.err().lines().findFirst().orElseThrow());
    assertEquals("", ran.out());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"", "--cases x.csv --type amount --got 1", "--cases"})
  void oneAnswerOrATableIsNeeded(String arguments) {
    assertEquals(ExitCode.USAGE, grade(arguments).code());
  }

  @Test
  void aReferenceThatCannotBeReadIsAProblem() {
    Ran ran = grade("--type date --expected 2020-31-01 --got 2020-01-31");
    assertEquals(ExitCode.PROBLEMS, ran.code());
    assertEquals(
        List.of(
            "--expected: error: the reference cannot be read: '2020-31-01' cannot be a reference of type date: there is no such day;"
                + " write the day as 2020-04-03"),
        ran.problems());
  }

  private Ran table(String text, String... more) throws IOException {
    Path file = folder.resolve("cases.csv");
    Files.writeString(file, text);
    List<String> arguments = new ArrayList<>(List.of("grade", "--cases", file.toString()));
    arguments.addAll(List.of(more));
    return StagesSite.etalon(arguments.toArray(String[]::new));
  }

  private String problem(String place, String message) {
    return folder.resolve("cases.csv") + place + ": error: " + message;
  }

  @Test
  void aTableWithoutClaimsIsGraded() throws IOException {
    Ran ran = table("type,options,expected,got\namount,,12.00|13.00,\"13,00\"\ndate,dateConvention=US,2020-03-04,03/04/2020\nidentifier,,,FR1\n");
    assertEquals(
        List.of(
            "2\tamount\t12.00 | 13.00\t13,00\tcorrect", "3\tdate\t2020-03-04\t03/04/2020\tcorrect",
            "4\tidentifier\tnothing\tFR1\thallucinated", "3 cases, 0 with a verdict, 0 different"),
        ran.lines());
    assertEquals(ExitCode.OK, ran.code());
  }

  @Test
  void aTableWhoseClaimsHoldIsDone() throws IOException {
    Ran ran = table("type,options,expected,got,verdict\namount,,12,13,wrong\namount,,12,,missing\n");
    assertEquals("2 cases, 2 with a verdict, 0 different", ran.lines().get(2));
    assertEquals(ExitCode.OK, ran.code());
  }

  @Test
  void aClaimThatDoesNotHoldIsShownWithBothVerdicts() throws IOException {
    Ran ran = table("type,options,expected,got,verdict\namount,,12,13,correct\namount,,12,12.00,correct\n", "--explain");
    assertEquals("2\tamount\t12\t13\twrong (not correct)", ran.lines().get(0));
    assertEquals("  because:  the answer is another value than the reference", ran.lines().get(3));
    assertTrue(ran.lines().contains("3\tamount\t12\t12.00\tcorrect"));
    assertTrue(ran.out().endsWith("2 cases, 2 with a verdict, 1 different" + System.lineSeparator()));
    assertEquals(ExitCode.PROBLEMS, ran.code());
  }

  @Test
  void everyRowThatDoesNotFitIsAProblem() throws IOException {
    Ran ran =
        table("type,options,expected,got,verdict\namonut,,1,1,correct\namount,foo=1,1,1,correct\namount,,1,1,right\ndate,dateConvention=XX,1,1,wrong\n");
    assertEquals(
        List.of(
            problem(":2", "type is 'amonut' (one of amount, number, date, identifier, name, label, verdict, lines, list, exact)"),
            problem(":3", "option 'foo=1' (key=value, with a key of [abbreviations, absoluteTolerance, dateConvention, decimalSeparator, relativeTolerance])"),
            problem(":4", "verdict is 'right' (one of correct, wrong, missing, hallucinated, needs-review)"),
            problem(":5", "options 'dateConvention=XX': dateConvention 'XX' (tolerances from 0 with a decimal point, '.' or ',', dmy, mdy or ymd)")),
        ran.problems());
    assertEquals(ExitCode.PROBLEMS, ran.code());
  }

  @Test
  void theOtherCasesAreGradedWhereOneReferenceCannotBeRead() throws IOException {
    Ran ran = table("type,options,expected,got\ndate,,2020-31-01,1\namount,,1,1\n");
    assertEquals(List.of("3\tamount\t1\t1\tcorrect", "2 cases, 0 with a verdict, 0 different"), ran.lines());
    assertTrue(ran.problems().get(0).startsWith(problem(":2", "the reference cannot be read: ")), ran::err);
    assertEquals(ExitCode.PROBLEMS, ran.code());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "'',                 the file is empty",
    "'type,got\n',       'the columns are type,got (type,options,expected,got)'",
    "'type,options,expected,got\namount,,1\n', 'the row has 3 cells: amount,,1 (4 cells: type,options,expected,got)'",
  })
  void aTableOfAnotherShapeIsRefused(String text, String said) throws IOException {
    Ran ran = table(text);
    assertEquals(ExitCode.PROBLEMS, ran.code());
    assertTrue(ran.err().contains(": error: " + said), ran::err);
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"missing.csv", "", "/"})
  void aTableThatCannotBeReadIsAProblem(String name) {
    Ran ran = StagesSite.etalon("grade", "--cases", name.startsWith("/") ? name : folder.resolve(name).toString());
    assertEquals(ExitCode.PROBLEMS, ran.code(), ran::err);
  }

  @Test
  void nothingThatAnAnswerHoldsReachesTheTerminalAsACommand() throws IOException {
    String hostile = "\u001b[2J\u202eFR1";
    for (Ran ran :
        List.of(
            table("type,options,expected,got\nexact,,a,\"" + hostile + "\n\"\n", "--explain"),
            StagesSite.etalon("grade", "--type", "exact", "--expected", hostile, "--got", hostile, "--explain"))) {
      assertFalse(ran.out().contains("\u001b") || ran.out().contains("\u202e"), ran::out);
      assertTrue(ran.out().contains("<U+202E>FR1"), ran::out);
    }
  }
}
