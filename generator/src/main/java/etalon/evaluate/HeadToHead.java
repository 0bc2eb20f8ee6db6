package etalon.evaluate;

import etalon.evaluate.Standardization.Figure;
import java.util.List;

/**
 * Two models of the boards on the measures that list both.
 *
 * @param shared how many measures list both
 * @param ahead on how many of them the first model's figure is better
 * @param behind on how many it is worse; on the rest the figures are equal
 */
public record HeadToHead(int shared, int ahead, int behind) {

  public static HeadToHead of(List<Standardization> measures, String first, String second) {
    int shared = 0;
    int ahead = 0;
    int behind = 0;
    for (Standardization measure : measures) {
      Figure one = measure.figures().get(first);
      Figure other = measure.figures().get(second);
      if (one != null && other != null) {
        shared++;
        ahead += one.z() > other.z() ? 1 : 0;
        behind += one.z() < other.z() ? 1 : 0;
      }
    }
    return new HeadToHead(shared, ahead, behind);
  }
}
