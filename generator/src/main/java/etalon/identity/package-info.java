/**
 * Which names mean the same model? Boards spell one model several ways, and two models almost alike. Pure, JDK only;
 * what is a tier, a vendor or a badge is data ({@code data/boards/identities.json}), read into {@link
 * etalon.identity.IdentityTable}.
 *
 * <ul>
 *   <li>{@link etalon.identity.Names}: one label to a bag of tokens, without the run's settings; what was taken out is
 *       kept ({@code Change}, {@code Tier}). {@code Lexer} cuts the label, {@code WrittenDate} reads the dates in it.
 *   <li>{@link etalon.identity.Identities}: many labels to groups, one a model; per source the highest tier counts.
 *   <li>{@link etalon.identity.Regrouping}: the models that the rules make of a snapshot that has ids of its own.
 *   <li>{@link etalon.identity.MergeLog}: every name with what became of it, and where rules and snapshot differ.
 * </ul>
 */
package etalon.identity;
