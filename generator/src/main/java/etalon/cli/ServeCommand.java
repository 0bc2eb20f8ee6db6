package etalon.cli;

import etalon.data.CatalogueReader;
import etalon.data.Files;
import etalon.problem.Problems;
import etalon.serve.Server;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "serve",
    description = "Shows the site in a browser while its sources are edited; nothing is written.",
    mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/, content/ and i18n/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Option(names = "--port", defaultValue = "8000", paramLabel = "N", description = "0 for any that is free (default: ${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--host", defaultValue = "localhost", paramLabel = "NAME",
      description = "Name or address to listen on (default: ${DEFAULT-VALUE}, which only this machine reaches).")
  private String host;

  @Option(names = "--base-path", paramLabel = "PATH", description = "Where the site begins (default: the path of baseUrl in data/site.json).")
  private String basePath;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws Exception {
    PrintWriter out = spec.commandLine().getOut();
    if (!java.nio.file.Files.isDirectory(root.resolve("data"))) {
      throw wrong("There is no folder " + root.resolve("data") + ".");
    }
    try (Server server = Server.start(root, host, port, basePath(), Workflow::evaluate, out::println)) {
      out.println(server.address() + "   (Ctrl-C ends)");
      out.println("For translators: /_/side-by-side?page=methodology and /_/translations there.");
      new CountDownLatch(1).await();
    } catch (BindException e) {
      throw wrong("The port " + port + " of " + host + " cannot be had (" + e.getMessage() + "): another --port, or 0 for any.");
    } catch (UnknownHostException e) {
      throw wrong("No host '" + host + "'.");
    }
    return ExitCode.OK;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** With a slash at both ends. */
  private String basePath() throws IOException {
    String path =
        Optional.ofNullable(basePath)
            .orElseGet(
                () ->
                    new CatalogueReader(new Files(root, new Problems()))
                        .read(Optional.empty())
                        .map(catalogue -> URI.create(catalogue.site().baseUrl()).getPath())
                        .orElse("/"));
    if (!path.matches("[A-Za-z0-9._~/-]*") || path.contains("..") || path.contains("//")) {
      throw wrong("'" + path + "' is no path of a site: /etalon/");
    }
    return ("/" + path + "/").replaceAll("/+", "/");
  }
}
