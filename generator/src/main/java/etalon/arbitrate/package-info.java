/** The third stage: what a human must see, and what the human decided. Its decisions are files; answers are never touched. */
package etalon.arbitrate;
