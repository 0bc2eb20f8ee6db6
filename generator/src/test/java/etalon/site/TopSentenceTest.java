package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.Language;
import etalon.evaluate.RealData;
import etalon.evaluate.Ties.Tie;
import etalon.i18n.Phrases;
import etalon.site.TopSentence.Placed;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The sentence above a ranking, against rankings written by hand: a letter, its score, its margin ("-" for none). The
 * rule: not told apart when the scores are equal or differ by less than the larger of the two margins.
 */
class TopSentenceTest {

  @Test
  void nobodyRankedNothingSaid() {
    assertEquals("", say(Language.EN));
  }

  @Test
  void oneModelIsFirstOfNobody() {
    both(
        "A is the only model ranked, with 90.0 ± 2.0: there is no other to tell it apart from.",
        "A est le seul modèle classé, avec 90,0 ± 2,0 : il n’y en a pas d’autre dont le départager.",
        "A 90.0 2.0");
    assertEquals("A is the only model ranked, with 90.0: there is no other to tell it apart from.", say(Language.EN, "A 90.0 -"));
  }

  @Test
  void noneTied() {
    both(
        "A comes first with 99.0 ± 2.0, told apart from every other model.",
        "A vient en premier avec 99,0 ± 2,0, départagé de tous les autres modèles.",
        "A 99.0 2.0", "B 90.0 2.0", "C 89.0 2.0");
  }

  @Test
  void someTied() {
    both(
        "3 of 4 models cannot be told apart at the top: A comes first with 99.0 ± 2.0, and the others, down to rank 3, lie within the margins.",
        "3 modèles sur 4 ne sont pas départagés en tête : A vient en premier avec 99,0 ± 2,0, et les marges n’en séparent pas les autres, jusqu’au rang 3.",
        "A 99.0 2.0", "B 98.0 2.0", "C 97.5 2.0", "D 80.0 2.0");
    both(
        "2 of 3 models cannot be told apart at the top: A comes first with 99.0 ± 2.0, and the other one, at rank 2, lies within the margins.",
        "2 modèles sur 3 ne sont pas départagés en tête : A vient en premier avec 99,0 ± 2,0, et les marges n’en séparent pas l’autre, au rang 2.",
        "A 99.0 2.0", "B 98.0 2.0", "C 80.0 2.0");
  }

  @Test
  void allTied() {
    both(
        "None of the 3 models can be told apart at the top: A comes first with 99.0 ± 5.0, and the others lie within the margins.",
        "Aucun des 3 modèles n’est départagé en tête : A vient en premier avec 99,0 ± 5,0, et les marges n’en séparent pas les autres.",
        "A 99.0 5.0", "B 98.0 5.0", "C 97.0 5.0");
    both(
        "None of the 2 models can be told apart at the top: A comes first with 99.0 ± 5.0, and the other one lies within the margins.",
        "Aucun des 2 modèles n’est départagé en tête : A vient en premier avec 99,0 ± 5,0, et les marges n’en séparent pas l’autre.",
        "A 99.0 5.0", "B 98.0 5.0");
  }

  @Test
  void allEqual() {
    both(
        "All 3 models have the same score, 100.0: none of them comes first.",
        "Les 3 modèles ont le même score, 100,0 : aucun d’eux ne vient en premier.",
        "A 100.0 1.0", "B 100.0 1.0", "C 100.0 1.0");
  }

  @Test
  void twoCoLeadersAreBothNamed() {
    both(
        "A and B share the highest score, 100.0; the margins tell them apart from every other model.",
        "A et B partagent le meilleur score, 100,0 ; les marges les départagent de tous les autres modèles.",
        "A 100.0 1.0", "B 100.0 1.0", "C 90.0 1.0");
    both(
        "3 of 4 models cannot be told apart at the top: A and B share the highest score, 100.0, and the other one, at rank 3, lies within the margins.",
        "3 modèles sur 4 ne sont pas départagés en tête : A et B partagent le meilleur score, 100,0, et les marges n’en séparent pas l’autre, au rang 3.",
        "A 100.0 1.0", "B 100.0 1.0", "C 99.5 1.0", "D 90.0 1.0");
  }

