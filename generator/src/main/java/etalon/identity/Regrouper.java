package etalon.identity;

import etalon.bench.Boards;
import etalon.bench.Boards.BoardModel;
import etalon.bench.Boards.Kind;
import etalon.bench.Boards.Measure;
import etalon.bench.Boards.Score;
import etalon.identity.Group.Member;
import etalon.identity.Regrouping.Part;
import etalon.identity.Regrouping.Refusal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Makes one {@link Regrouping}. */
final class Regrouper {
  /** What becomes one model: a form; with the snapshot's id behind it where a merge was refused. */
  private record Identity(String form, String only) {}

  /** Scores of one snapshot id that go to one identity. */
  private record Share(Identity identity, String model, List<Score> scores) {}

  private final Boards boards;
  private final Map<String, Integer> order = new HashMap<>();
  private final Map<String, Measure> measures = new HashMap<>();
  private final List<Group> groups;
  private final Map<Labelled, Group> groupOf = new HashMap<>();
  private final Map<Labelled, Member> memberOf = new HashMap<>();
  private final Comparator<Score> byTier;

  Regrouper(Boards boards, IdentityTable table) {
    this.boards = boards;
    boards.models().forEach(model -> order.putIfAbsent(model.id(), order.size()));
    boards.measures().forEach(measure -> measures.put(measure.id(), measure));
    groups = Identities.merge(boards.scores().stream().map(this::name).toList(), table);
    for (Group group : groups) {
      for (Member member : group.members()) {
        groupOf.put(member.name(), group);
        memberOf.put(member.name(), member);
      }
    }
    byTier = Comparator.comparing((Score score) -> memberOf.get(name(score)).tier(), table.rules().tierOrder());
  }

  private Labelled name(Score score) {
    Measure measure = measures.get(score.measure());
    if (measure == null || !order.containsKey(score.model())) {
      throw new IllegalArgumentException("no such measure or model: " + score);
    }
    return new Labelled(measure.group(), score.sourceLabel());
  }

  Regrouping regroup() {
    Map<String, List<Score>> byForm =
        boards.scores().stream().collect(Collectors.groupingBy(this::form, TreeMap::new, Collectors.toList()));
    List<Refusal> refusals = new ArrayList<>();
    byForm.forEach((form, scores) -> refusals.addAll(refusals(form, scores)));
    List<Share> shares = shares(refusals.stream().map(Refusal::form).collect(Collectors.toSet()));
    Map<Identity, String> ids = ids(shares);
    List<Part> parts =
        shares.stream()
            .map(share -> new Part(share.model(), ids.get(share.identity()), share.identity().form(), members(share)))
            .toList();
    return new Regrouping(groups, parts, refusals, regrouped(shares, ids));
  }

  private String form(Score score) {
    return groupOf.get(name(score)).form();
  }

  /** Pairs of figures of one measure, both at the highest tier that the group has there. */
  private List<Refusal> refusals(String form, List<Score> ofGroup) {
    Map<String, List<Score>> byMeasure =
        ofGroup.stream().collect(Collectors.groupingBy(Score::measure, TreeMap::new, Collectors.toList()));
    List<Refusal> refusals = new ArrayList<>();
    for (List<Score> scores : byMeasure.values()) {
      Score best = best(scores);
      scores.stream()
          .filter(score -> byTier.compare(score, best) == 0 && score.raw().compareTo(best.raw()) != 0)
          .findFirst()
          .ifPresent(score -> refusals.add(new Refusal(form, best, score)));
    }
    return refusals;
  }

  /** That of the highest tier; among equals the first. */
  private Score best(List<Score> scores) {
    return scores.stream().reduce((a, b) -> byTier.compare(b, a) > 0 ? b : a).orElseThrow();
  }

