package etalon.identity;

import etalon.bench.Boards;
import etalon.identity.Group.Because;
import etalon.identity.Group.Member;
import etalon.identity.Token.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which labels are one model.
 *
 * <p>Labels of one form are. A form that says less, because a source left out the date, the size, the tuning or the
 * precision, joins the fuller form of the same words and versions when all of this holds:
 *
 * <ul>
 *   <li>every fuller form belongs to one model: of "Gemma 2", "Gemma 2 9B" and "Gemma 2 27B" none joins another
 *   <li>no source prints both: who lists "DeepSeek V4 Pro" and "DeepSeek V4 Pro 0813" means two models
 *   <li>no exception gave it its form
 *   <li>it has no word of those that {@linkplain Rules#moving move}, or its date is not what it lacks: a preview of
 *       April is not that of September
 * </ul>
 */
public final class Identities {
  private Identities() {}

  /**
   * The groups, sorted by form. The order of the labels does not count; the same label twice counts once.
   */
  public static List<Group> merge(Collection<Labelled> labels, IdentityTable table) {
    Map<String, Form> forms = new TreeMap<>();
    for (Labelled name : new TreeSet<>(labels)) {
      ReducedName reduced = table.reduce(name.label());
      forms.computeIfAbsent(reduced.form(), form -> new Form(reduced)).names.put(name, reduced);
    }
    Map<List<String>, List<Form>> byCore = new HashMap<>();
    for (Form form : forms.values()) {
      form.isExceptional = form.names.keySet().stream().anyMatch(name -> table.exception(name.label()).isPresent());
      byCore.computeIfAbsent(form.reduced.core(), core -> new ArrayList<>()).add(form);
    }
    return byCore.values().stream()
        .flatMap(alike -> clusters(alike, table.rules()).stream())
        .map(cluster -> group(cluster, table))
        .sorted(Comparator.comparing(Group::form))
        .toList();
  }

  /** The boards with the models that the rules make of them. See {@link Regrouping}. */
  public static Boards regrouped(Boards boards, IdentityTable table) {
    return Regrouping.of(boards, table).boards();
  }

  private static final class Form {
    private final ReducedName reduced;
    private final Map<Labelled, ReducedName> names = new TreeMap<>();
    private boolean isExceptional;

    private Form(ReducedName reduced) {
      this.reduced = reduced;
    }
  }

  /** The fullest form first. */
  private record Cluster(List<Form> forms) {
    private boolean hasFullerThan(Form form) {
      return forms.stream().anyMatch(other -> isFuller(other.reduced, form.reduced));
    }

    private boolean sharesASource(Form form) {
      Set<String> sources = new HashSet<>();
      forms.forEach(other -> other.names.keySet().forEach(name -> sources.add(name.source())));
      return form.names.keySet().stream().anyMatch(name -> sources.contains(name.source()));
    }
  }

  /** @param forms of the same words and versions */
  private static List<Cluster> clusters(List<Form> forms, Rules rules) {
    List<Form> fullestFirst =
        forms.stream()
            .sorted(
                Comparator.<Form>comparingInt(form -> -form.reduced.details().size())
                    .thenComparing(form -> -form.reduced.form().length())
                    .thenComparing(form -> form.reduced.form()))
            .toList();
    List<Cluster> clusters = new ArrayList<>();
    for (Form form : fullestFirst) {
      List<Cluster> fuller = clusters.stream().filter(cluster -> cluster.hasFullerThan(form)).toList();
      boolean joins =
          fuller.size() == 1
              && !form.isExceptional
              && !fuller.get(0).sharesASource(form)
              && !missesADateThatCounts(form.reduced, fuller.get(0).forms().get(0).reduced, rules);
      if (joins) {
        fuller.get(0).forms().add(form);
      } else {
        clusters.add(new Cluster(new ArrayList<>(List.of(form))));
      }
    }
    return clusters;
  }

  /** Whether the first says everything that the second says, and more. */
  private static boolean isFuller(ReducedName fuller, ReducedName name) {
    return !fuller.form().equals(name.form())
        && name.details().stream().allMatch(detail -> fuller.details().stream().anyMatch(d -> covers(d, detail)));
  }

  private static boolean covers(Token fuller, Token detail) {
    boolean dates = fuller.kind() == Kind.DATE && detail.kind() == Kind.DATE;
    return dates ? WrittenDate.saysNoMore(detail.text(), fuller.text()) : fuller.equals(detail);
  }

  private static boolean missesADateThatCounts(ReducedName name, ReducedName fuller, Rules rules) {
    return name.core().stream().anyMatch(rules.moving()::contains) && !hasDate(name) && hasDate(fuller);
  }

  private static boolean hasDate(ReducedName name) {
    return name.tokens().stream().anyMatch(token -> token.kind() == Kind.DATE);
  }

  private static Group group(Cluster cluster, IdentityTable table) {
    String form = cluster.forms().get(0).reduced.form();
    Map<Labelled, ReducedName> names = new TreeMap<>();
    cluster.forms().forEach(f -> names.putAll(f.names));
    Comparator<Optional<Tier>> order = table.rules().tierOrder();
    List<Member> members = new ArrayList<>();
    names.forEach(
        (name, reduced) -> {
          boolean highest =
              names.entrySet().stream()
                  .filter(other -> other.getKey().source().equals(name.source()))
                  .noneMatch(other -> order.compare(other.getValue().tier(), reduced.tier()) > 0);
          Optional<IdentityTable.NameException> exception = table.exception(name.label());
          Because because =
              exception.isPresent()
                  ? Because.EXCEPTION
                  : reduced.form().equals(form) ? Because.SAME_FORM : Because.FITS_ONE_FULLER_NAME;
          members.add(new Member(name, reduced.form(), reduced.tier(), reduced.changes(), because, highest, exception));
        });
    return new Group(form, members);
  }
}
