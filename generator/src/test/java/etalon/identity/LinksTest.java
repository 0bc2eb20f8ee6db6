package etalon.identity;

import static etalon.identity.BoardNames.BOARDS;
import static etalon.identity.BoardNames.MEASURED;
import static etalon.identity.BoardNames.RULES;
import static etalon.identity.BoardNames.TABLE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Boards.BoardModel;
import etalon.identity.Group.Member;
import etalon.identity.IdentityTable.Link;
import etalon.identity.IdentityTable.Unlinked;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The measured models and their names on the boards. */
class LinksTest {

  @Test
  void everyMeasuredModelIsLinkedOrHasItsReason() {
    Set<String> answered = new TreeSet<>();
    TABLE.links().forEach(link -> answered.add(link.model()));
    TABLE.unlinked().forEach(unlinked -> answered.add(unlinked.model()));
    assertEquals(new TreeSet<>(MEASURED.keySet()), answered);
    assertEquals(MEASURED.size(), TABLE.links().size() + TABLE.unlinked().size());
  }

  @Test
  void everyLinkLeadsToAModelOfTheSnapshot() {
    Set<String> known = BOARDS.models().stream().map(BoardModel::id).collect(Collectors.toSet());
    List<String> lost = TABLE.links().stream().map(Link::board).filter(id -> !known.contains(id)).toList();
    assertEquals(List.of(), lost);
  }

  /** A link that the rules would not make has a reason. */
  @Test
  void aLinkWithoutAReasonIsOneThatTheNamesMake() {
    List<Regrouping.Part> parts = Regrouping.of(BOARDS, TABLE).parts();
    for (Link link : TABLE.links()) {
      Set<String> forms =
          parts.stream()
              .filter(part -> part.model().equals(link.board()))
              .flatMap(part -> part.members().stream())
              .map(Member::form)
              .collect(Collectors.toSet());
      boolean byName =
          forms.contains(Names.reduce(link.model(), RULES).form())
              || forms.contains(Names.reduce(MEASURED.get(link.model()), RULES).form());
      assertTrue(byName || link.reason().isPresent(), link.model() + " is none of " + forms);
    }
  }

  /** What the rules would link is linked, or its reason says why not. */
  @Test
  void noUnlinkedModelHasTheFormOfABoardsLabel() {
    Map<String, List<String>> byForm =
        Identities.merge(BoardNames.LABELS, TABLE).stream()
            .flatMap(group -> group.members().stream())
            .collect(
                Collectors.groupingBy(
                    Member::form, Collectors.mapping(member -> member.name().label(), Collectors.toList())));
    List<String> found = new ArrayList<>();
    for (Unlinked unlinked : TABLE.unlinked()) {
      found.addAll(byForm.getOrDefault(Names.reduce(unlinked.model(), RULES).form(), List.of()));
      found.addAll(byForm.getOrDefault(Names.reduce(MEASURED.get(unlinked.model()), RULES).form(), List.of()));
    }
    assertEquals(List.of(), found);
  }
}
