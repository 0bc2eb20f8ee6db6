package etalon.gateway;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

/** Takes in a reply's bytes up to a limit, and keeps those that came when the rest does not. */
final class Body implements HttpResponse.BodySubscriber<Body> {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final CompletableFuture<Body> done = new CompletableFuture<>();
  private final int most;
  private Flow.Subscription subscription;
  private volatile String broken = "";

  Body(int most) {
    this.most = most;
  }

  @Override
  public CompletionStage<Body> getBody() {
    return done;
  }

  @Override
  public void onSubscribe(Flow.Subscription to) {
    subscription = to;
    to.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    for (ByteBuffer buffer : buffers) {
      byte[] some = new byte[buffer.remaining()];
      buffer.get(some);
      synchronized (bytes) {
        bytes.writeBytes(some);
      }
    }
    if (bytes.size() > most) {
      broken = "the reply is longer than " + most + " bytes";
      subscription.cancel();
      done.complete(this);
    }
  }

  @Override
  public void onError(Throwable failure) {
    broken = "the connection broke off";
    done.complete(this);
  }

  @Override
  public void onComplete() {
    done.complete(this);
  }

  /** Why the reply is not whole; empty when it is. */
  String broken() {
    return broken;
  }

  byte[] bytes() {
    synchronized (bytes) {
      return bytes.toByteArray();
    }
  }
}
