package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.Language;
import etalon.chart.Chart;
import etalon.chart.Picture;
import etalon.evaluate.BusinessIndex;
import etalon.evaluate.BusinessIndex.Entry;
import etalon.evaluate.Evaluation;
import etalon.evaluate.Ties;
import etalon.evaluate.Ties.Scored;
import etalon.evaluate.Ties.Tie;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What the chart of an index and the card of the home page say of rankings written by hand, score and margin
 * ("-" for none). The rule: not told apart when the scores are equal or differ by less than the larger of the
 * two margins. Models are those of the catalogue, in its order.
 */
class ScoreChartTest {
  private static final List<String> MODELS =
      etalon.render.DefaultSite.INPUTS.catalogue().models().stream().map(model -> model.id()).toList();

  @Test
  void someTiedAtTheTop() {
    says(
        List.of("99.0 2.0", "98.0 2.0", "90.0 2.0", "89.0 2.0", "70.0 2.0"),
        "**ooo", "Ranks 1 to 2: not told apart from rank 1 | Ranks 3 to 4: not told apart from rank 3 | Rank 5: told apart from rank 3",
        "Rangs 1 à 2 : non départagés du rang 1 | Rangs 3 à 4 : non départagés du rang 3 | Rang 5 : départagé du rang 3",
        "2 of 5 models cannot be told apart at the top");
  }

  @Test
  void twoCoLeaders() {
    says(
        List.of("100.0 1.0", "100.0 1.0", "90.0 1.0"),
        "**o", "Ranks 1 to 2: not told apart from rank 1 | Rank 3: told apart from rank 1",
        "Rangs 1 à 2 : non départagés du rang 1 | Rang 3 : départagé du rang 1",
        "2 of 3 models cannot be told apart at the top");
  }

  /** The third is told apart from the first, whose margin is narrow, and not from the second, of the same score. */
  @Test
  void aCoLeaderWithAWideMarginIsTiedWithMore() {
    says(
        List.of("100.0 0.5", "100.0 3.0", "98.0 0.5", "90.0 0.5"),
        "***o", "Ranks 1 to 2: not told apart from rank 1 | Rank 3: told apart from rank 1 | Rank 4: told apart from rank 3",
        "Rangs 1 à 2 : non départagés du rang 1 | Rang 3 : départagé du rang 1 | Rang 4 : départagé du rang 3",
        "3 of 4 models cannot be told apart at the top");
  }

  @Test
  void allTied() {
    says(
        List.of("99.0 5.0", "98.0 5.0", "97.0 5.0"), "***", "Ranks 1 to 3: not told apart from rank 1",
        "Rangs 1 à 3 : non départagés du rang 1", "3 of 3 models cannot be told apart at the top");
  }

  @Test
  void noneTied() {
    says(
        List.of("99.0 2.0", "90.0 2.0", "80.0 2.0"),
        "*oo", "Rank 1: told apart from all below | Rank 2: told apart from rank 1 | Rank 3: told apart from rank 2",
        "Rang 1 : départagé de tous les suivants | Rang 2 : départagé du rang 1 | Rang 3 : départagé du rang 2",
        "99.0 ± 2.0 A is told apart from the others; 3 models ranked");
  }

  /** The second is told apart from the first; the third, with its wide margin, is not. */
  @Test
  void oneThatIsToldApartStandsAmongTheTied() {
    says(
        List.of("99.0 1.0", "97.5 1.0", "97.0 4.0"),
        "*o*", "Ranks 1 to 3: 2 of 3 models not told apart from rank 1, itself included",
        "Rangs 1 à 3 : 2 modèles sur 3 non départagés du rang 1, lui compris",
        "2 of 3 models cannot be told apart at the top");
  }

  @Test
  void oneModel() {
    says(List.of("90.0 2.0"), "*", "", "", "90.0 ± 2.0 A, the only model ranked");
  }

  @Test
  void withoutMarginsThereAreNoGroups() {
    says(List.of("99.0 -", "98.0 -"), "*o", "", "", "99.0 A comes first of 2 models; not every margin is published");
    says(List.of("99.0 -", "99.0 -", "98.0 -"), "**o", "", "", "2 of 3 models at the top, as far as margins are known");
  }

  private static void says(List<String> ranking, String leading, String english, String french, String card) {
    BusinessIndex index = index(ranking);
    assertEquals(english, groups(chart(index, Language.EN)));
    assertEquals(french, groups(chart(index, Language.FR)));
    assertEquals(
        leading,
        chart(index, Language.EN).groups().stream().flatMap(g -> g.rows().stream())
            .map(row -> row.emphasis() == Chart.Emphasis.LEADING ? "*" : "o").collect(Collectors.joining()));
    Picture.Card home = Cards.of(context(index), Language.EN).get("home");
    String first = etalon.render.DefaultSite.INPUTS.catalogue().models().get(0).name();
    assertEquals(card, plain(home.figure() + " " + home.words()).replace(first, "A"));
  }

  private static Chart.Rows chart(BusinessIndex index, Language language) {
    return ScoreChart.of(new View(context(index), "home", language), index);
  }

  private static String groups(Chart.Rows chart) {
    return plain(chart.groups().stream().flatMap(group -> group.label().stream()).collect(Collectors.joining(" | ")));
  }

  private static String plain(String text) {
    return text.replace('\u00A0', ' ').replace('\u202F', ' ');
  }

  private static Context context(BusinessIndex index) {
    Evaluation real = etalon.render.DefaultSite.EVALUATION;
    return Context.of(etalon.render.DefaultSite.INPUTS, new Evaluation(real.rankings(), index, real.composite()), List.of());
  }

  private static BusinessIndex index(List<String> ranking) {
    List<Scored> scored = new ArrayList<>();
    for (String row : ranking) {
      String[] parts = row.split(" ");
      scored.add(new Scored(new BigDecimal(parts[0]), Optional.of(parts[1]).filter(m -> !m.equals("-")).map(BigDecimal::new)));
    }
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < scored.size(); i++) {
      entries.add(
          new Entry(
              Optional.of(i + 1), MODELS.get(i), Optional.of(scored.get(i).score()), scored.get(i).margin(), tie(scored, i),
              Map.of(), Map.of(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()));
    }
    return new BusinessIndex(List.of(), entries, List.of());
  }

  private static Optional<Tie> tie(List<Scored> scored, int row) {
    if (scored.get(row).margin().isEmpty()) {
      return Optional.empty();
    }
    int from = row + 1;
    int to = row + 1;
    int others = 0;
    for (int other = 0; other < scored.size(); other++) {
      if (other != row && Ties.notToldApart(scored.get(row), scored.get(other))) {
        from = Math.min(from, other + 1);
        to = Math.max(to, other + 1);
        others++;
      }
    }
    return Optional.of(new Tie(from, to, others));
  }
}
