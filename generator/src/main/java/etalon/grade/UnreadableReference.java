package etalon.grade;

import etalon.bench.Criterion.Type;
import java.util.Locale;

/** A reference that cannot be read as its criterion's type; it must never become "nothing". */
public final class UnreadableReference extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnreadableReference(String value, Type type, String why) {
    super("'" + value + "' cannot be a reference of type " + type.name().toLowerCase(Locale.ROOT) + ": " + why);
  }
}
