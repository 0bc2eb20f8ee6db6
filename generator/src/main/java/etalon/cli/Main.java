package etalon.cli;

import etalon.problem.InvalidInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ForkJoinPool;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The command line. */
@Command(
    name = Main.NAME,
    description = "Turns scored benchmark runs and bilingual Markdown into a static website.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:the inputs have problems, which were listed",
      "2:wrong usage",
      "70:a mistake of the program, with a stack trace",
      "74:the disk refused",
      "75:calls remain to be made, after which the run can be gone on with"
    })
public final class Main implements Runnable {
  static final String NAME = "etalon";

  /** In the order of the help. */
  static final List<Class<?>> COMMANDS =
      List.of(
          BuildCommand.class,
          CheckCommand.class,
          ServeCommand.class,
          GradeCommand.class,
          ScoreCommand.class,
          ArbitrateCommand.class,
          PublishCommand.class,
          VerifyCommand.class,
          ImportCommand.class,
          PricesCommand.class,
          ModelsCommand.class,
          EstimateCommand.class,
          CallCommand.class,
          NewCommand.class,
          DiffCommand.class,
          CompletionCommand.class);

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  public static void main(String[] arguments) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    // In a pool of its own each thread takes work from the others; the common one leaves its caller waiting.
    System.exit(new ForkJoinPool().submit(() -> run(out, err, arguments)).join());
  }

  /**
   * Runs a command and returns its exit code; prints to the given writers only. One that is named stands alone: to read
   * the options of the others is a tenth of a short build.
   */
  static int run(PrintWriter out, PrintWriter err, String... arguments) {
    Optional<Class<?>> named =
        COMMANDS.stream().filter(command -> arguments.length > 0 && name(command).equals(arguments[0])).findFirst();
    CommandLine line = named.isPresent() ? new CommandLine(named.get()).setCommandName(NAME + " " + arguments[0]) : commands();
    return line
        .setOut(out)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionExceptionHandler((failure, command, parsed) -> failed(failure, err))
        .execute(named.isPresent() ? Arrays.copyOfRange(arguments, 1, arguments.length) : arguments);
  }

  static CommandLine commands() {
    CommandLine line = new CommandLine(new Main());
    COMMANDS.forEach(line::addSubcommand);
    return line;
  }

  /** "build" of BuildCommand, as its annotation says too: to read those of all commands would take longer than a check of most files. */
  static String name(Class<?> command) {
    return command.getSimpleName().replace("Command", "").toLowerCase(Locale.ROOT);
  }

  /** Without a command there is nothing to do: wrong usage. */
  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "Missing command.");
  }

  private static int failed(Exception failure, PrintWriter err) {
    if (failure instanceof InvalidInput invalid) {
      ProblemList.print(invalid.problems(), err);
      return ExitCode.PROBLEMS;
    }
    if (failure instanceof IOException || failure instanceof UncheckedIOException) {
      // The message of a refused file is its path alone; the class says what was refused.
      err.println("etalon: the disk refused: " + failure);
      return ExitCode.INPUT_OUTPUT;
    }
    err.println("etalon: this is a mistake of the program; please report it with these lines.");
    failure.printStackTrace(err);
    return ExitCode.BUG;
  }

  static String version() throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Main.class.getResourceAsStream("/etalon.properties")) {
      properties.load(in);
    }
    return properties.getProperty("version");
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
      return new String[] {"etalon " + version()};
    }
  }
}
