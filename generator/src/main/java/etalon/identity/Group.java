package etalon.identity;

import java.util.List;
import java.util.Optional;

/**
 * The names of one model.
 *
 * @param form of its fullest name
 * @param members sorted by source and label
 */
public record Group(String form, List<Member> members) {

  /** Why a name belongs to its group. */
  public enum Because {
    /** Its reduced form is the group's. */
    SAME_FORM,
    /** It says less (no date, no size), and only one model fits. */
    FITS_ONE_FULLER_NAME,
    /** An exception says so. */
    EXCEPTION
  }

  /**
   * @param form its own, before it joined a fuller one
   * @param highest whether no other name of the group is at a higher tier in this source
   * @param exception that was applied
   */
  public record Member(
      Labelled name,
      String form,
      Optional<Tier> tier,
      List<Change> changes,
      Because because,
      boolean highest,
      Optional<IdentityTable.NameException> exception) {
    public Member {
      changes = List.copyOf(changes);
    }
  }

  public Group {
    members = List.copyOf(members);
  }

  /** Whether several spellings or sources came together here. */
  public boolean isMerge() {
    return members.size() > 1;
  }
}
