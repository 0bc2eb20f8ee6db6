package etalon.load;

import etalon.data.Files;
import etalon.i18n.Messages;
import etalon.problem.Problem;
import etalon.problem.Problems;
import java.nio.file.Path;
import java.util.List;

/**
 * What i18n/ holds, as far as it could be read.
 *
 * @param problems found on the way; with an error among them, nothing here may be used
 */
public record Strings(Messages messages, List<Problem> problems) {

  public static Strings read(Path root) {
    Problems problems = new Problems();
    Messages messages = Messages.load(new Files(root, problems)::text, problems);
    return new Strings(messages, problems.sorted());
  }
}
