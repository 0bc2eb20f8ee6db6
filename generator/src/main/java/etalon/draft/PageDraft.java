package etalon.draft;

import etalon.problem.Unfinished;
import java.util.function.UnaryOperator;

/** A text in both languages. */
public final class PageDraft {
  private static final String EXPLAINED =
      """
      id               of the section, the same in both languages
      title            what readers see
      order            the place among the texts of its folder, a whole number
      source-revision  in French: the revision of the English text that it translates; check names the right one
      Headings carry ids, the same in both languages: ## Title {#id}. Figures are written {{models.measured}},
      links to pages page:methodology#verdicts.
      """;

  private PageDraft() {}

  /**
   * @param path {@code methodology/sampling}, {@code benchmarks/ticket-triage}
   * @param revision of an English text, as {@code source-revision} names it
   */
  public static Draft of(String path, int order, UnaryOperator<String> revision) {
    boolean benchmark = path.startsWith("benchmarks/");
    String id = path.substring(path.lastIndexOf('/') + 1);
    String english =
        "---\nid: " + id + "\ntitle: " + Unfinished.value("the title in English") + "\norder: " + order + "\n---\n"
            + (benchmark
                ? heading("The question", "question", "what the models are asked, and when an answer is right")
                    + heading("What the model receives", "input", "the documents and the words of the prompt")
                    + heading("Limits of this test", "limits", "what the figures do not say")
                    + heading("Amendments and failures", "amendments", "what changed after the run, and why")
                : Unfinished.value("the text in English") + "\n");
    String french =
        "---\nid: " + id + "\ntitle: " + Unfinished.value("le titre en français") + "\norder: " + order
            + "\nsource-revision: " + revision.apply(english) + "\n---\n"
            + (benchmark
                ? heading("La question", "question", "ce que l’on demande aux modèles, et quand une réponse est juste")
                    + heading("Ce que reçoit le modèle", "input", "les documents et les mots de la consigne")
                    + heading("Limites de cette épreuve", "limits", "ce que les chiffres ne disent pas")
                    + heading("Amendements et échecs", "amendments", "ce qui a changé après les appels, et pourquoi")
                : Unfinished.value("le texte en français") + "\n");
    return new Draft(
        Draft.files("content/en/" + path + ".md", english, "content/fr/" + path + ".md", french), Draft.files(), EXPLAINED);
  }

  private static String heading(String title, String id, String what) {
    return "## " + title + " {#" + id + "}\n\n" + Unfinished.value(what) + "\n\n";
  }
}
