/**
 * Is this answer right? One comparator per type of criterion; pure, JDK only, never a guess: what a comparator
 * cannot decide goes to a human.
 *
 * <p>The way in is {@link etalon.grade.ItemGrader}; what it says in words is an {@link etalon.grade.Explanation}.
 * Behind it:
 *
 * <ul>
 *   <li>{@code Nothing}: the values that say "nothing"; looked at before any type is.
 *   <li>{@code Comparison}: what a type does: read a text, compare two readings, put one in words. Each class that
 *       implements it lists the forms it accepts: {@code AmountComparison}, {@code NumberComparison}, {@code
 *       DateComparison}, {@code IdentifierComparison}, {@code NameComparison}, {@code LabelComparison}, {@code
 *       VerdictComparison}, {@code LinesComparison}, {@code ListComparison}, {@code ExactComparison}.
 *   <li>{@code Forms}: the accepted forms of one item, read once, and {@code Outcome}, what comparing with them gives.
 *   <li>{@code NumberReader}, {@code Currencies}: numbers as invoices and models write them.
 *   <li>{@code DateReader}, {@code DateWords}: the same for dates.
 *   <li>{@code Folding}, {@code Characters}, {@code LookAlikes}, {@code Abbreviations}: what is set aside in a text
 *       before two are compared, and what only looks alike.
 *   <li>{@code Pairing}: line items matched one to one.
 * </ul>
 */
package etalon.grade;
