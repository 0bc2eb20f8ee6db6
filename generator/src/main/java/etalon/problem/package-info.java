/** What is wrong with an input: file, place, value, what would be right; collected, and said all at once. */
package etalon.problem;
