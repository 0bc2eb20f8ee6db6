// Two to five measured models side by side. The figures are those of models.<language>.js, which loads before.
(() => {
  const { words, say, element, link } = tool;
  const { facts, benchmarks, models, sayings, pairs } = measured;
  const MOST = 5;

  const boxes = models.map(({ slug }) => element("input", { type: "checkbox", value: slug }));
  const status = element("p", { className: "lead", role: "status" });
  const result = element("div", {});
  tool.root.append(
    element(
      "fieldset", { className: "choices" }, element("legend", {}, words.choose),
      ...models.map(({ name }, i) => element("label", {}, boxes[i], ` ${name}`)),
    ),
    status, result,
  );

  const sheet = ({ name, slug }) => link(name, words.sheets.replace("index.html", `${slug}/index.html`));

  const tests = (chosen, benchmark) => {
    const rows = pairs
      .filter((pair) => pair.benchmark === benchmark && chosen.includes(pair.a) && chosen.includes(pair.b))
      .map((pair) => [
        `${models[pair.a].name} ${words.and} ${models[pair.b].name}`,
        pair.ahead < 0 ? words.level : say("by", { model: models[pair.ahead].name, points: pair.gap }),
        sayings[pair.told], sayings[pair.more],
      ]);
    return rows.length
      ? [tool.table(say("tests", { benchmark: benchmarks[benchmark].name }), [words.pair, words.ahead, words.told, words.more], [], rows)]
      : [];
  };

  // The documents on which exactly one of the chosen models lost no point.
  const onlyRight = (chosen, benchmark) => {
    const { answers, documents } = benchmarks[benchmark];
    const taken = chosen.flatMap((i) => {
      const own = models[i].results.find((r) => r.benchmark === benchmark);
      return own ? [{ model: models[i], missed: new Set(own.missed.split(" ").filter(Boolean).map(Number)) }] : [];
    });
    if (taken.length < 2) {
      return [];
    }
    const lists = taken.flatMap(({ model, missed }) => {
      const alone = documents.filter((d, i) => !missed.has(i) && taken.every((other) => other.model === model || other.missed.has(i)));
      const links = alone.flatMap(({ name, anchor }, i) => [i ? ", " : " ", link(name, `${answers}#${anchor}`)]);
      return alone.length ? [element("li", {}, say("only", { model: model.name }), ...links)] : [];
    });
    return lists.length ? [element("ul", {}, ...lists)] : [element("p", {}, words.none)];
  };

  const show = () => {
    const chosen = boxes.flatMap((box, i) => (box.checked ? [i] : []));
    boxes.forEach((box) => {
      box.disabled = chosen.length >= MOST && !box.checked;
    });
    result.replaceChildren();
    status.textContent = chosen.length === 1 ? words.another : "";
    if (chosen.length > 1) {
      const columns = chosen.map((i) => models[i]);
      status.textContent = say("chosen", { models: columns.map(({ name }) => name).join(", ") });
      result.append(
        tool.table(words.side, [words.figure, ...columns.map(sheet)], [], facts.map((fact, row) => [fact, ...columns.map((m) => m.facts[row])])),
        ...benchmarks.flatMap((b, i) => [...tests(chosen, i), ...onlyRight(chosen, i)]),
      );
    }
    return chosen;
  };

  boxes.forEach((box) =>
    box.addEventListener("change", () => {
      tool.remember({ m: show().map((i) => models[i].slug).join(",") });
    }),
  );
  tool.start((query) => {
    const asked = (query.get("m") ?? "").split(",").filter(Boolean);
    const known = asked.filter((slug) => models.some((model) => model.slug === slug));
    boxes.forEach((box) => {
      box.checked = known.slice(0, MOST).includes(box.value);
    });
    show();
    const unknown = asked.filter((slug) => !known.includes(slug));
    if (unknown.length) {
      status.textContent = `${say("unknown", { name: unknown.join(", ") })} ${status.textContent}`.trim();
    }
  });
})();
