package etalon.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Ranking;
import etalon.bench.Source;
import etalon.cli.StagesSite.Ran;
import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import etalon.problem.InvalidInput;
import etalon.publish.Freeze;
import etalon.score.Scoring;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file of data/ that was damaged never ends in a stack trace, and never gives another ranking in silence. */
class CorruptionTest {
  private static final int ROUNDS = 1000;
  private static final int SITES = 4;
  private static final long SEED = 20260305;

  @TempDir Path folder;

  @Test
  void aDamagedFileIsNamedWhereverItChangesARanking() {
    System.out.println("CorruptionTest: seed " + SEED);
    List<DamagedSite> sites =
        IntStream.range(0, SITES).parallel().mapToObj(i -> new DamagedSite(folder.resolve("" + i), SEED + i).damage(ROUNDS / SITES)).toList();
    assertEquals(List.of(), sites.stream().flatMap(site -> site.silent.stream()).toList());
    int changed = sites.stream().mapToInt(site -> site.changed).sum();
    assertTrue(changed > ROUNDS / 4, () -> "only " + changed + " of " + ROUNDS + " made a difference");
  }

  /** One file after the other is damaged, and put right again. */
  private static final class DamagedSite {
    private final StagesSite site;
    private final Random random;
    private final SortedMap<String, byte[]> intact;
    private final Map<String, String> figures;
    private final Set<String> said;
    private final List<String> silent = new ArrayList<>();
    private int changed;

    /** A ranking of ours, with an amendment and decisions before it, and one of others. */
    DamagedSite(Path folder, long seed) {
      random = new Random(seed);
      site = StagesSite.copy("minimal", folder);
      site.amended(
          "{\"kind\": \"forms-added\", \"date\": \"2026-03-04\", \"document\": \"b2\", \"criterion\": \"amount\", \"forms\": [\"42.10\"]}");
      site.put(
          "data/runs/" + StagesSite.FIRST_RUN + "/arbitration.csv",
          "model,document,criterion,automatic,human,reason,decided\n"
              + "acme/small,a1,amount,wrong,correct,misprint,2026-03-04\nacme/large,a2,amount,correct,wrong,misread,2026-03-04\n");
      site.put(
          "data/published/letters/2026-03-03.json",
          "{\"benchmark\": \"letters\", \"date\": \"2026-03-03\", \"publisher\": \"Example Lab\",\n"
              + "\"source\": {\"name\": \"Example Lab Notes\", \"url\": \"https://example.org/notes\", \"retrieved\": \"2026-03-03\"},\n"
              + "\"documents\": 7,\n\"rows\": [\n{\"model\": \"acme/small\",\n\"accuracy\": 100.0,\n\"margin\": 0},\n{\"model\": \"acme/large\",\n\"accuracy\": 89.3,\n\"margin\": 5.5}]}\n");
      assertEquals(ExitCode.OK, site.run("publish", "letters", "--date", "2026-03-05").code());
      intact = FixtureSite.files(site.path("data"));
      intact.keySet().removeIf(path -> path.endsWith(".lock"));
      figures = figures();
      said = new HashSet<>(lines());
    }

    DamagedSite damage(int rounds) {
      for (int round = 0; round < rounds; round++) {
        String file = file();
        Damage damage = Damage.values()[random.nextInt(Damage.values().length)];
        byte[] damaged = damage.to(intact.get(file), random);
        put(file, damaged);
        List<String> lines = lines();
        if (!figures.equals(figures())) {
          changed++;
          if (lines.stream().noneMatch(line -> !said.contains(line) && names(line, file))) {
            silent.add(damage + " " + file + "\n" + new String(damaged, UTF_8) + "\nonly said " + lines);
          }
        }
        put(file, intact.get(file));
      }
      assertEquals(figures, figures());
      return this;
    }

    /** Every byte is as likely as any other. */
    private String file() {
      int at = random.nextInt(intact.values().stream().mapToInt(bytes -> bytes.length).sum());
      for (Map.Entry<String, byte[]> file : intact.entrySet()) {
        at -= file.getValue().length;
        if (at < 0) {
          return file.getKey();
        }
      }
      throw new IllegalStateException();
    }

    /** Whether a line names a file for another reason than that all is well in it. */
    private static boolean names(String line, String file) {
      return line.contains(file.substring(file.lastIndexOf('/') + 1)) && !line.matches(".* (\\d+) of \\1 figures equal");
    }

