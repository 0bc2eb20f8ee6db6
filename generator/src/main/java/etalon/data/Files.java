package etalon.data;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import etalon.bench.Sha256;
import etalon.problem.Nearest;
import etalon.problem.Problem.Severity;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import etalon.problem.Unfinished;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Reads files below a root strictly: UTF-8 without a byte order mark, and sorted folders. */
public final class Files {
  private static final String BYTE_ORDER_MARK = "\uFEFF";
  private static final String QUOTES = "RFC 4180: the whole cell in quotes, and quotes inside it doubled";

  private final Path root;
  private final Problems problems;
  private final Severity unfinished;

  public Files(Path root, Problems problems) {
    this(root, problems, Severity.ERROR);
  }

  /** @param unfinished how grave a mark of what is still to be written is */
  public Files(Path root, Problems problems, Severity unfinished) {
    this.root = root;
    this.problems = problems;
    this.unfinished = unfinished;
  }

  public Problems problems() {
    return problems;
  }

  public boolean exists(String file) {
    return java.nio.file.Files.isRegularFile(root.resolve(file));
  }

  /** The names of a folder's entries, sorted; none when there is no such folder. Left out are hidden ones, and the copies ({@code ~}) of editors. */
  public List<String> list(String folder) {
    Path path = root.resolve(folder);
    if (!java.nio.file.Files.isDirectory(path)) {
      return List.of();
    }
    try (Stream<Path> entries = java.nio.file.Files.list(path)) {
      return entries
          .map(entry -> entry.getFileName().toString())
          .filter(name -> !name.startsWith(".") && !name.endsWith("~"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reports the entries of a folder that nothing reads: a misspelt name must not pass in silence. */
  void only(String folder, List<String> names) {
    for (String name : list(folder)) {
      if (!names.contains(name)) {
        problems.error(Place.of(folder + "/" + name), "nothing reads this file", Nearest.perhaps(name, names) + "one of " + String.join(", ", names));
      }
    }
  }

  public Optional<byte[]> bytes(String file) {
    return bytes(file, "");
  }

  /** @param why who needs the file, when its place does not say it */
  Optional<byte[]> bytes(String file, String why) {
    try {
      return Optional.of(java.nio.file.Files.readAllBytes(root.resolve(file)));
    } catch (IOException e) {
      boolean missing = !java.nio.file.Files.exists(root.resolve(file));
      problems.error(Place.of(file), missing ? "the file is missing" : "the file cannot be read: " + e, why.isEmpty() ? "such a file, or another --root" : why);
      return Optional.empty();
    }
  }

  /** The text of a file, or a problem: missing, not UTF-8, or with a byte order mark. */
  public Optional<String> text(String file) {
    Optional<String> text = bytes(file).flatMap(bytes -> decode(file, bytes));
    text.ifPresent(t -> Unfinished.report(file, t, unfinished, problems));
    return text;
  }

  Optional<String> decode(String file, byte[] bytes) {
    Optional<String> text = utf8(file, bytes);
    if (text.isPresent() && text.get().startsWith(BYTE_ORDER_MARK)) {
      problems.error(
          Place.of(file, 1), "the file begins with a byte order mark", "save it as UTF-8 without BOM");
      return Optional.empty();
    }
    return text;
  }

  private Optional<String> utf8(String file, byte[] bytes) {
    try {
      return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      problems.error(Place.of(file, badLine(bytes)), "the file is not UTF-8", "save it as UTF-8");
      return Optional.empty();
    }
  }

  /** The line in which the bytes stop being UTF-8. */
  private static int badLine(byte[] bytes) {
    var decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    decoder.decode(in, java.nio.CharBuffer.allocate(bytes.length + 1), true);
    int line = 1;
    for (int i = 0; i < in.position(); i++) {
      if (bytes[i] == '\n') {
        line++;
      }
    }
    return line;
  }

  Optional<JsonObject> json(String file) {
    return text(file)
        .flatMap(
            text -> {
              try {
                return Optional.of(new JsonObject(JsonValue.parse(file, text), problems));
              } catch (JsonValue.Malformed e) {
                problems.error(e.place, e.getMessage(), e.hint);
                return Optional.empty();
              }
            });
  }

  /** The rows of a CSV file whose header is exactly the given columns; none when it cannot be read. */
  List<Row> csv(String file, String... columns) {
    return table(file, columns).orElse(List.of());
  }

  /** The rows of a table that a spreadsheet saved: it may begin with a byte order mark, and part cells by semicolons. */
  List<Row> spreadsheet(String file, String... columns) {
    List<Row> rows = new ArrayList<>();
    Optional<String> saved = bytes(file).flatMap(bytes -> utf8(file, bytes));
    if (saved.isPresent()) {
      String text = saved.get().startsWith(BYTE_ORDER_MARK) ? saved.get().substring(1) : saved.get();
      rows(file, text, text.startsWith(columns[0] + ";") ? ';' : ',', columns, rows::add);
    }
    return rows;
  }

  /** The same, for those to whom a file without rows is not one that cannot be read. */
  Optional<List<Row>> table(String file, String... columns) {
    return text(file).flatMap(text -> table(file, text, columns));
  }

  Optional<List<Row>> table(String file, String text, String[] columns) {
    List<Row> rows = new ArrayList<>();
    return rows(file, text, columns, rows::add) ? Optional.of(rows) : Optional.empty();
  }

  /** The same row by row, for tables that are too long to be held; returns whether all could be read. */
  boolean rows(String file, String text, String[] columns, Consumer<Row> taker) {
    return rows(file, text, ',', columns, taker);
  }

  private boolean rows(String file, String text, char separator, String[] columns, Consumer<Row> taker) {
    int quote = lineOfStrayQuote(text, separator);
    if (quote > 0) {
      problems.error(Place.of(file, quote), "not CSV: a quote is not closed, or stands inside a cell", QUOTES);
      return false;
    }
    List<String> header = List.of(columns);
    boolean complete = true;
    try (CsvReader<CsvLines.Line> reader =
        CsvReader.builder().fieldSeparator(separator).allowExtraFields(true).allowMissingFields(true).build(new CsvLines(), text)) {
      boolean first = true;
      for (CsvLines.Line line : reader) {
        Place place = Place.of(file, line.number());
        String[] cells = line.cells();
        if (first) {
          first = false;
          if (!Arrays.equals(cells, columns)) {
            problems.error(place, "the columns are " + String.join(",", cells), String.join(",", header));
            return false;
          }
        } else if (cells.length != columns.length) {
          problems.error(
              place,
              "the row has " + cells.length + " cells: " + String.join(",", cells),
              columns.length + " cells: " + String.join(",", header));
          complete = false;
        } else {
          taker.accept(new Row(header, cells, place, problems));
        }
      }
      if (first) {
        problems.error(Place.of(file), "the file is empty", "the header " + String.join(",", header));
        return false;
      }
    } catch (CsvParseException e) {
      String cause = e.getCause() == null ? e.getMessage() : e.getCause().getMessage();
      problems.error(Place.of(file), "not CSV: " + cause, QUOTES);
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return complete;
  }

  /**
   * The line on which a quote opens a cell that nothing closes, or stands where none may; 0 when there is
   * none. The library would take the rest of the file for one cell.
   */
  private static int lineOfStrayQuote(String text, char separator) {
    if (text.indexOf('"') < 0) {
      return 0;
    }
    int line = 1;
    int opened = 0;
    boolean cellStart = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      char next = i + 1 < text.length() ? text.charAt(i + 1) : '\n';
      if (opened > 0 && c == '"' && next == '"') {
        i++;
      } else if (opened > 0 && c == '"' && (next == separator || next == '\r' || next == '\n')) {
        opened = 0;
      } else if (c == '"') {
        if (opened > 0 || !cellStart) {
          return opened > 0 ? opened : line;
        }
        opened = line;
      }
      cellStart = c == separator || c == '\n' || c == '\r';
      line += c == '\n' ? 1 : 0;
    }
    return opened;
  }

  /** SHA-256 as 64 lower-case hexadecimal digits. */
  public static String sha256(byte[] bytes) {
    return Sha256.of(bytes);
  }
}
