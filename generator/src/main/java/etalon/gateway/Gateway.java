package etalon.gateway;

/** Asks models. */
public interface Gateway {
  /** Sends one question, once, and waits for the reply within a bounded time. */
  Reply ask(Question question) throws InterruptedException;
}
