package etalon.site;

import etalon.bench.Amendment;
import etalon.bench.Language;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Cell;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What changed and when: publications, amendments, decisions. */
final class ChangesPage {
  private ChangesPage() {}

  static Page of(View view) {
    List<Row> rows = new ArrayList<>();
    for (Change change : Change.all(view)) {
      rows.add(
          Row.of(
              Cell.text(view.format.date(change.date())),
              Cell.rich(Rich.link(change.subject(), view.link(change.page()))),
              Cell.text(change.title()), Cell.text(change.text())));
    }
    return view.page(
        view.say(Key.CHANGES_TITLE), view.say(Key.CHANGES_DESCRIPTION), List.of(),
        List.of(
            Section.untitled(
                new Block.Paragraph(
                    view.rich(Key.CHANGES_LEAD, "feed", view.file(view.language.code() + "/feed.xml")), Block.Tone.LEAD),
                new Table(
                    "table-changes", view.say(Key.CHANGES_CAPTION),
                    List.of(
                        view.words(Key.COLUMN_DATE), view.words(Key.COLUMN_BENCHMARK),
                        view.words(Key.COLUMN_CHANGE), view.words(Key.COLUMN_DETAIL)),
                    rows, 2, false))),
        Optional.empty());
  }

  /** What an amendment does, in a few words. */
  static Rich amendment(View view, Language language, Amendment amendment) {
    if (amendment instanceof Amendment.FormsAdded added) {
      return view.rich(
          Key.AMENDMENT_FORMS, "count", added.forms().size(), "document", added.document(),
          "forms", view.quoted(language, String.join(" | ", added.forms())));
    }
    if (amendment instanceof Amendment.DocumentDropped dropped) {
      return view.rich(Key.AMENDMENT_DROPPED, "document", dropped.document());
    }
    Amendment.FailureAttributed failure = (Amendment.FailureAttributed) amendment;
    return view.rich(
        Key.AMENDMENT_FAILURE, "model", view.model(failure.model()).name(), "document", failure.document());
  }
}
