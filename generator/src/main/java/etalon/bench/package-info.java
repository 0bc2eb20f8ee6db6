/** The vocabulary: models, benchmarks, rubrics, answers, verdicts, rankings. Records that check themselves; no I/O. */
package etalon.bench;
