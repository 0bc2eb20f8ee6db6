// Searches the site in the reader's browser, through the index that another script assigned. Without scripts
// the page leads to the lists.
(() => {
  "use strict";
  const SHOWN = 50;
  const AROUND = 60;
  const { kinds, entries } = globalThis.etalonSearch;
  const language = document.documentElement.lang;
  const form = document.getElementById("search");
  const input = form.elements.q;
  const output = document.getElementById("found");
  const list = document.getElementById("results");

  /** Letters and digits, without accents and case; whatever is between them is one space. */
  const folded = (text) =>
    text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/ß/g, "ss").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  const filled = (pattern, values) =>
    pattern.replace(/\{(\w+)\}/g, (whole, name) => (typeof values[name] === "number" ? values[name].toLocaleString(language) : values[name]));

  const known = entries.map(([kind, title, about, address, text = ""]) => {
    const name = folded(title);
    return { kind, title, about, address, text, name, joined: name.replaceAll(" ", ""), rest: ` ${name} ${folded(about)} ${folded(text)}` };
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

  const element = (name, text, className) => {
    const made = document.createElement(name);
    made.textContent = text;
    if (className) {
      made.className = className;
    }
    return made;
  };

  const result = (entry, level, tokens) => {
    const item = document.createElement("li");
    const link = element("a", entry.title);
    link.href = "../" + entry.address.replace(/(?=#|$)/, "index.html");
    item.append(link, element("span", ` ${Array.from(new Set([kinds[entry.kind], entry.about])).filter(Boolean).join(" · ")}`, "remark"));
    const around = level === 4 ? excerpt(entry.text, tokens) : "";
    if (around) {
      item.append(element("p", around));
    }
    return item;
  };

  const show = () => {
    const asked = new URL(location.href).searchParams.get("q") ?? "";
    if (input.value !== asked) {
      input.value = asked;
    }
    const query = folded(asked);
    let tokens = query.split(" ");
    const all = (level) =>
      known.map((entry, place) => ({ entry, place, level: level(entry) })).filter((one) => query && one.level !== null);
    let found = all((entry) => fit(entry, query, tokens));
    if (found.length === 0) {
      tokens = tokens.map(stem);
      found = all((entry) => (mentions(entry, tokens) ? 4 : null));
    }
    found.sort((a, b) => a.level - b.level || a.entry.kind - b.entry.kind || a.place - b.place);
    list.replaceChildren(...found.slice(0, SHOWN).map(({ entry, level }) => result(entry, level, tokens)));
    const pattern = found.length === 0 ? output.dataset.none : found.length > SHOWN ? output.dataset.first : output.dataset.count;
    output.textContent = asked.trim() ? filled(pattern, { count: found.length, shown: SHOWN, query: asked.trim() }) : "";
    document.querySelector("a.language").search = location.search;
  };

  const go = (step) => {
    const address = new URL(location.href);
    address.searchParams.set("q", input.value);
    history[step ? "pushState" : "replaceState"](null, "", address);
    show();
  };
  input.addEventListener("input", () => go(false));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    go(true);
  });
  addEventListener("popstate", show);
  show();
  if (!input.value) {
    input.focus();
  }
})();