  @Test
  void threeCoLeadersAreNamedAndFourAreCounted() {
    assertEquals(
        "A, B and C share the highest score, 100.0; the margins tell them apart from every other model.",
        say(Language.EN, "A 100.0 1.0", "B 100.0 1.0", "C 100.0 1.0", "D 90.0 1.0"));
    both(
        "4 models share the highest score, 100.0; the margins tell them apart from every other model.",
        "4 modèles partagent le meilleur score, 100,0 ; les marges les départagent de tous les autres modèles.",
        "A 100.0 1.0", "B 100.0 1.0", "C 100.0 1.0", "D 100.0 1.0", "E 90.0 1.0");
  }

  /** C is told apart from A, whose margin is narrow, and not from B, which has the same score. */
  @Test
  void aCoLeaderWithAWideMarginIsToldApartFromFewer() {
    assertEquals(
        "3 of 4 models cannot be told apart at the top: A and B share the highest score, 100.0, and the other one, at rank 3, lies within the margins.",
        say(Language.EN, "A 100.0 0.5", "B 100.0 3.0", "C 98.0 0.5", "D 90.0 0.5"));
  }

  @Test
  void withoutMarginsNothingIsToldApartAndNoTieIsDeclared() {
    both(
        "A comes first with 99.0; not every margin is published, so no tie is declared.",
        "A vient en premier avec 99,0 ; toutes les marges ne sont pas publiées, donc aucun ex æquo n’est déclaré.",
        "A 99.0 -", "B 98.0 -");
    both(
        "A and B share the highest score, 99.0; not every margin is published, so nothing is said of the others.",
        "A et B partagent le meilleur score, 99,0 ; toutes les marges ne sont pas publiées, donc rien n’est dit des autres.",
        "A 99.0 -", "B 99.0 -", "C 98.0 -");
    assertEquals(
        "A comes first with 99.0 ± 1.0; not every margin is published, so no tie is declared.",
        say(Language.EN, "A 99.0 1.0", "B 98.9 -"), "B might be tied, were its margin known");
  }

  private static void both(String english, String french, String... rows) {
    assertEquals(english, say(Language.EN, rows));
    assertEquals(french, say(Language.FR, rows));
  }

  private static String say(Language language, String... rows) {
    Phrases phrases = RealData.INPUTS.messages().in(language);
    return TopSentence.of(phrases, placed(rows), phrases.format()::number)
        .map(rich -> rich.plain().replace('\u00A0', ' ').replace('\u202F', ' '))
        .orElse("");
  }

  private static List<Placed> placed(String... rows) {
    List<Placed> placed = new ArrayList<>();
    for (int i = 0; i < rows.length; i++) {
      String[] row = rows[i].split(" ");
      placed.add(new Placed(row[0], row[0], score(rows[i]), margin(rows[i]), tie(i, rows)));
    }
    return placed;
  }

  private static BigDecimal score(String row) {
    return new BigDecimal(row.split(" ")[1]);
  }

  private static Optional<BigDecimal> margin(String row) {
    return Optional.of(row.split(" ")[2]).filter(m -> !m.equals("-")).map(BigDecimal::new);
  }

  private static Optional<Tie> tie(int row, String... rows) {
    if (margin(rows[row]).isEmpty()) {
      return Optional.empty();
    }
    int from = row;
    int to = row;
    int others = 0;
    for (int other = 0; other < rows.length; other++) {
      if (other == row || margin(rows[other]).isEmpty()) {
        continue;
      }
      BigDecimal gap = score(rows[row]).subtract(score(rows[other])).abs();
      if (gap.signum() == 0 || gap.compareTo(margin(rows[row]).get().max(margin(rows[other]).get())) < 0) {
        from = Math.min(from, other);
        to = Math.max(to, other);
        others++;
      }
    }
    return Optional.of(new Tie(from + 1, to + 1, others));
  }
}
