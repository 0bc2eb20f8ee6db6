// Finds an entry in a long list, in the page itself. Without scripts the list is simply whole.
(() => {
  const main = document.querySelector("main[data-find]");
  if (!main) {
    return;
  }
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const items = Array.from(main.querySelectorAll("section li"), (item) => ({ item, text: plain(item.textContent) }));
  const label = document.createElement("label");
  label.className = "find";
  label.append(main.dataset.find, " ");
  const input = document.createElement("input");
  input.type = "search";
  input.autocomplete = "off";
  label.append(input);
  const count = document.createElement("output");
  count.setAttribute("aria-live", "polite");
  label.append(" ", count);
  main.querySelector("h1").after(label);

  const apply = () => {
    const words = plain(input.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { item, text } of items) {
      item.hidden = !words.every((word) => text.includes(word));
      found += item.hidden ? 0 : 1;
    }
    for (const section of main.querySelectorAll("section")) {
      section.hidden = words.length > 0 && !section.querySelector("li:not([hidden])");
    }
    count.textContent = words.length > 0 ? `${found} / ${items.length}` : "";
    const address = new URL(location.href);
    if (words.length > 0) {
      address.searchParams.set("q", input.value);
    } else {
      address.searchParams.delete("q");
    }
    history.replaceState(null, "", address);
  };
  input.addEventListener("input", apply);
  input.value = new URL(location.href).searchParams.get("q") ?? "";
  if (input.value) {
    apply();
  }
})();
