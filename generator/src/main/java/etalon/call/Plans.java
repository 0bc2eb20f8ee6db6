package etalon.call;

import etalon.bench.BenchmarkData;
import etalon.bench.Catalogue;
import etalon.bench.Item;
import etalon.bench.Model;
import etalon.bench.Protocol;
import etalon.bench.Run;
import etalon.data.Files;
import etalon.data.PlanFile.Plan;
import etalon.gateway.Question;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What a run is to hold, and the tasks that it is made of. */
final class Plans {
  private final Files files;
  private final Problems problems;
  private final Catalogue catalogue;
  private final BenchmarkData data;
  private final Protocol protocol;
  private final Map<String, Set<String>> criteria;

  Plans(Files files, Catalogue catalogue, BenchmarkData data) {
    this.files = files;
    this.problems = files.problems();
    this.catalogue = catalogue;
    this.data = data;
    this.protocol = data.protocol().orElseThrow();
    this.criteria =
        data.reference().stream()
            .collect(Collectors.groupingBy(Item::document, Collectors.mapping(item -> item.criterion().id(), Collectors.toSet())));
  }

  Set<String> criteria(String document) {
    return criteria.get(document);
  }

  Protocol.Document document(String id) {
    return protocol.documents().stream().filter(document -> document.id().equals(id)).findFirst().orElseThrow();
  }

  /** @throws etalon.problem.InvalidInput when it cannot be asked so */
  Plan make(Order order) {
    Place place = Place.of("data/runs/" + order.run());
    for (String model : order.models()) {
      if (catalogue.model(model).isEmpty()) {
        problems.error(Place.of("--models"), "unknown model '" + model + "'", "an id of data/models.json");
      }
    }
    Panel panel = Panel.of(catalogue, data.benchmark(), data.protocol(), order.models());
    List<Model> models = new ArrayList<>(panel.models());
    for (Model model : panel.models()) {
      if (order.budget().isPresent() && catalogue.prices().of(model.id()).isEmpty()) {
        problems.error(place, "'" + model.id() + "' has no known price, and a budget is set", "--models without it, or etalon prices sync");
      }
    }
    if (models.isEmpty()) {
      problems.error(place, "there is no model to ask", panel.apart().stream().map(a -> a.model().id() + ": " + a.reason()).collect(Collectors.joining("; ")));
    }
    List<String> documents =
        protocol.documents().stream().limit(order.limit().orElse(Integer.MAX_VALUE)).map(Protocol.Document::id).toList();
    Plan plan =
        new Plan(fingerprint(models.stream().map(Model::id).toList(), documents), models.stream().map(Model::id).toList(), documents);
    replaced(plan, order.run(), place);
    documents.forEach(this::unchanged);
    problems.throwIfErrors();
    return plan;
  }

  /**
   * The earlier runs whose documents this one asks again. It must hold all that they hold: then it takes their place,
   * and what has not changed is not paid for again.
   */
  List<String> replaced(Plan plan, String run, Place place) {
    List<String> replaced = new ArrayList<>();
    for (Run earlier : data.ranked()) {
      if (earlier.id().equals(run) || earlier.documents().stream().noneMatch(plan.documents()::contains)) {
        continue;
      }
      Set<String> documents = new HashSet<>(earlier.documents());
      plan.documents().forEach(documents::remove);
      Set<String> models = new HashSet<>(earlier.models());
      plan.models().forEach(models::remove);
      if (!documents.isEmpty() || !models.isEmpty() || earlier.id().compareTo(run) >= 0) {
        problems.error(
            place, "the run " + earlier.id() + " has asked some of these documents, and " + documents.size() + " others, of "
                + models.size() + " models that are not asked now",
            "a later run with all its documents and models: what is known is not paid for again");
      }
      replaced.add(earlier.id());
    }
    return replaced;
  }

  private void unchanged(String id) {
    for (Protocol.File file : document(id).files()) {
      bytes(file).ifPresent(
          bytes -> {
            if (!Files.sha256(bytes).equals(file.sha256())) {
              problems.error(Place.of(path(file)), "sha256 is " + Files.sha256(bytes), "protocol.json records " + file.sha256());
            }
          });
    }
  }

  private String path(Protocol.File file) {
    return "data/benchmarks/" + protocol.benchmark() + "/documents/" + file.path();
  }

  private Optional<byte[]> bytes(Protocol.File file) {
    return files.bytes(path(file));
  }

  /** Of the documents that are texts. */
  int characters(Protocol.Document document) {
    return document.files().stream()
        .filter(file -> file.kind() == Protocol.Kind.TEXT)
        .mapToInt(file -> bytes(file).map(bytes -> new String(bytes, StandardCharsets.UTF_8).length()).orElse(0))
        .sum();
  }

  /** Of all that is sent. */
  String fingerprint(List<String> models, List<String> documents) {
    StringBuilder keys = new StringBuilder();
    for (String document : documents) {
      for (String model : models) {
        keys.append(key(model, document(document))).append('\n');
      }
    }
    return Files.sha256(keys.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Whether a plan's models and documents are still here, and what is sent is still the same. */
  boolean known(Plan plan) {
    Set<String> here = protocol.documents().stream().map(Protocol.Document::id).collect(Collectors.toSet());
    return plan.models().stream().allMatch(model -> catalogue.model(model).isPresent())
        && here.containsAll(plan.documents())
        && fingerprint(plan.models(), plan.documents()).equals(plan.fingerprint());
  }

  String key(String model, Protocol.Document document) {
    return Keys.call(protocol, model, document, criteria(document.id()));
  }

  Task task(String id, Protocol.Document document) {
    Model model = catalogue.model(id).orElseThrow();
    Set<String> declared = criteria(document.id());
    List<Question.Attachment> attachments = new ArrayList<>();
    for (Protocol.File file : document.files()) {
      bytes(file).ifPresent(bytes -> attachments.add(new Question.Attachment(file.path(), file.kind(), bytes)));
    }
    // A document that is gone or changed while the run goes on is not sent in part.
    problems.throwIfErrors();
    Question question =
        new Question(
            id, protocol.prompt(document, declared), attachments,
            Optional.of(Schemas.of(protocol.forms(declared), document.language())), protocol.parameters().temperature(),
            protocol.parameters().maxTokens(id), Optional.ofNullable(protocol.parameters().pins().get(id)));
    return new Task(model, document, declared, key(id, document), question, catalogue.prices().of(id), catalogue.prices().served(id));
  }
}
