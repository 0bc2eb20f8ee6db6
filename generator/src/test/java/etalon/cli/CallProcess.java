package etalon.cli;

import etalon.gateway.FakeGateway;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code etalon call} in a process of its own, with a key in its environment. */
final class CallProcess {
  static final String VARIABLE = "MADE_UP_KEY";

  private CallProcess() {}

  static Process start(Path root, FakeGateway gateway, Path log, List<String> arguments) throws IOException {
    // The client's compiler only: these processes do not live long.
    List<String> command = new ArrayList<>(BuildProcess.command(BuildProcess.JAVA_HOME, List.of("-XX:TieredStopAtLevel=1", "-Xshare:auto")));
    command.remove(command.size() - 1);
    command.add("call");
    command.addAll(arguments);
    command.addAll(
        List.of("--gateway", gateway.address().toString(), "--gateway-name", "Fake", "--key-variable", VARIABLE, "--root", root.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
    builder.environment().put(VARIABLE, FakeGateway.KEY);
    return builder.start();
  }
}
