package etalon.bench;

import java.time.LocalDate;

/** A human's verdict on one grading; it replaces the program's. */
public record Arbitration(
    String model,
    String document,
    String criterion,
    Verdict automatic,
    Verdict human,
    String reason,
    LocalDate decided) {}
