// Sorts and filters the tables that come with a template of controls. Without this script each table is whole
// and in its published order. Ranks are content: nothing here changes one.
//
// A classic script with "defer", as all scripts of the site: browsers refuse modules of a page that was opened
// from disk, and the site works there too.
(() => {
  "use strict";
  const language = document.documentElement.lang;
  // Made when it is first asked for: to load a language's order takes as long as to prepare all tables of a page.
  let collator;
  const alphabetical = (x, y) => (collator ??= new Intl.Collator(language, { numeric: true })).compare(x, y);
  const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const filled = (pattern, values) =>
    pattern.replace(/\{(\w+)\}/g, (whole, name) => (typeof values[name] === "number" ? values[name].toLocaleString(language) : values[name]));

  const words = (cell) => cell.textContent.trim();
  const value = (cell) => cell.dataset.value ?? words(cell);

  /** What a row is sorted by in a column; null where the figure is missing. */
  const sortKey = (cell, column) => {
    if (cell.dataset.value === "" || (column.numeric && !cell.dataset.value)) {
      return null;
    }
    return column.numeric ? Number(cell.dataset.value) : column.choices ? words(cell) : value(cell);
  };

  /** A total order: missing figures last whichever way, and of equals the one published first. */
  const comparison = (column, direction) => (a, b) => {
    const [x, y] = [a, b].map((row) => sortKey(row.element.cells[column.index], column));
    if (x === null || y === null) {
      return (x === null) - (y === null) || a.place - b.place;
    }
    return direction * (column.numeric ? x - y : alphabetical(x, y)) || a.place - b.place;
  };

  const start = (template) => {
    const table = document.getElementById(template.dataset.table);
    const prefix = table.id.replace(/^table-/, "") + ".";
    const body = table.tBodies[0];
    const texts = template.dataset;
    template.before(template.content);
    const controls = template.previousElementSibling;
    const fields = Array.from(controls.querySelectorAll("[name]"));
    const output = controls.querySelector("output");
    const reset = controls.querySelector("button");
    const columns = Array.from(table.tHead.rows[0].cells, (header, index) => ({
      header,
      index,
      id: header.dataset.column,
      label: words(header),
      numeric: header.classList.contains("number"),
      descendingFirst: header.dataset.first === "descending",
      choices: fields.some((field) => field.name === header.dataset.column),
    }));
    const read = (element) => ({ element, breaks: element.classList.contains("break") });
    const text = (row) => (row.text ??= folded(row.element.textContent));
    const own = Array.from(body.rows, read);
    let all = own;
    let note = "";
    let reading = null;
    own.forEach((row, place) => { row.place = place; });

    /** The rows of the whole list, where it goes on on other pages. */
    const readOtherPages = async () => {
      if (location.protocol === "file:") {
        throw new Error("from disk, a page may read no other");
      }
      const pages = await Promise.all(
        Array.from(document.querySelectorAll(".pages a"), async (link) => {
          if (link.hasAttribute("aria-current")) {
            return own;
          }
          const response = await fetch(link.href);
          if (!response.ok) {
            throw new Error(response.status);
          }
          const page = new DOMParser().parseFromString(await response.text(), "text/html");
          return Array.from(page.getElementById(table.id).tBodies[0].rows).map((element) => {
            for (const anchor of element.querySelectorAll("a")) {
              anchor.href = new URL(anchor.getAttribute("href"), link.href);
            }
            return read(document.adoptNode(element));
          });
        }),
      );
      all = pages.flat();
      all.forEach((row, place) => { row.place = place; });
    };

    /** The view that the address asks for. */
    const state = () => {
      const asked = new URL(location.href).searchParams;
      const sort = asked.get(prefix + "sort") ?? "";
      return {
        column: columns.find((column) => column.id === sort.replace(/^-/, "")),
        direction: sort.startsWith("-") ? -1 : 1,
        filters: fields.map((field) => asked.get(prefix + field.name) ?? ""),
      };
    };

    const passes = (row, filters) =>
      fields.every((field, index) => {
        const wanted = filters[index];
        if (!wanted) {
          return true;
        }
        if (field.name === "q") {
          return folded(wanted).split(/\s+/).every((word) => text(row).includes(word));
        }
        const cell = (id) => row.element.cells[columns.findIndex((column) => column.id === id)];
        return field.name === "measured" ? Boolean(cell(wanted)?.dataset.value) : value(cell(field.name)) === wanted;
      });

    const show = () => {
      const { column, direction, filters } = state();
      const changed = Boolean(column) || filters.some(Boolean);
      if (changed && texts.alone && !reading) {
        note = texts.loading;
        reading = readOtherPages().then(() => "", () => texts.alone).then((said) => { note = said; }).then(show);
      }
      fields.forEach((field, index) => {
        if (field.value !== filters[index]) {
          field.value = filters[index];
        }
      });
      const rows = changed ? all : own;
      const order = column ? rows.slice().sort(comparison(column, direction)) : rows;
      let shown = 0;
      let breaks = false;
      for (const row of order) {
        const visible = passes(row, filters);
        // A line between groups speaks of the published order; it stays when the row that bears it is hidden.
        breaks ||= row.breaks;
        row.element.hidden = !visible;
        row.element.classList.toggle("break", visible && breaks && !column && shown > 0);
        if (visible) {
          shown += 1;
          breaks = false;
        }
      }
      // Rows that stand where they should are left there: to lay out a long table again takes a while.
      if (body.rows.length !== order.length || order.some((row, index) => row.element !== body.rows[index])) {
        body.replaceChildren(...order.map((row) => row.element));
      }
      for (const { header } of columns) {
        header.removeAttribute("aria-sort");
      }
      let said = filled(texts.rows, { shown, rows: rows.length });
      if (column) {
        column.header.setAttribute("aria-sort", direction > 0 ? "ascending" : "descending");
        said = filled(direction > 0 ? texts.ascending : texts.descending, { rows: said, column: column.label });
      }
      output.textContent = [said, changed && note].filter(Boolean).join(". ");
      reset.hidden = !changed;
      const other = document.querySelector("a.language");
      if (other) {
        other.search = location.search;
      }
    };

    /** Writes a view into the address, as a step that the back button undoes or as the continuation of one. */
    const go = (changes, step) => {
      const address = new URL(location.href);
      for (const [name, wanted] of Object.entries(changes)) {
        if (wanted) {
          address.searchParams.set(prefix + name, wanted);
        } else {
          address.searchParams.delete(prefix + name);
        }
      }
      history[step ? "pushState" : "replaceState"](null, "", address);
      show();
    };

    for (const column of columns.filter(({ id }) => id)) {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...column.header.childNodes);
      column.header.append(button);
      button.addEventListener("click", () => {
        const { column: current, direction } = state();
        const first = column.descendingFirst ? -1 : 1;
        // The first way, the other way, the published order.
        const next = current !== column ? first : direction === first ? -first : 0;
        go({ sort: next && (next < 0 ? "-" : "") + column.id }, true);
      });
    }
    for (const field of fields) {
      field.addEventListener("input", () => go({ [field.name]: field.value }, field.name !== "q"));
    }
    reset.addEventListener("click", () => {
      go(Object.fromEntries(["sort", ...fields.map((field) => field.name)].map((name) => [name, ""])), true);
      (fields[0] ?? columns[0].header.querySelector("button")).focus();
    });
    addEventListener("popstate", show);
    // What an address without a question shows is there already.
    if (location.search) {
      show();
    }
    const region = table.parentElement;
    // Browsers leave a control as it is that looks out of the region by a pixel, or is wider than what they see free.
    table.addEventListener("focusin", ({ target }) => {
      if (target.matches(":focus-visible")) {
        const free = region.clientWidth - parseFloat(getComputedStyle(region).scrollPaddingLeft);
        target.scrollIntoView({ block: "nearest", inline: target.offsetWidth < free ? "nearest" : "start" });
      }
    });
    // A table that fits scrolls with the page, its head in view; only one that does not scrolls in its region. What is
    // observed is the table, not the region: nobody measures a table before it is shown.
    new ResizeObserver(() => region.classList.toggle("fits", table.offsetWidth <= region.offsetWidth)).observe(table);
  };

  // Each in a task of its own: what a reader does meanwhile waits for one table, not for all.
  for (const template of document.querySelectorAll("template[data-table]")) {
    setTimeout(start, 0, template);
  }
})();
