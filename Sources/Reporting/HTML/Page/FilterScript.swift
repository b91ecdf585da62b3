extension StaticSource {
  /// Filters the findings, keeps the filter in the address, and unfolds a finding that a link leads to.
  static let filter = StaticSource(
    """

    "use strict";
    (() => {
      const form = document.getElementById("filter");
      if (!form) return;

      const status = document.getElementById("shown");
      const rows = [...document.querySelectorAll("[data-severity]")];
      const groups = [...document.querySelectorAll("article.group")];
      let texts;

      const search = (row, words) => {
        texts ??= new Map(rows.map((one) => {
          const title = one.closest("article.group")?.querySelector("h3")?.textContent ?? "";
          return [one, `${one.dataset.rule} ${title} ${one.textContent}`.toLowerCase()];
        }));
        return words.every((word) => texts.get(row).includes(word));
      };

      const apply = () => {
        const choice = new FormData(form);
        const severities = choice.getAll("severity");
        const states = form.elements.state ? choice.getAll("state") : null;
        const [rule, screen, language] = ["rule", "screen", "language"].map((name) => choice.get(name) || "");
        const words = (choice.get("search") || "").toLowerCase().split(/\\s+/).filter(Boolean);
        let shown = 0;
        for (const row of rows) {
          const data = row.dataset;
          row.hidden = !severities.includes(data.severity)
            || (states !== null && !states.includes(data.state))
            || (rule !== "" && data.rule !== rule)
            || (screen !== "" && data.screen !== screen)
            || (language !== "" && !data.locales.split(" ").includes(language))
            || (words.length > 0 && !search(row, words));
          if (!row.hidden) shown += 1;
        }
        for (const group of groups) {
          const left = group.querySelectorAll("tr[data-severity]:not([hidden])").length;
          const all = group.querySelectorAll("tr[data-severity]").length;
          group.hidden = left === 0;
          group.querySelector(".tally").textContent =
            left === all ? `${all} findings` : `${left} of ${all} findings`;
        }
        status.textContent = `${shown} of ${rows.length} findings shown`;
      };

      const usual = new URLSearchParams(new FormData(form)).toString();

      const store = () => {
        const query = new URLSearchParams(new FormData(form));
        for (const [name, value] of [...query]) if (value === "") query.delete(name);
        const isUsual = new URLSearchParams(new FormData(form)).toString() === usual;
        history.replaceState(null, "", isUsual ? "#findings" : `#${query}`);
      };

      const restore = (query) => {
        form.reset();
        for (const name of ["severity", "state"]) {
          if (!query.has(name) || !form.elements[name]) continue;
          const wanted = query.getAll(name);
          for (const box of form.querySelectorAll(`[name=${name}]`)) box.checked = wanted.includes(box.value);
        }
        for (const name of ["rule", "screen", "language", "search"]) {
          if (query.has(name) && form.elements[name]) form.elements[name].value = query.get(name);
        }
        apply();
        document.getElementById("findings").scrollIntoView();
      };

      const follow = () => {
        const hash = location.hash.slice(1);
        if (hash.includes("=")) return restore(new URLSearchParams(hash));
        const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash));
        if (!target || !target.closest("article, #findings, #screens")) return;
        if (target.closest("[hidden]")) {
          form.reset();
          for (const box of form.querySelectorAll("[type=checkbox]")) box.checked = true;
          apply();
        }
        for (let one = target; one; one = one.parentElement) if (one.tagName === "DETAILS") one.open = true;
        const own = target.querySelector(":scope > details");
        if (own) own.open = true;
        target.scrollIntoView();
      };

      form.hidden = false;
      form.addEventListener("input", () => { apply(); store(); });
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => setTimeout(() => { apply(); store(); }));
      addEventListener("hashchange", follow);
      apply();
      follow();
    })();

    """)
}
