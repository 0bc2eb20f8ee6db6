package etalon.grade;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The words of dates, folded: English, French and Czech. */
final class DateWords {
  /**
   * Month names and their abbreviations, Czech ones also in the genitive. "jui" is not among them: it can be juin or
   * juillet.
   */
  private static final Map<String, Integer> MONTHS = new HashMap<>();

  private static final Map<String, Integer> ROMAN = new HashMap<>();

  static {
    String[] months = {
      "january jan janvier janv leden ledna led",
      "february feb fevrier fevr fev unor unora uno",
      "march mar mars brezen brezna bre",
      "april apr avril avr duben dubna dub",
      "may mai kveten kvetna kve",
      "june jun juin cerven cervna cvn",
      "july jul juillet juil juill cervenec cervence cvc",
      "august aug aout aou srpen srpna srp",
      "september sep sept septembre zari zar",
      "october oct octobre rijen rijna rij",
      "november nov novembre listopad listopadu lis",
      "december dec decembre prosinec prosince pro",
    };
    String[] roman = {"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"};
    for (int month = 1; month <= 12; month++) {
      for (String word : months[month - 1].split(" ")) {
        MONTHS.put(word, month);
      }
      ROMAN.put(roman[month - 1], month);
    }
  }

  /** "mar" is not among the weekdays: beside a month it would be mardi, alone it is March. */
  private static final Set<String> WEEKDAYS =
      Set.of(
          "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
          "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun",
          "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
          "lun", "mer", "jeu", "ven", "sam", "dim",
          "pondeli", "utery", "streda", "ctvrtek", "patek", "sobota", "nedele");

  private static final Set<String> FILLERS = Set.of("the", "of", "le", "dne");

  private static final Set<String> ORDINALS = Set.of("st", "nd", "rd", "th", "er", "re", "ere", "e", "eme");

  private DateWords() {}

  /** 1 to 12, or 0 when the word is no month. */
  static int month(String word) {
    return MONTHS.getOrDefault(word, 0);
  }

  /** 1 to 12, or 0 when the word is no Roman number of a month. */
  static int roman(String word) {
    return ROMAN.getOrDefault(word, 0);
  }

  static boolean isWeekday(String word) {
    return WEEKDAYS.contains(word);
  }

  static boolean isFiller(String word) {
    return FILLERS.contains(word);
  }

  static boolean isOrdinal(String word) {
    return ORDINALS.contains(word);
  }
}
