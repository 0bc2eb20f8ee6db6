/** The second stage: raw answers to gradings. Calls no model, writes no file. */
package etalon.score;
