// Two models of the boards side by side. The figures are those of boards.<language>.js, which loads before.
(() => {
  const { words, say, element, link } = tool;
  const { measures, models } = boards;
  const names = new Map(models.map((model) => [model.name.toLowerCase(), model]));
  const tenths = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const points = (value) => tenths.format(value / 10);

  const inputs = ["a", "b"].map((name) => element("input", { name, autocomplete: "off", spellcheck: false }));
  inputs.forEach((input) => input.setAttribute("list", "board-models"));
  const status = element("p", { className: "lead", role: "status" });
  const result = element("div", {});
  tool.root.append(
    element("div", { className: "fields" }, element("label", {}, words.first, inputs[0]), element("label", {}, words.second, inputs[1])),
    element("datalist", { id: "board-models" }, ...models.map(({ name }) => element("option", { value: name }))),
    status, result,
  );

  const difference = (first, second, one, other) => {
    if (one.place === other.place) {
      return words.level;
    }
    const model = (one.place < other.place ? first : second).name;
    const gap = Math.abs(one.tenths - other.tenths);
    return gap ? say("by", { model, points: points(gap) }) : say("less", { model, points: points(1) });
  };

  const row = (first, second, one, other) => {
    const { name, url, about } = measures[one.measure];
    return [
      [link(name, url), " ", element("span", { className: "remark" }, about)], one.raw, other.raw,
      points(one.tenths), points(other.tenths), difference(first, second, one, other),
    ];
  };

  const profile = (model) => link(model.name, words.profiles.replace("index.html", `${model.id}/index.html`));

  const onlyIn = (model, other) => {
    const items = model.figures
      .filter((figure) => !other.figures.some(({ measure }) => measure === figure.measure))
      .map(({ measure, raw }) => {
        const { name, url, about } = measures[measure];
        return element("li", {}, link(name, url), ` ${raw} · ${about}`);
      });
    return items.length ? [element("p", {}, say("only", { model: model.name })), element("ul", {}, ...items)] : [];
  };

  const compare = (first, second) => {
    const pairs = first.figures.flatMap((one) => {
      const other = second.figures.find(({ measure }) => measure === one.measure);
      return other ? [[one, other]] : [];
    });
    const count = (holds) => pairs.filter(([one, other]) => holds(one.place - other.place)).length;
    const both = { first: first.name, second: second.name };
    status.textContent = pairs.length
      ? say("summary", { ...both, shared: pairs.length, ahead: count((d) => d < 0), behind: count((d) => d > 0), level: count((d) => d === 0) })
      : say("nothing", both);
    const standardised = [first, second].map(({ name }) => say("standardised", { model: name }));
    result.append(
      element("dl", { className: "facts" }, ...[first, second].map((m) => element("div", {}, element("dt", {}, profile(m)), element("dd", {}, m.standing)))),
    );
    if (pairs.length) {
      result.append(
        tool.table(
          words.caption, [words.measure, first.name, second.name, ...standardised, words.difference], [1, 2, 3, 4],
          pairs.map(([one, other]) => row(first, second, one, other)),
        ),
      );
    }
    result.append(...onlyIn(first, second), ...onlyIn(second, first));
  };

  const show = () => {
    const typed = inputs.map((input) => input.value.trim());
    const chosen = typed.map((name) => names.get(name.toLowerCase()));
    result.replaceChildren();
    status.textContent = typed.map((name, i) => (name && !chosen[i] ? say("unknown", { name }) : "")).join(" ").trim();
    inputs.forEach((input, i) => input.setAttribute("aria-invalid", Boolean(typed[i] && !chosen[i])));
    const [first, second] = chosen;
    if (first && first === second) {
      status.textContent = words.same;
    } else if (first && second) {
      compare(first, second);
    }
    return chosen;
  };

  const write = () => {
    tool.remember(Object.fromEntries(show().map((model, i) => [inputs[i].name, model?.id])));
  };
  inputs.forEach((input) => input.addEventListener("change", write));
  tool.start((query) => {
    for (const input of inputs) {
      const id = query.get(input.name) ?? "";
      input.value = models.find((model) => model.id === id)?.name ?? id;
    }
    show();
  });
})();
