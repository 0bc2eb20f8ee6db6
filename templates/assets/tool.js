// What the tools of the site share: their words, their tables, and the address that holds the reader's choice.
const tool = (() => {
  const root = document.querySelector(".tool");
  const words = JSON.parse(root.dataset.words);
  const say = (name, values = {}) => words[name].replace(/\{(\w+)\}/g, (place, key) => values[key]);

  const element = (tag, properties, ...content) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...content);
    return made;
  };
  const link = (text, href) => element("a", { href }, text);

  let tables = 0;
  // Headers are texts or links, numeric columns given by their places; the first cell of a row names it.
  const table = (caption, headers, numeric, rows) => {
    const id = `table-tool-${++tables}`;
    const kind = (column) => (numeric.includes(column) ? "number" : "");
    const region = element(
      "div", { className: "scroll", role: "region", tabIndex: 0 },
      element(
        "table", { id },
        element("caption", { id: `${id}-caption` }, element("span", {}, caption)),
        element("thead", {}, element("tr", {}, ...headers.map((h, i) => element("th", { scope: "col", className: kind(i) }, h)))),
        element(
          "tbody", {},
          ...rows.map((row) =>
            element("tr", {}, ...row.map((cell, i) => element(i ? "td" : "th", i ? { className: kind(i) } : { scope: "row" }, ...[cell].flat()))),
          ),
        ),
      ),
    );
    region.setAttribute("aria-labelledby", `${id}-caption`);
    return region;
  };

  // The page in the other language shows the same choice.
  const carry = () => {
    document.querySelector("a.language").search = location.search;
  };
  // Puts the choice into the address, beside what else stands there; the back button leads to the one before.
  const remember = (choice) => {
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(choice)) {
      if (value) {
        address.searchParams.set(name, value);
      } else {
        address.searchParams.delete(name);
      }
    }
    address.search = String(address.searchParams).replaceAll("%2C", ",");
    if (address.href !== location.href) {
      history.pushState(null, "", address);
    }
    carry();
  };
  const start = (read) => {
    window.addEventListener("popstate", () => {
      read(new URLSearchParams(location.search));
      carry();
    });
    root.hidden = false;
    read(new URLSearchParams(location.search));
    carry();
  };
  return { root, words, say, element, link, table, carry, remember, start };
})();
