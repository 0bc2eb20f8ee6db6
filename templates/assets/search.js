// Searches the site in the reader's browser, through what search.<language>.js holds. Without scripts the page leads
// to the lists.
(() => {
  const SHOWN = 50;
  const AROUND = 60;
  const { words, say, element } = tool;
  const number = (value) => value.toLocaleString(document.documentElement.lang);

  const input = element("input", { id: "query", type: "search", name: "q", autocomplete: "off" });
  const form = element(
    "form", { className: "search", role: "search" },
    element("label", { htmlFor: "query" }, words.label), input, element("button", {}, words.button),
  );
  const output = element("p", { role: "status" });
  const list = element("ol", { className: "results" });
  tool.root.append(form, output, list);

  /** Letters and digits, without accents and case; whatever is between them is one space. */
  const folded = (text) =>
    text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/ß/g, "ss").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  const known = searched.entries.map((entry, place) => {
    const name = folded(entry.title);
    return { ...entry, place, name, joined: name.replaceAll(" ", ""), rest: ` ${name} ${folded(entry.about)} ${folded(entry.text ?? "")}` };
  });

  const mentions = (entry, tokens) => tokens.every((token) => entry.rest.includes(` ${token}`));

  /** A word without the letters in which its forms differ. */
  const stem = (token) => (token.length > 5 ? token.slice(0, -2) : token);

  /** How well an entry fits, 0 best; null when it does not. */
  const fit = (entry, query, tokens) => {
    // "gpt5" finds GPT-5.
    const joined = query.replaceAll(" ", "");
    if (entry.joined === joined) {
      return 0;
    }
    if (entry.name.startsWith(query)) {
      return 1;
    }
    if (tokens.every((token) => ` ${entry.name}`.includes(` ${token}`))) {
      return 2;
    }
    if (entry.joined.includes(joined)) {
      return 3;
    }
    return mentions(entry, tokens) ? 4 : null;
  };

  /** What stands around the first word that was searched for in an entry's text. */
  const excerpt = (text, tokens) => {
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      if (tokens.some((token) => folded(word).startsWith(token))) {
        const from = Math.max(0, text.lastIndexOf(" ", Math.max(0, index - AROUND)));
        const to = text.indexOf(" ", index + word.length + AROUND);
        return (from > 0 ? "…" : "") + text.slice(from, to < 0 ? undefined : to).trim() + (to < 0 ? "" : "…");
      }
    }
    return "";
  };

  const result = (entry, level, tokens) => {
    const href = "../" + entry.address.replace(/(?=#|$)/, "index.html");
    const kind = Array.from(new Set([searched.kinds[entry.kind], entry.about])).filter(Boolean).join(" · ");
    const around = level === 4 ? excerpt(entry.text, tokens) : "";
    return element(
      "li", {}, tool.link(entry.title, href), " ", element("span", { className: "remark" }, kind), ...(around ? [element("p", {}, around)] : []),
    );
  };

  const show = (asked) => {
    const query = folded(asked);
    let tokens = query.split(" ");
    const all = (level) => known.map((entry) => ({ entry, level: level(entry) })).filter((one) => query && one.level !== null);
    let found = all((entry) => fit(entry, query, tokens));
    if (found.length === 0) {
      tokens = tokens.map(stem);
      found = all((entry) => (mentions(entry, tokens) ? 4 : null));
    }
    found.sort((a, b) => a.level - b.level || a.entry.kind - b.entry.kind || a.entry.place - b.entry.place);
    list.replaceChildren(...found.slice(0, SHOWN).map(({ entry, level }) => result(entry, level, tokens)));
    const name = found.length === 0 ? "nothing" : found.length > SHOWN ? "first" : "count";
    output.textContent = query ? say(name, { count: number(found.length), shown: number(SHOWN), query: asked.trim() }) : "";
  };

  // Each letter changes the address of the view; only a search that was sent is a step for the back button.
  input.addEventListener("input", () => {
    history.replaceState(null, "", location.pathname + (input.value ? `?${new URLSearchParams({ q: input.value })}` : ""));
    tool.carry();
    show(input.value);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    tool.remember(`?${new URLSearchParams({ q: input.value })}`);
    show(input.value);
  });
  tool.start((query) => {
    input.value = query.get("q") ?? "";
    show(input.value);
  });
  if (!input.value) {
    input.focus();
  }
})();
