/** The fourth stage: a ranking frozen with what it was computed from, and the proof that it can be computed again. */
package etalon.publish;
