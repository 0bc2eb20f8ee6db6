package etalon.gateway;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** Fetches a gateway's public list of models; it takes no key. */
public final class Catalogues {
  private static final int LONGEST = 64 << 20;

  private Catalogues() {}

  /** @throws IOException when the list cannot be had, with the reason */
  public static byte[] fetch(URI address) throws IOException, InterruptedException {
    HttpClient client =
        HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).connectTimeout(Duration.ofSeconds(20)).build();
    HttpResponse<Body> response =
        client.send(HttpRequest.newBuilder(address).timeout(Duration.ofMinutes(2)).build(), info -> new Body(LONGEST));
    if (response.statusCode() != 200 || !response.body().broken().isEmpty()) {
      throw new IOException(address + ": " + (response.statusCode() != 200 ? "status " + response.statusCode() : response.body().broken()));
    }
    return response.body().bytes();
  }
}
