package etalon.call;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/** The money of one run. What the next request may cost at most is set aside before it is sent: the limit is never passed. */
final class Budget {
  private static final long LOOK_AGAIN_MILLIS = 100;

  private final Optional<BigDecimal> limit;
  private final Halt halt;
  private BigDecimal spent;
  private BigDecimal possible;
  private BigDecimal held = BigDecimal.ZERO;

  /** How many times more than it should a request has cost, at most; the prices may have risen since the list. */
  private BigDecimal factor = BigDecimal.ONE;

  private int underWay;

  /**
   * @param spent by earlier sessions of the run
   * @param possible what earlier requests may have cost whose price was not told
   */
  Budget(Optional<BigDecimal> limit, BigDecimal spent, BigDecimal possible, Halt halt) {
    this.limit = limit;
    this.spent = spent;
    this.possible = possible;
    this.halt = halt;
  }

  /**
   * Sets money aside. While it lacks and other requests are under way, it waits: they may cost less than they could.
   *
   * @return what was set aside; empty when there is not enough, or no more calls are to be made
   */
  synchronized Optional<BigDecimal> reserve(BigDecimal ceiling) throws InterruptedException {
    while (!halt.stopped()) {
      BigDecimal own = ceiling.multiply(factor);
      if (limit.isEmpty() || spent.add(possible).add(held).add(own).compareTo(limit.get()) <= 0) {
        held = held.add(own);
        underWay++;
        return Optional.of(own);
      }
      if (underWay == 0) {
        halt.stop("the budget of " + limit.get().toPlainString() + " dollars leaves no room for the next call");
        return Optional.empty();
      }
      wait(LOOK_AGAIN_MILLIS);
    }
    return Optional.empty();
  }

  /**
   * A request has ended.
   *
   * @param reserved what was set aside for it
   * @param cost what it cost
   * @param unknown what it may have cost, when that was not told
   */
  synchronized void settle(BigDecimal reserved, BigDecimal cost, BigDecimal unknown) {
    held = held.subtract(reserved);
    spent = spent.add(cost);
    possible = possible.add(unknown);
    underWay--;
    if (reserved.signum() > 0 && cost.compareTo(reserved) > 0) {
      factor = factor.multiply(cost.divide(reserved, new MathContext(6, RoundingMode.UP)));
    }
    notifyAll();
  }

  synchronized int underWay() {
    return underWay;
  }

  synchronized BigDecimal spent() {
    return spent;
  }

  synchronized BigDecimal possible() {
    return possible;
  }
}
