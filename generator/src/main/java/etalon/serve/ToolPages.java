package etalon.serve;

import etalon.bench.Language;
import etalon.content.Translation;
import etalon.content.Translation.State;
import etalon.load.Strings;
import etalon.load.Texts;
import etalon.problem.Problem;
import etalon.problem.Problem.Severity;
import etalon.render.LazySite;
import etalon.render.html.Html;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the server adds to a site: a script in its pages, and pages for authors and translators under {@code /_/}. */
final class ToolPages {
  private static final String HTML = "text/html; charset=utf-8";
  private static final byte[] HEAD_END = "</head>".getBytes(StandardCharsets.UTF_8);
  private static final byte[] BODY = "<body>".getBytes(StandardCharsets.UTF_8);
  private static final String ENDING = "index.html";

  private final Path root;
  private final Html html;
  private final String basePath;

  ToolPages(Path root, Html html, String basePath) {
    this.root = root;
    this.html = html;
    this.basePath = basePath;
  }

  Reply reply(String tool, String rawQuery, Shown shown) {
    return switch (tool) {
      case "reload.js", "serve.css", "notice.css" -> new Reply(200, MediaTypes.of(tool), resource(tool));
      case "side-by-side" -> sideBySide(page(rawQuery), shown);
      case "translations" -> translations(shown);
      case "" -> Reply.elsewhere("/_/translations");
      default -> Reply.text(404, "There is side-by-side, and translations.\n");
    };
  }

  /** The problems in place of every page. */
  Reply problems(Shown shown) {
    return new Reply(
        500, HTML,
        html.render(
            "serve/problems.jte",
            Map.of("generation", shown.generation(), "basePath", basePath, "problems", shown.problems())));
  }

  /** A page of the site that loads itself anew, and says when it cannot show a change. */
  byte[] alive(byte[] page, Shown shown) {
    String script = "<script src=\"/_/reload.js?generation=" + shown.generation() + "\" defer></script>\n";
    if (shown.uncompiled().isEmpty()) {
      return inserted(page, HEAD_END, 0, script);
    }
    byte[] styled = inserted(page, HEAD_END, 0, "<link rel=\"stylesheet\" href=\"/_/notice.css\">\n" + script);
    return inserted(styled, BODY, BODY.length, "\n<p class=\"etalon-serve\" role=\"status\" lang=\"en\">" + uncompiled(shown) + "</p>");
  }

  private static String uncompiled(Shown shown) {
    String names = String.join(", ", shown.uncompiled()).replace("&", "&amp;").replace("<", "&lt;");
    return "Changed since the program was made, and not shown yet: " + names
        + ". Templates are compiled: run <code>mvn -q -DskipTests package</code> and start serve again.";
  }

  /** @param offset from the first place where the mark stands */
  private static byte[] inserted(byte[] page, byte[] mark, int offset, String text) {
    int at = indexOf(page, mark);
    if (at < 0) {
      return page;
    }
    byte[] added = text.getBytes(StandardCharsets.UTF_8);
    byte[] longer = new byte[page.length + added.length];
    System.arraycopy(page, 0, longer, 0, at + offset);
    System.arraycopy(added, 0, longer, at + offset, added.length);
    System.arraycopy(page, at + offset, longer, at + offset + added.length, page.length - at - offset);
    return longer;
  }

  private static int indexOf(byte[] page, byte[] mark) {
    for (int i = 0; i <= page.length - mark.length; i++) {
      int j = 0;
      while (j < mark.length && page[i + j] == mark[j]) {
        j++;
      }
      if (j == mark.length) {
        return i;
      }
    }
    return -1;
  }

  private Reply sideBySide(String page, Shown shown) {
    Optional<Map<Language, String>> pair = shown.site().flatMap(site -> site.pair(relative(page)));
    return new Reply(
        pair.isPresent() ? 200 : 404, HTML,
        html.render(
            "serve/pair.jte",
            Map.of(
                "generation", shown.generation(), "basePath", basePath, "page", page,
                "english", pair.map(p -> p.get(Language.EN)).orElse(""), "french", pair.map(p -> p.get(Language.FR)).orElse(""),
                "names", shown.site().map(ToolPages::names).orElse(List.of()))));
  }

  /** An address is taken as it stands in a browser, too. */
  private String relative(String page) {
    return page.startsWith(basePath) ? page.substring(basePath.length()) : page;
  }

  private static List<String> names(LazySite site) {
    String english = Language.EN.code() + "/";
    return site.pages().stream()
        .filter(path -> path.startsWith(english) && path.length() > english.length() + ENDING.length())
        .map(path -> path.substring(english.length(), path.length() - ENDING.length() - 1))
        .toList();
  }

  private static String page(String rawQuery) {
    for (String pair : rawQuery == null ? new String[0] : rawQuery.split("&")) {
      if (pair.startsWith("page=")) {
        try {
          return URLDecoder.decode(pair.substring("page=".length()), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
          return "";
        }
      }
    }
    return "home";
  }

  private Reply translations(Shown shown) {
    List<Translation> all = Texts.translations(root);
    List<Translation> outdated = all.stream().filter(text -> text.state() == State.OUTDATED).toList();
    List<Translation> missing =
        all.stream().filter(text -> text.state() == State.MISSING_IN_FRENCH || text.state() == State.MISSING_IN_ENGLISH).toList();
    List<Problem> problems = new ArrayList<>(Texts.read(root, Severity.WARNING).problems());
    problems.addAll(Strings.read(root).problems());
    return new Reply(
        200, HTML,
        html.render(
            "serve/translations.jte",
            Map.of(
                "generation", shown.generation(), "basePath", basePath, "missing", missing, "outdated", outdated,
                "current", all.size() - outdated.size() - missing.size(), "problems", problems)));
  }

  private static byte[] resource(String name) {
    try (InputStream in = ToolPages.class.getResourceAsStream("/serve/" + name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
