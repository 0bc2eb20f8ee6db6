package etalon.grade;

import java.util.Set;

/**
 * The values that say "nothing", in English, French and Czech.
 *
 * <p>Case, accents and punctuation do not matter; the whole value does: "None." and "(non trouvé)" say nothing, "none
 * found on page 2" does not. Accepted:
 *
 * <ul>
 *   <li>the empty value, white space, invisible characters, and punctuation alone: {@code -}, {@code —}, {@code ...},
 *       {@code []}, {@code ""}
 *   <li>null, none, n/a (na, n.a.), not found, unknown, not stated
 *   <li>aucun, aucune, aucun(e), néant, non trouvé, non communiqué, inconnu, with their feminines and plurals
 *   <li>nic, neuvedeno, není uvedeno, nenalezeno, žádný, with their genders
 * </ul>
 */
public final class Nothing {
  private static final Set<String> WORDS =
      Set.of(
          "null", "none", "n a", "na", "not found", "unknown", "not stated",
          "aucun", "aucune", "aucun e", "neant",
          "non trouve", "non trouvee", "non trouves", "non trouvees", "non trouve e",
          "non communique", "non communiquee", "non communiques", "non communiquees", "non communique e",
          "inconnu", "inconnue", "inconnus", "inconnues", "inconnu e",
          "nic", "neuvedeno", "neuveden", "neuvedena", "neni uvedeno", "neni uveden", "neni uvedena",
          "nenalezeno", "nenalezen", "nenalezena", "zadny", "zadna", "zadne");

  private static final int LONGEST = 20;

  private Nothing() {}

  public static boolean says(String value) {
    int letters = 0;
    for (int i = 0; i < value.length(); ) {
      int c = value.codePointAt(i);
      i += Character.charCount(c);
      if (Characters.isAsciiLetter(c)) {
        if (++letters > LONGEST) {
          return false;
        }
        continue;
      }
      if (Characters.isSpace(c) || Characters.isPunctuation(c) || Characters.isIgnorable(c) || Characters.isAccent(c)) {
        continue;
      }
      if (++letters > LONGEST || Characters.isAsciiDigit(c)) {
        return false;
      }
    }
    return letters == 0 || WORDS.contains(String.join(" ", Folding.words(Folding.fold(value))));
  }
}
