package etalon.identity;

import etalon.bench.Boards;
import etalon.bench.Boards.Score;
import etalon.identity.Group.Member;
import java.util.List;

/**
 * The models that the rules make of a snapshot that came with ids of its own.
 *
 * <p>A group takes the id under which the snapshot has most of its scores on boards, then of all its scores, unless
 * another group has more of them there; a group for which no id is left takes one made of its form. A merge that would
 * put two figures of one measure at the same tier under one model is refused: its labels stay apart as the snapshot has
 * them, until an exception decides.
 *
 * @param groups all of them, as {@link Identities#merge} made them
 * @param parts sorted by form, then by the snapshot's order of models
 * @param refusals sorted by form and measure
 * @param boards the scores under the new ids; where several fall on one model and measure, that of the highest tier
 */
public record Regrouping(List<Group> groups, List<Part> parts, List<Refusal> refusals, Boards boards) {

  /**
   * The labels that the snapshot has under one id, and the rules in one group.
   *
   * @param model the snapshot's id
   * @param becomes the id by the rules
   * @param form of the group
   */
  public record Part(String model, String becomes, String form, List<Member> members) {
    public Part {
      members = List.copyOf(members);
    }
  }

  /** Two figures that one model would have had on one measure, neither at a higher tier. */
  public record Refusal(String form, Score first, Score second) {}

  public Regrouping {
    groups = List.copyOf(groups);
    parts = List.copyOf(parts);
    refusals = List.copyOf(refusals);
  }

  /** @throws IllegalArgumentException if a score names a measure or a model that the boards do not have */
  public static Regrouping of(Boards boards, IdentityTable table) {
    return new Regrouper(boards, table).regroup();
  }
}
