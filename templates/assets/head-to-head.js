// Two models of the boards side by side. The figures are those of boards.<language>.js, which loads before.
(() => {
  const tool = document.getElementById("head-to-head");
  const { measures, models } = boards;
  const inputs = Array.from(tool.querySelectorAll("input"));
  const status = tool.querySelector("[role=status]");
  const facts = tool.querySelector("dl");
  const scroll = tool.querySelector(".scroll");
  const only = tool.querySelector(".only");
  const tenths = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const say = (name, values) => tool.dataset[name].replace(/\{(\w+)\}/g, (place, key) => values[key]);
  const element = (tag, ...content) => {
    const made = document.createElement(tag);
    made.append(...content);
    return made;
  };
  const link = (text, href) => Object.assign(element("a", text), { href });
  const number = (text) => Object.assign(element("td", text), { className: "number" });
  const points = (value) => tenths.format(value / 10);

  const measureCell = (measure) => {
    const cell = element("th", link(measure.name, measure.url), " ");
    cell.append(Object.assign(element("span", measure.about), { className: "remark" }));
    cell.scope = "row";
    return cell;
  };

  const difference = (first, second, one, other) => {
    if (one.place === other.place) {
      return tool.dataset.level;
    }
    const model = (one.place < other.place ? first : second).name;
    const gap = Math.abs(one.tenths - other.tenths);
    return gap ? say("by", { model, points: points(gap) }) : say("less", { model, points: points(1) });
  };

  const onlyIn = (model, other) => {
    const figures = model.figures.filter((f) => !other.figures.some((g) => g.measure === f.measure));
    if (figures.length) {
      const items = figures.map((f) => {
        const { name, url, about } = measures[f.measure];
        return element("li", link(name, url), ` ${f.raw} · ${about}`);
      });
      only.append(element("p", say("only", { model: model.name })), element("ul", ...items));
    }
  };

  const compare = (first, second) => {
    const rows = first.figures.flatMap((one) => {
      const other = second.figures.find((figure) => figure.measure === one.measure);
      return other ? [[one, other]] : [];
    });
    const names = { first: first.name, second: second.name };
    status.textContent = rows.length
      ? say("summary", {
          ...names,
          shared: rows.length,
          ahead: rows.filter(([one, other]) => one.place < other.place).length,
          behind: rows.filter(([one, other]) => one.place > other.place).length,
          level: rows.filter(([one, other]) => one.place === other.place).length,
        })
      : say("nothing", names);
    facts.replaceChildren(
      ...[first, second].map((model) =>
        element("div", element("dt", link(model.name, tool.dataset.profiles.replace("index.html", `${model.id}/index.html`))), element("dd", model.standing)),
      ),
    );
    const headers = scroll.querySelectorAll("th.number");
    [first, second].forEach((model, i) => {
      headers[i].textContent = model.name;
      headers[i + 2].textContent = say("standardised", { model: model.name });
    });
    scroll.querySelector("tbody").replaceChildren(
      ...rows.map(([one, other]) =>
        element(
          "tr", measureCell(measures[one.measure]), number(one.raw), number(other.raw),
          number(points(one.tenths)), number(points(other.tenths)), element("td", difference(first, second, one, other)),
        ),
      ),
    );
    only.replaceChildren();
    onlyIn(first, second);
    onlyIn(second, first);
    facts.hidden = only.hidden = false;
    scroll.hidden = rows.length === 0;
  };

  const show = () => {
    const chosen = inputs.map(({ value }) => models.find((model) => model.name.toLowerCase() === value.trim().toLowerCase()));
    facts.hidden = scroll.hidden = only.hidden = true;
    status.textContent = "";
    inputs.forEach((input, i) => {
      const unknown = input.value.trim() !== "" && !chosen[i];
      input.setAttribute("aria-invalid", unknown);
      if (unknown) {
        status.textContent += say("unknown", { name: input.value.trim() }) + " ";
      }
    });
    const [first, second] = chosen;
    if (first && first === second) {
      status.textContent = tool.dataset.same;
    } else if (first && second) {
      compare(first, second);
    }
    return chosen;
  };

  // The other language shows the same choice.
  const carry = () => {
    document.querySelector("a.language").search = location.search;
  };

  const read = () => {
    const query = new URL(location.href).searchParams;
    for (const input of inputs) {
      const id = query.get(input.name) ?? "";
      input.value = models.find((model) => model.id === id)?.name ?? id;
    }
    show();
    carry();
  };

  const write = () => {
    const address = new URL(location.href);
    show().forEach((model, i) => {
      if (model) {
        address.searchParams.set(inputs[i].name, model.id);
      } else {
        address.searchParams.delete(inputs[i].name);
      }
    });
    if (address.href !== location.href) {
      history.pushState(null, "", address);
      carry();
    }
  };

  tool.querySelector("datalist").append(...models.map((model) => Object.assign(document.createElement("option"), { value: model.name })));
  inputs.forEach((input) => input.addEventListener("change", write));
  window.addEventListener("popstate", read);
  tool.hidden = false;
  read();
})();
