package etalon.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The real command in a process of its own, with the classes under test. */
final class BuildProcess {
  static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));

  private BuildProcess() {}

  record Ended(int code, String printed) {}

  /** {@code java <options> etalon.cli.Main build <arguments>}, in a folder. */
  static List<String> command(Path javaHome, List<String> options, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(javaHome.resolve("bin").resolve("java").toString());
    command.addAll(options);
    // Surefire hides the classes in a manifest; this is where it names them.
    String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    command.addAll(List.of("-cp", classes, "etalon.cli.Main", "build"));
    command.addAll(List.of(arguments));
    return command;
  }

  static Process start(Path folder, Path log, List<String> command) throws IOException {
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start();
  }

  static Ended run(Path folder, List<String> command) throws IOException, InterruptedException {
    Path log = Files.createTempFile("etalon-build", ".log");
    try {
      int code = start(folder, log, command).waitFor();
      return new Ended(code, Files.readString(log));
    } finally {
      Files.delete(log);
    }
  }
}
