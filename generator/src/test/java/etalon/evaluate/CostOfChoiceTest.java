package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.evaluate.CostOfChoice.Month;
import etalon.evaluate.CostOfChoice.ToCorrect;
import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CostOfChoiceTest {

  /** By hand: documents x cost; documents x percent / 100 x minutes / 60 x hourly. */
  @ParameterizedTest(name = "{0} documents, {1} min, {2} an hour, {3} a test, {4} % to correct")
  @CsvSource({
    // 1000 x 0.00102 = 1.02; 1000 x 1.6 % = 16 documents x 3 min = 48 min at 30 = 24
    "1000, 3, 30, 0.00102, 1.6, 1.02, 24.00, 25.02",
    // 33.3 documents x 2.5 min x 40 / 60 = 55.5
    "100, 2.5, 40, 0.0302, 33.3, 3.02, 55.50, 58.52",
    // nothing to correct
    "1000, 3, 30, 0.005, 0, 5.00, 0.00, 5.00",
    // free calls
    "1000, 3, 30, 0, 10, 0.00, 150.00, 150.00",
    // no one is paid
    "1000, 3, 0, 0.005, 10, 5.00, 0.00, 5.00",
    // one document: 0.00014 stays 0.00014; 0.1 x 3 / 60 x 30 = 0.15; together 0.15014 is 0.15
    "1, 3, 30, 0.00014, 10, 0.00014, 0.15, 0.15",
    // half a cent goes up: 1 x 50 % x 0.01 min x 60 / 60 = 0.005, two digits 0.0050; 0.5 x 0.02 x 0.45 = 0.0045
    "1, 0.01, 60, 0.125, 50, 0.13, 0.0050, 0.14",
    // a third of a cent: 1 x 1 % x 1 min x 20 / 60 = 0.00333…
    "1, 1, 20, 0, 1, 0.00, 0.0033, 0.0033",
    // a million a day for a year is no trouble: 365000000 x 0.072332 = 26401180
    "365000000, 3, 30, 0.072332, 1.6, 26401180.00, 8760000.00, 35161180.00"
  })
  void callsAndCorrections(
      String documents, String minutes, String hourly, String cost, String percent, String calls, String corrections,
      String total) {
    Month month = new Month(new BigDecimal(documents), new BigDecimal(minutes), new BigDecimal(hourly));
    BigDecimal share = new BigDecimal(percent);
    CostOfChoice choice = CostOfChoice.of(month, Optional.of(new BigDecimal(cost)), new ToCorrect(share, share, share));
    assertEquals(Optional.of(new BigDecimal(calls)), choice.calls());
    assertEquals(new BigDecimal(corrections), choice.corrections());
    assertEquals(choice.corrections(), choice.fewest());
    assertEquals(choice.corrections(), choice.most());
    assertEquals(Optional.of(new BigDecimal(total)), choice.total(choice.corrections()));
  }

  @Test
  void withoutAKnownCostThereIsNoTotal() {
    Month month = new Month(BigDecimal.valueOf(1000), BigDecimal.valueOf(3), BigDecimal.valueOf(30));
    CostOfChoice choice = CostOfChoice.of(month, Optional.empty(), ToCorrect.of(new Share(60, 64)));
    assertEquals(Optional.empty(), choice.calls());
    assertEquals(Optional.empty(), choice.total(choice.corrections()));
    // 6.2 % of 1000 is 62 documents, 186 minutes
    assertEquals(new BigDecimal("93.00"), choice.corrections());
  }

  /** 95 % Wilson intervals: 64 of 64 is 94.3 to 100 (method.md); 95 of 100 is 88.8 to 97.8 (textbook formula, Python's statistics module). */
  @ParameterizedTest
  @CsvSource({"64, 64, 0.0, 0.0, 5.7", "95, 100, 5.0, 2.2, 11.2", "0, 64, 100.0, 94.3, 100.0"})
  void whatIsToCorrectIsTheRestOfWhatNeedsNoReview(int part, int whole, String share, String low, String high) {
    assertEquals(
        new ToCorrect(new BigDecimal(share), new BigDecimal(low), new BigDecimal(high)), ToCorrect.of(new Share(part, whole)));
  }
}
