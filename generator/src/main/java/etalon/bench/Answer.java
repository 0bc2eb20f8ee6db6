package etalon.bench;

import java.util.Optional;

/**
 * What one model returned for one item, untouched.
 *
 * @param value the raw answer; empty means that the model answered nothing
 * @param failure why there is no answer, when the call failed
 */
public record Answer(String value, Optional<Failure> failure) {}
