package etalon.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GateTest {

  @ParameterizedTest(name = "{0}: {1} {2} of {3}")
  @CsvSource({
    "localhost, GET,     localhost:8000,     /etalon/en/,       200",
    "localhost, HEAD,    127.0.0.1:8000,     /,                 200",
    "localhost, GET,     '[::1]:8000',       /,                 200",
    // through a tunnel the port is another
    "localhost, GET,     localhost:9000,     /,                 200",
    "localhost, GET,     LOCALHOST,          /,                 200",
    // a name that its owner can point to this machine
    "localhost, GET,     evil.example:8000,  /,                 421",
    "localhost, GET,     localhost.evil.example, /,             421",
    "localhost, GET,     '',                 /,                 421",
    "localhost, GET,     ,                   /,                 421",
    "localhost, GET,     192.0.2.7:8000,     /,                 421",
    // who asks to be reached from outside
    "desk.local, GET,    desk.local:8000,    /,                 200",
    "desk.local, GET,    other.local:8000,   /,                 421",
    "0.0.0.0,   GET,     192.0.2.7:8000,     /,                 200",
    "0.0.0.0,   GET,     '[2001:db8::7]:80', /,                 200",
    "0.0.0.0,   GET,     evil.example:8000,  /,                 421",
    "localhost, POST,    localhost:8000,     /,                 405",
    "localhost, PUT,     localhost:8000,     /,                 405",
    "localhost, DELETE,  localhost:8000,     /,                 405",
    "localhost, OPTIONS, localhost:8000,     /,                 405",
    "localhost, TRACE,   localhost:8000,     /,                 405",
    "localhost, get,     localhost:8000,     /,                 405",
    "localhost, GET,     localhost:8000,     /etalon/../data,   400",
    "localhost, GET,     localhost:8000,     /..,               400",
    "localhost, GET,     localhost:8000,     /./x,              400",
    "localhost, GET,     localhost:8000,     /a/..;/b,          200",
    "localhost, GET,     localhost:8000,     /%2e%2e/x,         400",
    "localhost, GET,     localhost:8000,     /.%2E/x,           400",
    "localhost, GET,     localhost:8000,     /a%2fb,            400",
    "localhost, GET,     localhost:8000,     /a%5Cb,            400",
    "localhost, GET,     localhost:8000,     '/a\\b',           400",
    "localhost, GET,     localhost:8000,     /a%00,             400",
    "localhost, GET,     localhost:8000,     a,                 400",
    "localhost, GET,     localhost:8000,     ,                  400",
  })
  void onlyThisMachineReadsAndOnlyByPlainPaths(String host, String method, String header, String path, int status) {
    assertEquals(status, new Gate(host).refuses(method, header, path).orElse(200));
  }
}
