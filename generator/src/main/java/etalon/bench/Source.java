package etalon.bench;

import java.time.LocalDate;

/** Where a figure comes from: its publisher, an address, and the day it was read there. */
public record Source(String name, String url, LocalDate retrieved) {}
