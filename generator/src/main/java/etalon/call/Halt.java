package etalon.call;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Why no more calls are made, once that is so. */
public final class Halt {
  private final CountDownLatch halted = new CountDownLatch(1);
  private volatile String reason = "";

  /** Ends the run after the calls under way; the first reason stays. */
  public synchronized void stop(String why) {
    if (reason.isEmpty()) {
      reason = why;
      halted.countDown();
    }
  }

  boolean stopped() {
    return halted.getCount() == 0;
  }

  String reason() {
    return reason;
  }

  /** Waits, and returns whether the time has passed without a halt. */
  boolean sleep(Duration time) throws InterruptedException {
    return !halted.await(time.toMillis(), TimeUnit.MILLISECONDS);
  }
}
