package etalon.data;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import etalon.bench.Answer;
import etalon.bench.Failure;
import etalon.bench.Item;
import etalon.bench.Run;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The files of a finished run: what lies below data/runs/&lt;run&gt;. */
public final class RunFolder {
  private RunFolder() {}

  /** Where a run lies, relative to the root. */
  public static String path(String run) {
    return "data/runs/" + run;
  }

  /** The texts that came back for one document, in their order. */
  public record Replies(String document, List<String> texts) {}

  /**
   * @param run with its answers, single calls, decisions and conduct; its sheets are made here
   * @param items of the run's documents, in the order in which answers are written
   * @param replies by model
   * @return each file's bytes by its path in the run's folder; run.json is the last
   */
  public static Map<String, byte[]> files(Run run, List<Item> items, SortedMap<String, List<Replies>> replies) {
    Map<String, byte[]> files = new LinkedHashMap<>();
    List<Map<String, Object>> sheets = new ArrayList<>();
    for (var model : new TreeMap<>(run.answers()).entrySet()) {
      byte[] answers = answers(items, model.getValue());
      byte[] texts = replies(replies.getOrDefault(model.getKey(), List.of()));
      files.put("answers/" + name(model.getKey()), answers);
      files.put("replies/" + name(model.getKey()), texts);
      sheets.add(
          ConductFile.ordered("model", model.getKey(), "sha256", Files.sha256(answers), "replies", Files.sha256(texts)));
    }
    files.put("calls.csv", CallFile.bytes(run.each()));
    if (!run.arbitrations().isEmpty()) {
      files.put("arbitration.csv", ArbitrationFile.bytes(run.arbitrations()));
    }
    files.put("run.json", Json.file(members(run, sheets)));
    return files;
  }

  private static Map<String, Object> members(Run run, List<Map<String, Object>> sheets) {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("benchmark", run.benchmark());
    members.put("date", run.date().toString());
    members.put("demonstration", run.demonstration());
    members.put("gateway", run.conduct().gateway());
    members.put("ranBy", run.conduct().ranBy());
    members.put(
        "source",
        ConductFile.ordered("name", run.source().name(), "url", run.source().url(), "retrieved", run.source().retrieved().toString()));
    members.put("documents", run.documents());
    members.put("answers", sheets);
    members.put("asked", new TreeMap<>(run.asked()));
    if (!run.conduct().replaces().isEmpty()) {
      members.put("replaces", run.conduct().replaces());
    }
    run.conduct().recorded().ifPresent(recorded -> members.put("recorded", ConductFile.members(recorded, run.documents())));
    return members;
  }

  private static String name(String model) {
    return model.replace('/', '_') + ".csv";
  }

  private static byte[] answers(List<Item> items, Map<String, Answer> answers) {
    return csv(
        csv -> {
          csv.writeRecord(AnswerFile.COLUMNS);
          for (Item item : items) {
            Answer answer = answers.get(Run.key(item.document(), item.criterion().id()));
            csv.writeRecord(item.document(), item.criterion().id(), answer.value(), answer.failure().map(Failure::code).orElse(""));
          }
        });
  }

  private static byte[] replies(List<Replies> replies) {
    return csv(
        csv -> {
          csv.writeRecord("document", "number", "text");
          for (Replies one : replies) {
            for (int i = 0; i < one.texts().size(); i++) {
              csv.writeRecord(one.document(), String.valueOf(i + 1), one.texts().get(i));
            }
          }
        });
  }

  /** The texts that came back in an earlier run, by document. */
  public static Map<String, List<String>> replies(Files files, String run, String model) {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    String file = path(run) + "/replies/" + name(model);
    if (files.exists(file)) {
      for (Row row : files.csv(file, "document", "number", "text")) {
        texts.computeIfAbsent(row.text("document"), document -> new ArrayList<>()).add(row.raw("text"));
      }
    }
    return texts;
  }

  private interface Body {
    void write(CsvWriter csv) throws IOException;
  }

  private static byte[] csv(Body body) {
    StringWriter text = new StringWriter();
    try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
      body.write(csv);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