  private List<Share> shares(Set<String> refused) {
    Map<Identity, Map<String, Share>> shares = new HashMap<>();
    for (Score score : boards.scores()) {
      String form = form(score);
      Identity identity = new Identity(form, refused.contains(form) ? score.model() : "");
      shares
          .computeIfAbsent(identity, i -> new HashMap<>())
          .computeIfAbsent(score.model(), model -> new Share(identity, model, new ArrayList<>()))
          .scores()
          .add(score);
    }
    return shares.values().stream()
        .flatMap(byModel -> byModel.values().stream())
        .sorted(
            Comparator.<Share, String>comparing(share -> share.identity().form())
                .thenComparing(share -> order.get(share.model())))
        .toList();
  }

  /** The share with most scores of boards, then of all, keeps its id, if its identity has none yet. */
  private Map<Identity, String> ids(List<Share> shares) {
    Map<Identity, String> ids = new LinkedHashMap<>();
    Set<String> taken = new HashSet<>(order.keySet());
    Set<String> kept = new HashSet<>();
    shares.stream()
        .sorted(
            Comparator.<Share>comparingLong(share -> -share.scores().stream().filter(this::isOfABoard).count())
                .thenComparing(share -> -share.scores().size())) // stable: then by form and order
        .forEach(
            share -> {
              if (!ids.containsKey(share.identity()) && kept.add(share.model())) {
                ids.put(share.identity(), share.model());
              }
            });
    for (Share share : shares) {
      ids.computeIfAbsent(share.identity(), identity -> newId(identity.form(), taken));
    }
    return ids;
  }

  private boolean isOfABoard(Score score) {
    return measures.get(score.measure()).kind() == Kind.BOARD;
  }

  private static String newId(String form, Set<String> taken) {
    String slug = form.replaceAll("[^\\p{L}\\p{N}]+", "-");
    String id = slug;
    for (int i = 2; !taken.add(id); i++) {
      id = slug + "-" + i;
    }
    return id;
  }

  private List<Member> members(Share share) {
    Map<Labelled, Member> members = new TreeMap<>();
    for (Score score : share.scores()) {
      Member member = memberOf.get(name(score));
      members.put(member.name(), member);
    }
    return List.copyOf(members.values());
  }

  private Boards regrouped(List<Share> shares, Map<Identity, String> ids) {
    // The shares hold the very scores of the boards; to hash each by its members would cost more than all the rest here.
    Map<Score, String> idOf = new IdentityHashMap<>();
    shares.forEach(share -> share.scores().forEach(score -> idOf.put(score, ids.get(share.identity()))));
    Map<List<String>, List<Score>> cells =
        boards.scores().stream()
            .collect(
                Collectors.groupingBy(
                    score -> List.of(idOf.get(score), score.measure()), LinkedHashMap::new, Collectors.toList()));
    List<Score> scores = cells.values().stream().map(this::best).map(score -> under(idOf.get(score), score)).toList();
    return new Boards(
        boards.retrieved(), boards.measures(), models(shares, ids), scores, boards.excluded(), boards.overlaps());
  }

  private static Score under(String id, Score score) {
    return new Score(id, score.measure(), score.raw(), score.errorBar(), score.sourceLabel(), score.scaffold());
  }

  /** In the snapshot's order, without the ids that lost all scores; a new one stands behind the model that it left. */
  private List<BoardModel> models(List<Share> shares, Map<Identity, String> ids) {
    Map<String, List<Share>> byModel = shares.stream().collect(Collectors.groupingBy(Share::model));
    Set<String> remaining = new HashSet<>(ids.values());
    Set<String> named = new HashSet<>(order.keySet());
    List<BoardModel> models = new ArrayList<>();
    for (BoardModel model : boards.models()) {
      List<Share> parts = byModel.getOrDefault(model.id(), List.of());
      if (parts.isEmpty() || remaining.contains(model.id())) {
        models.add(model);
      }
      for (Share part : parts) {
        String id = ids.get(part.identity());
        if (named.add(id)) {
          models.add(new BoardModel(id, part.scores().get(0).sourceLabel(), model.org()));
        }
      }
    }
    return models;
  }
}
