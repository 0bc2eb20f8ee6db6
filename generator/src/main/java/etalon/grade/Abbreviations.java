package etalon.grade;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Abbreviations in names, as folded words, each with the words or phrases that it stands for. Two long forms of one
 * abbreviation are not the same as each other: "univ" is university or université, but these two differ.
 */
final class Abbreviations {
  private static final Map<String, List<String>> COMMON = new HashMap<>();

  static {
    // Firms and bodies.
    add("inc", "incorporated");
    add("corp", "corporation");
    add("co", "company");
    add("ltd", "limited");
    add("bros", "brothers");
    add("ste", "societe");
    add("cie", "compagnie");
    add("ets", "etablissements", "etablissement");
    add("dept", "department", "departement");
    add("univ", "university", "universite", "univerzita");
    add("assn", "association");
    add("assoc", "association");
    add("intl", "international");
    add("natl", "national");
    add("govt", "government");
    add("mfg", "manufacturing");
    add("mgmt", "management");
    add("spol", "spolecnost");
    // Legal forms.
    add("llc", "limited liability company");
    add("llp", "limited liability partnership");
    add("plc", "public limited company");
    add("sa", "societe anonyme");
    add("sas", "societe par actions simplifiee");
    add("sarl", "societe a responsabilite limitee");
    add("sro", "spolecnost s rucenim omezenym", "spol s r o");
    add("as", "akciova spolecnost");
    add("ag", "aktiengesellschaft");
    add("gmbh", "gesellschaft mit beschrankter haftung");
    // Addresses, people and the rest.
    add("art", "article");
    add("ave", "avenue");
    add("av", "avenue");
    add("blvd", "boulevard");
    add("bd", "boulevard");
    add("boul", "boulevard");
    add("rd", "road");
    add("nam", "namesti");
    add("ul", "ulice");
    add("jr", "junior");
    add("sr", "senior");
    add("&", "and", "et", "a");
  }

  /** What stands for "number", but only before a digit: "No" alone may be a negation. */
  private static final Map<String, List<String>> NUMBER =
      Map.of(
          "no", List.of("number", "numero", "cislo"),
          "nr", List.of("number", "numero", "cislo"),
          "n", List.of("number", "numero"),
          "num", List.of("number", "numero"),
          "#", List.of("no", "number", "numero", "cislo"));

  private final Map<String, List<String>> longForms;

  /** @param pairs further abbreviations of the rubric, each "short=long" */
  Abbreviations(List<String> pairs) {
    longForms = new HashMap<>(COMMON);
    for (String pair : pairs) {
      int equals = pair.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("an abbreviation is written short=long: '" + pair + "'");
      }
      String shortForm = Folding.letters(Folding.fold(pair.substring(0, equals)));
      String longForm = Folding.letters(Folding.fold(pair.substring(equals + 1)));
      List<String> all = new ArrayList<>(longForms.getOrDefault(shortForm, List.of()));
      all.add(longForm);
      longForms.put(shortForm, List.copyOf(all));
    }
  }

  private static void add(String shortForm, String... longForms) {
    List<String> letters = new ArrayList<>();
    for (String longForm : longForms) {
      letters.add(Folding.letters(longForm));
    }
    COMMON.put(shortForm, List.copyOf(letters));
  }

  /** What a word can stand for besides itself, without spaces; none for most words. */
  List<String> longForms(String word, boolean beforeDigit) {
    List<String> always = longForms.getOrDefault(word, List.of());
    List<String> number = beforeDigit ? NUMBER.getOrDefault(word, List.of()) : List.of();
    if (number.isEmpty()) {
      return always;
    }
    List<String> both = new ArrayList<>(always);
    both.addAll(number);
    return both;
  }

  /** How many letters of a word such as "no5" stand for "number"; 0 for most words. */
  static int numberPrefix(String word) {
    int letters = 0;
    while (letters < word.length() && !Characters.isAsciiDigit(word.charAt(letters))) {
      letters++;
    }
    return letters < word.length() && NUMBER.containsKey(word.substring(0, letters)) ? letters : 0;
  }
}
