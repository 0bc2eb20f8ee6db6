// The tables of costs for the reader's own numbers. What they are computed from is in costs.js, which loads before.
// Amounts are exact: whole numbers of a power of ten, rounded as the pages round them.
(() => {
  const { words, say, element } = tool;
  const language = document.documentElement.lang;
  const NAMES = ["documents", "minutes", "hourly"];
  const MOST = { documents: 1e9, minutes: 1440, hourly: 1e5 };

  // [digits, decimals]: "0.0302" is [302n, 4n]
  const decimal = (text) => {
    const [whole, part = ""] = text.split(".");
    return [BigInt(whole + part), BigInt(part.length)];
  };
  const times = (...factors) => factors.reduce(([a, s], [b, t]) => [a * b, s + t]);
  const plus = ([a, s], [b, t]) => (s < t ? plus([b, t], [a, s]) : [a + b * 10n ** (s - t), s]);
  // Two significant digits, and two decimals at least; half up.
  const rounded = ([digits, decimals], divisor = 1n) => {
    const whole = divisor * 10n ** decimals;
    const at = (places) => (2n * digits * 10n ** places + whole) / (2n * whole);
    let places = 2n;
    while (digits && at(places + 1n) < 100n) {
      places++;
    }
    return [at(places), places];
  };
  const value = ([digits, decimals]) => `${Number(digits) / 10 ** Number(decimals)}`;
  const number = ([digits, decimals]) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: Number(decimals), maximumFractionDigits: Number(decimals) }).format(
      Number(digits) / 10 ** Number(decimals),
    );
  const money = (amount) => say("money", { amount: number(amount) });
  const range = (low, high) => say("range", { low: money(low), high: money(high) });

  // What was typed, with a point and no spaces; empty when it is no number of at most two decimals in its bounds.
  const typed = (name, text) => {
    const plain = language === "fr" ? text.replace(/\s/g, "").replace(",", ".") : text.trim().replace(/,(?=\d{3}(?!\d))/g, "");
    const form = name === "documents" ? /^\d+$/ : /^\d+(\.\d{1,2})?$/;
    const known = form.test(plain) && Number(plain) <= MOST[name] && (name !== "documents" || Number(plain) > 0);
    return known ? plain : "";
  };

  const status = element("p", { id: "cost-status", role: "status" });
  const inputs = NAMES.map((name) => element("input", { name, inputMode: name === "documents" ? "numeric" : "decimal", autocomplete: "off" }));
  inputs.forEach((input) => input.setAttribute("aria-describedby", status.id));
  tool.root.append(
    element("div", { className: "fields" }, ...inputs.map((input) => element("label", {}, words[input.name], input))),
    status,
  );

  // The rows as published: sorting comes later.
  const tables = costs.tables.map(({ id, rows }) => {
    const table = document.getElementById(id);
    return { table, rows: rows.map((row, i) => ({ ...row, cells: table.tBodies[0].rows[i].cells })) };
  });

  const fill = (cell, amount, remark, lines = []) => {
    cell.dataset.value = value(amount);
    cell.replaceChildren(money(amount), ...(remark ? [" ", element("span", { className: "remark" }, remark)] : []));
    cell.append(...lines.flatMap((line) => [element("br", {}), line]));
  };

  const compute = (texts) => {
    const [documents, minutes, hourly] = texts.map(decimal);
    for (const { table, rows } of tables) {
      const benchmark = table.closest("section").querySelector("h2").textContent.trim();
      table.caption.firstElementChild.textContent = `${benchmark}. ` + say("caption", { documents: number(documents), minutes: number(minutes), hourly: money(rounded(hourly)) });
      rows.forEach(({ cells, cost, share, low, high }) => {
        const [corrections, fewest, most] = [share, low, high].map((s) => rounded(times(documents, decimal(s), minutes, hourly), 6000n));
        fill(cells[4], corrections, range(fewest, most));
        if (cost) {
          const calls = rounded(times(documents, decimal(cost)));
          const total = (amount) => rounded(plus(calls, amount));
          fill(cells[3], calls);
          fill(
            cells[5], total(corrections), range(total(fewest), total(most)),
            costs.rates.map(({ currency, perDollar }) => say("amount", { currency, amount: number(rounded(times(total(corrections), decimal(perDollar)))) })),
          );
        }
      });
    }
  };

  const show = () => {
    const texts = inputs.map((input) => typed(input.name, input.value));
    const bad = inputs.filter((input, i) => !texts[i]);
    inputs.forEach((input) => input.setAttribute("aria-invalid", bad.includes(input)));
    status.className = bad.length ? "warning" : "";
    status.textContent = bad.length ? [...bad.map(({ name }) => words[`bad.${name}`]), words.kept].join(" ") : "";
    if (!bad.length) {
      compute(texts);
    }
    return bad.length ? null : texts;
  };

  for (const input of inputs) {
    input.addEventListener("input", show);
    input.addEventListener("change", () => {
      const texts = show();
      if (texts) {
        tool.remember(Object.fromEntries(NAMES.map((name, i) => [name, texts[i]])));
        // A table that is sorted by an amount sorts again.
        window.dispatchEvent(new Event("popstate"));
      }
    });
  }
  tool.start((query) => {
    for (const input of inputs) {
      const text = query.get(input.name) ?? words[`example.${input.name}`];
      input.value = language === "fr" ? text.replace(".", ",") : text;
    }
    show();
  });
})();
