package etalon.proof;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * A real Chromium without a window. Without one on this machine tests are skipped; with {@code -Dbrowser=required}, as
 * in .ci/run, they fail.
 */
final class Browser implements AutoCloseable {
  private static final List<String> BROWSERS = List.of("chromium-headless-shell", "chromium", "google-chrome");
  private static final String DRIVER = "chromedriver";

  /** For the longest page on a machine that is busy with other things. */
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  final ChromeDriver driver;
  private final SiteServer server;
  private final Set<ProcessHandle> started;

  private Browser(ChromeDriver driver, SiteServer server, Set<ProcessHandle> started) {
    this.driver = driver;
    this.server = server;
    this.started = started;
  }

  /** With the project's own site behind HTTP, below a folder. */
  static Browser open() throws IOException {
    Optional<Path> browser = BROWSERS.stream().flatMap(Browser::onPath).findFirst();
    Optional<Path> program = onPath(DRIVER).findFirst();
    if (browser.isEmpty() || program.isEmpty()) {
      String missing = "no " + (browser.isEmpty() ? BROWSERS : DRIVER) + " on the PATH (Debian: apt-get install chromium chromium-driver)";
      if ("required".equals(System.getProperty("browser"))) {
        Assertions.fail(missing);
      }
      Assumptions.abort(missing);
    }
    ChromeOptions options = new ChromeOptions();
    options.setBinary(browser.get().toFile());
    options.addArguments(
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars",
        // Each page would warm up the process of a next one: half as much work again.
        "--disable-features=SpareRendererForSitePerProcess,ProactivelySwapBrowsingInstance,RenderDocument,Prerender2",
        "--renderer-process-limit=1", "--process-per-site",
        // Nothing but this machine is there, however hard a page tries.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1");
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    ChromeDriverService service = new ChromeDriverService.Builder().usingDriverExecutable(program.get().toFile()).build();
    Set<ProcessHandle> before = processes();
    ChromeDriver driver = new ChromeDriver(service, options);
    driver.manage().timeouts().scriptTimeout(PATIENCE).pageLoadTimeout(PATIENCE);
    Set<ProcessHandle> started = processes();
    started.removeAll(before);
    return new Browser(driver, new SiteServer(WrittenSite.FILES, "/etalon/"), started);
  }

  private static Set<ProcessHandle> processes() {
    return ProcessHandle.current().descendants().collect(Collectors.toSet());
  }

  private static Stream<Path> onPath(String program) {
    return Pattern.compile(File.pathSeparator).splitAsStream(System.getenv().getOrDefault("PATH", ""))
        .map(folder -> Path.of(folder, program))
        .filter(Files::isExecutable);
  }

  /** Opens a page of the site by the path of its file. */
  void go(String path) {
    driver.get(server.root() + WrittenSite.address(path));
  }

  /** The path of the page that is open, with its query. */
  String path() {
    return driver.getCurrentUrl().substring(server.root().length());
  }

  /** The elements that a selector finds, in the page's order. */
  List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  WebElement one(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  /** Waits for what a script does in its own time. */
  void until(BooleanSupplier holds, String what) {
    Instant end = Instant.now().plus(PATIENCE);
    while (!holds.getAsBoolean()) {
      Assertions.assertTrue(Instant.now().isBefore(end), () -> "not within " + PATIENCE + ": " + what);
    }
  }

  /** From now on the screen is this wide, and the reader prefers this theme. */
  void look(int width, String theme) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 800, "deviceScaleFactor", 1, "mobile", false));
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", theme))));
  }

  /** Runs a script in every page from now on, before the page's own. */
  void runOnEveryPage(String script) {
    driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
  }

  void scripts(boolean on) {
    driver.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", !on));
  }

  @SuppressWarnings("unchecked")
  <T> T run(String script, Object... arguments) {
    return (T) driver.executeScript(script, arguments);
  }

  /**
   * What the console said since the last call: errors of scripts, files not found, and every request to another host,
   * which the policy of the page blocks or this browser does not find.
   */
  List<String> console() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream().map(LogEntry::getMessage).toList();
  }

  @Override
  public void close() {
    driver.quit();
    // Debian's headless shell is started by a script that does not pass on the order to end.
    started.forEach(ProcessHandle::destroy);
    server.close();
  }
}
