package etalon.identity;

import etalon.bench.Boards;
import etalon.bench.Boards.BoardModel;
import etalon.identity.Group.Member;
import etalon.identity.Regrouping.Part;
import etalon.identity.Regrouping.Refusal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Every name with what became of it, and where the rules and a snapshot's own ids differ.
 *
 * @param groups all, sorted by form; {@link Group#isMerge} tells those of several names
 * @param differences merges, then splits, refusals and names, each in the order of the groups or of the snapshot
 */
public record MergeLog(List<Group> groups, List<Difference> differences) {
  private static final Pattern SPACED_DATE = Pattern.compile("(?<=\\b\\d{2}|\\b\\d{4}) (?=\\d{2}(?:\\d{2})?\\b)");

  /**
   * One disagreement.
   *
   * @param parts of a {@link Kind#MERGE} or {@link Kind#REFUSED} those of one form, else those of one id
   * @param refusals empty unless refused
   */
  public record Difference(Kind kind, List<Part> parts, List<Refusal> refusals) {
    public Difference {
      parts = List.copyOf(parts);
      refusals = List.copyOf(refusals);
    }

    /** The snapshot's ids, in its order. */
    public List<String> models() {
      return parts.stream().map(Part::model).distinct().toList();
    }
  }

  public enum Kind {
    /** Several ids of the snapshot are one model by the rules. */
    MERGE,
    /** One id of the snapshot is several models by the rules. */
    SPLIT,
    /** Several ids have one form, and figures that contradict each other: left apart until an exception decides. */
    REFUSED,
    /**
     * The snapshot's own name for an id says another thing than the labels under it: "Qwen3.8" for "Qwen3.8 Max",
     * "Granite 4.2.3b" for "granite-4.2-3b". No figure depends on it.
     */
    MISNAMED
  }

  public MergeLog {
    groups = List.copyOf(groups);
    differences = List.copyOf(differences);
  }

  public static MergeLog against(Boards boards, IdentityTable table) {
    return against(boards, table, Regrouping.of(boards, table));
  }

  /** @param regrouping of these boards by this table */
  public static MergeLog against(Boards boards, IdentityTable table, Regrouping regrouping) {
    Map<String, List<Part>> byForm =
        regrouping.parts().stream().collect(Collectors.groupingBy(Part::form, TreeMap::new, Collectors.toList()));
    Map<String, List<Part>> byModel = regrouping.parts().stream().collect(Collectors.groupingBy(Part::model));
    Map<String, List<Refusal>> refusals =
        regrouping.refusals().stream().collect(Collectors.groupingBy(Refusal::form));
    List<Difference> differences = new ArrayList<>();
    byForm.forEach(
        (form, parts) -> {
          if (refusals.containsKey(form)) {
            differences.add(new Difference(Kind.REFUSED, parts, refusals.get(form)));
          } else if (parts.size() > 1) {
            differences.add(new Difference(Kind.MERGE, parts, List.of()));
          }
        });
    for (BoardModel model : boards.models()) {
      List<Part> parts = byModel.getOrDefault(model.id(), List.of());
      if (parts.size() > 1) {
        differences.add(new Difference(Kind.SPLIT, parts, List.of()));
      }
      if (!parts.isEmpty() && isMisnamed(model, parts, table)) {
        differences.add(new Difference(Kind.MISNAMED, parts, List.of()));
      }
    }
    differences.sort(Comparator.comparing(Difference::kind)); // stable
    return new MergeLog(regrouping.groups(), differences);
  }

  /** Whether the name has another form than each label. Its dates have spaces where those of labels have hyphens. */
  private static boolean isMisnamed(BoardModel model, List<Part> parts, IdentityTable table) {
    List<Member> members = parts.stream().flatMap(part -> part.members().stream()).toList();
    if (members.stream().anyMatch(member -> member.name().label().equals(model.name()))) {
      return false;
    }
    String name = SPACED_DATE.matcher(model.name()).replaceAll("-");
    String form = Names.reduce(name, table.rules()).form();
    return members.stream().noneMatch(member -> formByRules(member, table.rules()).equals(form));
  }

  private static String formByRules(Member member, Rules rules) {
    return member.exception().isPresent() ? Names.reduce(member.name().label(), rules).form() : member.form();
  }
}
