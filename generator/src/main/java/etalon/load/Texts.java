package etalon.load;

import etalon.content.Contents;
import etalon.content.Translation;
import etalon.data.Files;
import etalon.problem.Problem;
import etalon.problem.Problem.Severity;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What content/ holds, as far as it could be read.
 *
 * @param problems found on the way; with an error among them, nothing here may be used
 */
public record Texts(Contents contents, List<Problem> problems) {

  /** @param unfinished how grave a mark of what is still to be written is: an author wants to see the rest meanwhile */
  public static Texts read(Path root, Severity unfinished) {
    Files files = new Files(root, new Problems(), unfinished);
    Contents contents = Contents.load(folder(files), Inputs::revision, files.problems());
    return new Texts(contents, files.problems().sorted());
  }

  /** How far each text is translated, whatever else is wrong with it. */
  public static List<Translation> translations(Path root) {
    return Translation.all(folder(new Files(root, new Problems())), Inputs::revision);
  }

  private static Contents.Folder folder(Files files) {
    return new Contents.Folder() {
      @Override
      public List<String> markdown(String folder) {
        List<String> found = new ArrayList<>();
        for (String name : files.list(folder)) {
          if (name.endsWith(".md")) {
            found.add(name);
          } else if (files.exists(folder + "/" + name)) {
            files.problems().error(Place.of(folder + "/" + name), "nothing reads this file", "Markdown, with the ending .md");
          } else {
            markdown(folder + "/" + name).forEach(below -> found.add(name + "/" + below));
          }
        }
        return found;
      }

      @Override
      public Optional<String> text(String file) {
        return files.text(file);
      }
    };
  }
}
