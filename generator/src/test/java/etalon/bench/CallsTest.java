package etalon.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallsTest {
  private static Call call(String cost, long millis, Optional<Failure> failure) {
    return new Call(
        "lab/model", "d", "key", Optional.empty(), Optional.empty(), OptionalLong.empty(), OptionalLong.empty(), Optional.empty(),
        cost.isEmpty() ? Optional.empty() : Optional.of(new BigDecimal(cost)), BigDecimal.ZERO, OptionalLong.of(millis), 1,
        Optional.empty(), Call.Form.SCHEMA, false, failure, Optional.empty(), "");
  }

  /** The right figures are numpy 2.4's: percentile(times, p, method="averaged_inverted_cdf"). */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "1 2 3 4 | 2.5 | 4",
    "1 2 3 | 2 | 3",
    "7 | 7 | 7",
    "1 2 3 4 5 6 7 8 9 10 | 5.5 | 9.5",
    "1100 120 130 150 900 1000 100 | 150 | 1100",
    "5 5 5 80 | 5 | 80",
    "3 1 2 10 20 30 40 50 60 70 80 90 100 110 120 130 140 150 160 170 | 75 | 155",
  })
  void timesThatHalfAndNineInTenStayUnder(String times, BigDecimal half, BigDecimal nine) {
    List<Call> calls = Arrays.stream(times.split(" ")).map(time -> call("1", Long.parseLong(time), Optional.empty())).toList();
    assertEquals(half, Calls.percentile(calls, 50).orElseThrow().stripTrailingZeros().setScale(half.scale()));
    assertEquals(nine, Calls.percentile(calls, 90).orElseThrow().stripTrailingZeros().setScale(nine.scale()));
  }

  @Test
  void aFailedCallEntersNoMeanAndOneUnknownPriceLeavesItUnknown() {
    Call failed = call("9", 900, Optional.of(Failure.TRUNCATED));
    Calls calls = Calls.of("lab/model", List.of(call("1", 10, Optional.empty()), call("2", 30, Optional.empty()), failed));
    assertEquals(new Calls("lab/model", Optional.of(new BigDecimal("1.5")), Optional.of(new BigDecimal("20")), 3, 1), calls);
    assertEquals(Optional.empty(), Calls.of("lab/model", List.of(call("1", 10, Optional.empty()), call("", 30, Optional.empty()))).costPerTest());
    assertEquals(new Calls("lab/model", Optional.empty(), Optional.empty(), 1, 1), Calls.of("lab/model", List.of(failed)));
  }
}