    private void put(String file, byte[] bytes) {
      try {
        Files.write(site.path("data/" + file), bytes);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** What check and verify say; neither may fail but for the inputs. */
    private List<String> lines() {
      List<String> lines = new ArrayList<>();
      for (String command : List.of("check", "verify")) {
        Ran ran = site.run(command);
        assertTrue(ran.code() == ExitCode.OK || ran.code() == ExitCode.PROBLEMS, () -> "exit " + ran.code() + ": " + ran.err());
        lines.addAll(ran.lines());
        lines.addAll(ran.err().lines().toList());
      }
      return lines;
    }

    /** Every figure of every ranking and of the index, by name; none at all when the inputs have errors. */
    private Map<String, String> figures() {
      Map<String, String> figures = new TreeMap<>();
      try {
        Inputs inputs = Inputs.load(site.path(""), Optional.empty());
        Evaluation evaluation = Evaluation.of(inputs.catalogue(), inputs.measured().stream().map(Scoring::grade).toList(), Optional.empty());
        List<Ranking> rankings = new ArrayList<>();
        inputs.measured().forEach(data -> rankings.addAll(data.published()));
        Source source = new Source("test", "https://example.org/", LocalDate.EPOCH);
        evaluation.rankings().values().forEach(
            ranking -> rankings.add(Freeze.freeze(ranking, LocalDate.EPOCH, "", source, new Ranking.Inputs("", List.of(), Map.of()))));
        for (Ranking ranking : rankings) {
          String name = ranking.benchmark() + " " + ranking.date() + " ";
          figures.put(name + "documents", String.valueOf(ranking.documents()));
          ranking.rows().forEach(row -> row.figures().forEach((figure, value) -> figures.put(name + row.model() + " " + figure, value.stripTrailingZeros().toPlainString())));
        }
        evaluation.index().ranked().forEach(entry -> figures.put("index " + entry.model(), entry.rank() + " " + entry.index() + " " + entry.functions()));
      } catch (InvalidInput | IllegalArgumentException e) {
        return Map.of();
      }
      return figures;
    }
  }

  private enum Damage {
    BYTES_FLIPPED {
      @Override
      byte[] to(byte[] bytes, Random random) {
        byte[] damaged = bytes.clone();
        for (int i = random.nextInt(3); i >= 0 && damaged.length > 0; i--) {
          damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return damaged;
      }
    },
    BYTES_INSERTED {
      @Override
      byte[] to(byte[] bytes, Random random) {
        int at = random.nextInt(bytes.length + 1);
        String digits = "0123456789,.\"|\n-";
        byte[] more = random.nextBoolean() ? new byte[] {(byte) digits.charAt(random.nextInt(digits.length()))} : new byte[] {(byte) random.nextInt(256)};
        return join(Arrays.copyOf(bytes, at), more, Arrays.copyOfRange(bytes, at, bytes.length));
      }
    },
    DIGIT_CHANGED {
      @Override
      byte[] to(byte[] bytes, Random random) {
        byte[] damaged = bytes.clone();
        int from = random.nextInt(bytes.length);
        for (int i = 0; i < bytes.length; i++) {
          int at = (from + i) % bytes.length;
          if (Character.isDigit(bytes[at])) {
            damaged[at] = (byte) ('0' + random.nextInt(10));
            break;
          }
        }
        return damaged;
      }
    },
    TRUNCATED {
      @Override
      byte[] to(byte[] bytes, Random random) {
        return Arrays.copyOf(bytes, random.nextInt(bytes.length));
      }
    },
    LINE_DROPPED {
      @Override
      byte[] to(byte[] bytes, Random random) {
        List<String> lines = lines(bytes);
        lines.remove(random.nextInt(lines.size()));
        return text(lines);
      }
    },
    LINE_DUPLICATED {
      @Override
      byte[] to(byte[] bytes, Random random) {
        List<String> lines = lines(bytes);
        int at = random.nextInt(lines.size());
        lines.add(at, lines.get(at));
        return text(lines);
      }
    },
    LINES_SWAPPED {
      @Override
      byte[] to(byte[] bytes, Random random) {
        List<String> lines = lines(bytes);
        Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
        return text(lines);
      }
    },
    COLUMNS_SWAPPED {
      @Override
      byte[] to(byte[] bytes, Random random) {
        List<String> lines = lines(bytes);
        int one = random.nextInt(4);
        int other = random.nextInt(4);
        // With the header or without it.
        for (int i = random.nextInt(2); i < lines.size(); i++) {
          String[] cells = lines.get(i).split(",", -1);
          if (Math.max(one, other) < cells.length) {
            String cell = cells[one];
            cells[one] = cells[other];
            cells[other] = cell;
            lines.set(i, String.join(",", cells));
          }
        }
        return text(lines);
      }
    };

    abstract byte[] to(byte[] bytes, Random random);

    /** One byte is one character here. */
    private static List<String> lines(byte[] bytes) {
      return new ArrayList<>(List.of(new String(bytes, ISO_8859_1).split("(?<=\n)")));
    }

    private static byte[] text(List<String> lines) {
      return String.join("", lines).getBytes(ISO_8859_1);
    }

    private static byte[] join(byte[]... parts) {
      ByteArrayOutputStream all = new ByteArrayOutputStream();
      Arrays.stream(parts).forEach(all::writeBytes);
      return all.toByteArray();
    }
  }
}
