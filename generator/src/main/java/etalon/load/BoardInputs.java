package etalon.load;

import etalon.bench.BoardSettings;
import etalon.bench.Boards;
import etalon.bench.Catalogue;
import etalon.data.BoardFiles;
import etalon.data.Files;
import etalon.data.IdentityFile;
import etalon.identity.IdentityTable;
import etalon.identity.MergeLog;
import etalon.identity.Regrouping;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.util.Optional;

/**
 * The public boards, with who is who in them.
 *
 * @param boards under the snapshot's own model ids
 * @param regrouping the same under the ids that the rules give
 * @param log where the two differ
 */
public record BoardInputs(
    Boards boards, BoardSettings settings, IdentityTable identities, Regrouping regrouping, MergeLog log) {

  /** The figures alone; nothing when there are none, or one of them is wrong. */
  static Optional<BoardFiles.Read> figures(Files files) {
    int before = files.problems().errors();
    Optional<BoardFiles.Read> read = new BoardFiles(files).read();
    return files.problems().errors() > before ? Optional.empty() : read;
  }

  /** The figures with who is who in them; nothing when what is declared about that is wrong. */
  static Optional<BoardInputs> of(Files files, BoardFiles.Read read, Catalogue catalogue) {
    Boards boards = read.boards();
    return IdentityFile.read(files, boards, catalogue)
        .map(
            table -> {
              Regrouping regrouping = Regrouping.of(boards, table);
              refusals(regrouping, files.problems());
              return new BoardInputs(
                  boards, read.settings(), table, regrouping, MergeLog.against(boards, table, regrouping));
            });
  }

  /** A merge that would put two figures of one measure under one model needs a decision. */
  private static void refusals(Regrouping regrouping, Problems problems) {
    for (Regrouping.Refusal refusal : regrouping.refusals()) {
      problems.error(
          Place.of(BoardFiles.SCORES),
          "'" + refusal.first().sourceLabel() + "' and '" + refusal.second().sourceLabel() + "' have one reduced name, '"
              + refusal.form() + "', and different figures on '" + refusal.first().measure() + "'",
          "an exception in " + IdentityFile.PATH + " for one of the two");
    }
  }

  /** The board's model that a measured model is. */
  public Optional<String> boardModel(String model) {
    return identities.links().stream().filter(link -> link.model().equals(model)).map(IdentityTable.Link::board).findFirst();
  }
}
