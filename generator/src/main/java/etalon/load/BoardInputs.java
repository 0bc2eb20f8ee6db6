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

  static Optional<BoardInputs> read(Files files, Catalogue catalogue) {
    int before = files.problems().errors();
    Optional<BoardFiles.Read> read = new BoardFiles(files).read();
    if (read.isEmpty() || files.problems().errors() > before) {
      return Optional.empty();
    }
    Boards boards = read.get().boards();
    return IdentityFile.read(files, boards, catalogue)
        .map(
            table ->
                new BoardInputs(
                    boards, read.get().settings(), table, Regrouping.of(boards, table), MergeLog.against(boards, table)));
  }

  /** The board's model that a measured model is. */
  public Optional<String> boardModel(String model) {
    return identities.links().stream().filter(link -> link.model().equals(model)).map(IdentityTable.Link::board).findFirst();
  }
}
