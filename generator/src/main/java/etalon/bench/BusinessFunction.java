package etalon.bench;

/** A part of a company that benchmarks are grouped by: accounting, legal, sales. */
public record BusinessFunction(String id, Text names) {}
