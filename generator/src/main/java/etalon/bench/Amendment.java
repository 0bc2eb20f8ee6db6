package etalon.bench;

import java.time.LocalDate;
import java.util.List;

/** A dated change made after a run, with its reason. Answers are never touched. */
public sealed interface Amendment {

  LocalDate date();

  Text reason();

  /** More spellings of the right answer, for one item. */
  record FormsAdded(LocalDate date, String document, String criterion, List<String> forms, Text reason)
      implements Amendment {
    public FormsAdded {
      forms = List.copyOf(forms);
    }
  }

  /** A document taken out for every model. */
  record DocumentDropped(LocalDate date, String document, Text reason) implements Amendment {}

  /** A failed call that counts as the model's own: graded as missing. */
  record FailureAttributed(LocalDate date, String model, String document, Text reason)
      implements Amendment {}
}
