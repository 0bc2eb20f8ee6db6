package etalon.site;

import etalon.evaluate.CompositeIndex;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.identity.Group;
import etalon.identity.MergeLog;
import etalon.identity.MergeLog.Difference;
import etalon.identity.Regrouping;
import etalon.site.Block.Cell;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which spellings became one model and why, and where the rules and the snapshot's own ids differ. */
final class MergesPage {
  private MergesPage() {}

  static Page of(View view, int number) {
    CompositeView composite = new CompositeView(view);
    MergeLog log = composite.inputs.log();
    List<Group> merged = merged(log);
    List<Section> sections = new ArrayList<>();
    sections.add(
        Section.untitled(
            new Block.Paragraph(
                view.rich(
                    Key.MERGES_LEAD, "merges", merged.size(), "forms", log.groups().size(), "differences", log.differences().size(),
                    "json", view.file("data/v1/merges.json")),
                Block.Tone.LEAD),
            composite.pages(number, pages(merged.size()), MergesPage::name)));
    if (number == 1) {
      sections.add(Section.of("differences", view.say(Key.MERGES_DIFFERENCES), List.of(view.paragraph(Key.MERGES_DIFFERENCES_LEAD), differences(view, composite))));
      sections.add(unlinked(view, composite));
    }
    sections.add(Section.of("merges", view.say(Key.MERGES_LIST), List.of(groups(view, merged, number))));
    String title = number == 1 ? view.say(Key.MERGES_TITLE) : view.say(Key.TITLE_PAGE, "title", view.say(Key.MERGES_TITLE), "number", number);
    return view.page(
        title, view.say(Key.MERGES_DESCRIPTION, "title", title),
        composite.crumbs(), sections, Optional.empty());
  }

  static List<Group> merged(MergeLog log) {
    return log.groups().stream().filter(Group::isMerge).toList();
  }

  static int pages(int groups) {
    return ScopePage.pages(groups);
  }

  static String name(int number) {
    return number == 1 ? "composite/merges" : "composite/merges/" + number;
  }

  private static Table differences(View view, CompositeView composite) {
    CompositeIndex now = composite.index(true);
    CompositeIndex byRules = view.context.evaluation().composite().orElseThrow().byRules();
    List<Row> rows = new ArrayList<>();
    for (Difference difference : composite.inputs.log().differences()) {
      rows.add(
          Row.of(
              Cell.text(
                  view.say(
                      switch (difference.kind()) {
                        case MERGE -> Key.DIFFERENCE_MERGE;
                        case SPLIT -> Key.DIFFERENCE_SPLIT;
                        case REFUSED -> Key.DIFFERENCE_REFUSED;
                        case MISNAMED -> Key.DIFFERENCE_MISNAMED;
                      })),
              Cell.lines(difference.models().stream().map(id -> Rich.link(composite.model(id).name(), view.link(CompositeView.page(id)))).toList()),
              Cell.lines(difference.parts().stream().map(part -> Rich.of(part.form())).distinct().toList()),
              Cell.lines(
                  difference.parts().stream()
                      .map(part -> Rich.of(part.members().stream().map(m -> m.name().label()).distinct().collect(Collectors.joining(" | "))))
                      .toList()),
              Cell.lines(difference.models().stream().map(id -> Rich.of(standing(view, now, id))).toList()),
              Cell.lines(difference.parts().stream().map(Regrouping.Part::becomes).distinct().map(id -> Rich.of(standing(view, byRules, id))).toList())));
    }
    return new Table(
        "table-differences", view.say(Key.MERGES_DIFFERENCES_CAPTION),
        List.of(
            view.words(Key.COLUMN_KIND), view.words(Key.COLUMN_MODEL), view.words(Key.COLUMN_FORM),
            view.words(Key.COLUMN_LABEL), view.words(Key.COLUMN_NOW), view.words(Key.COLUMN_BY_RULES)),
        rows, 0, false);
  }

  /** "47.3, rank 120", "47.3, not ranked", or none. */
  static String standing(View view, CompositeIndex index, String id) {
    return index
        .score(id)
        .map(
            score -> {
              String shown = view.format.number(score.shown());
              return index.ranked(id)
                  .map(ranked -> view.say(Key.STANDING_RANKED, "score", shown, "rank", ranked.rank()))
                  .orElseGet(() -> view.say(Key.STANDING_LISTED, "score", shown));
            })
        .orElseGet(() -> view.say(Key.NO_SCORE));
  }

  private static Section unlinked(View view, CompositeView composite) {
    List<Row> rows = new ArrayList<>();
    composite.inputs.identities().links().forEach(
        link ->
            rows.add(
                Row.of(
                    view.modelCell(link.model()), composite.modelCell(link.board()),
                    Cell.text(link.reason().map(view.phrases::text).orElseGet(() -> view.say(Key.LINK_SAME_NAME))))));
    composite.inputs.identities().unlinked().forEach(
        one -> rows.add(Row.of(view.modelCell(one.model()), Cell.text(view.say(Key.LINK_NONE)), Cell.text(view.phrases.text(one.reason())))));
    return Section.of(
        "links", view.say(Key.LINKS_TITLE),
        List.of(
            new Table(
                "table-links", view.say(Key.LINKS_CAPTION),
                List.of(view.words(Key.COLUMN_MODEL), view.words(Key.COLUMN_ON_BOARDS), view.words(Key.COLUMN_REASON)),
                rows, 0, false)));
  }

  private static Table groups(View view, List<Group> merged, int number) {
    List<Row> rows = new ArrayList<>();
    int from = (number - 1) * CompositePage.ROWS;
    for (Group group : merged.subList(from, Math.min(merged.size(), from + CompositePage.ROWS))) {
      rows.add(
          Row.of(
              Cell.text(group.form()),
              Cell.lines(group.members().stream().map(m -> Rich.of(m.name().label() + " (" + m.name().source() + ")")).toList()),
              Cell.lines(group.members().stream().map(m -> Rich.of(removed(view, m))).toList()),
              Cell.lines(group.members().stream().map(m -> Rich.of(why(view, m))).toList())));
    }
    return new Table(
        "table-merges", view.say(Key.MERGES_CAPTION),
        List.of(
            view.words(Key.COLUMN_FORM), view.words(Key.COLUMN_LABEL),
            view.words(Key.COLUMN_REMOVED), view.words(Key.COLUMN_REASON)),
        rows, 0, false);
  }

  /** The words that were taken out of a label, or put in. */
  private static String removed(View view, Group.Member member) {
    return member.changes().isEmpty()
        ? view.say(Key.REMOVED_NOTHING)
        : member.changes().stream().map(c -> view.say(Key.QUOTED, "text", c.text())).collect(Collectors.joining(", "));
  }

  private static String why(View view, Group.Member member) {
    String because =
        view.say(
            switch (member.because()) {
              case SAME_FORM -> Key.BECAUSE_SAME_FORM;
              case FITS_ONE_FULLER_NAME -> Key.BECAUSE_FULLER;
              case EXCEPTION -> Key.BECAUSE_EXCEPTION;
            });
    return member.exception().map(e -> because + " · " + view.phrases.text(e.reason())).orElse(because);
  }
}
