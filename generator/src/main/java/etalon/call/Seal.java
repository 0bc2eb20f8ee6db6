package etalon.call;

import etalon.bench.Answer;
import etalon.bench.BenchmarkData;
import etalon.bench.Call;
import etalon.bench.Conduct;
import etalon.bench.Item;
import etalon.bench.Language;
import etalon.bench.Protocol;
import etalon.bench.Run;
import etalon.data.AnswerFile;
import etalon.data.Files;
import etalon.data.JournalLine.Ended;
import etalon.data.PlanFile.Plan;
import etalon.data.RunFolder;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Makes the files of a finished run from its journal. The same calls make the same files, in whatever order they ended. */
final class Seal {
  private Seal() {}

  static Map<String, byte[]> files(
      Files files, BenchmarkData data, Plans plans, Plan plan, Book book, Order order, List<String> replaces) {
    Protocol protocol = data.protocol().orElseThrow();
    List<Call> calls = new ArrayList<>();
    Map<String, Map<String, Answer>> answers = new TreeMap<>();
    SortedMap<String, List<RunFolder.Replies>> replies = new TreeMap<>();
    for (String model : plan.models().stream().sorted().toList()) {
      Map<String, Answer> own = new LinkedHashMap<>();
      List<RunFolder.Replies> texts = new ArrayList<>();
      for (String document : plan.documents()) {
        Ended ended = book.ended(model, document).orElseThrow();
        calls.add(ended.call());
        own.putAll(History.answers(ended, plans.criteria(document)));
        texts.add(new RunFolder.Replies(document, ended.replies()));
      }
      answers.put(model, own);
      replies.put(model, texts);
    }
    List<Item> items = AnswerFile.Asked.of(plan.documents(), data.reference()).items();
    Map<String, String> asked = new TreeMap<>();
    protocol.forms().forEach(form -> asked.put(form.criterion(), Keys.words(protocol, form)));
    Run run =
        new Run(
            order.run(), data.benchmark().id(), order.date(), false, order.by().source(), plan.documents(), List.of(), answers,
            List.of(), calls, History.decisions(data, calls), asked,
            new Conduct(order.by().gateway(), order.by().ranBy(), replaces, Optional.of(recorded(files, protocol, plans, plan, book, order))));
    return RunFolder.files(run, items, replies);
  }

  private static Conduct.Recorded recorded(
      Files files, Protocol protocol, Plans plans, Plan plan, Book book, Order order) {
    Map<Language, String> prompts = new EnumMap<>(Language.class);
    Map<String, Conduct.Sent> documents = new LinkedHashMap<>();
    for (String id : plan.documents()) {
      Protocol.Document document = plans.document(id);
      prompts.put(document.language(), protocol.prompts().get(document.language()).sha256());
      documents.put(id, new Conduct.Sent(document.language(), document.sha256(), document.pages()));
    }
    String folder = "data/benchmarks/" + protocol.benchmark() + "/";
    return new Conduct.Recorded(
        order.by().program(), book.firstDay(order.by().today()), book.lastDay(order.by().today()), prompts,
        sha256(files, folder + "answer-schema.json"), sha256(files, folder + "rubric.json"), protocol.parameters(), documents);
  }

  private static String sha256(Files files, String path) {
    return Files.sha256(files.bytes(path).orElseThrow());
  }
}
