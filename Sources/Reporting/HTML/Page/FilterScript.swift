extension StaticSource {
  /// Filters the findings, keeps the filter in the address, and unfolds a finding that a link leads to.
  static let filter = StaticSource(
    """

    "use strict";
    (() => {
      const form = document.getElementById("filter");
      if (!form) return;

      const status = document.getElementById("shown");
      const groups = [...document.querySelectorAll("article.group")].map((node) => ({
        node, details: node.querySelector("details"), tally: node.querySelector(".tally"),
        title: node.querySelector("h3").textContent, entries: [], left: 0, isBehind: false,
      }));
      const groupOf = new Map(groups.map((group) => [group.node, group]));
      const entries = [...document.querySelectorAll("[data-severity]")].map((row) => {
        // A line of a group leaves out what its group or most findings have.
        const { severity, state = "new", screen = "-", locales } = row.dataset;
        const group = row.tagName === "TR" ? groupOf.get(row.closest("article.group")) : undefined;
        const rule = row.dataset.rule ?? group.node.dataset.rule;
        const entry = { row, group, severity, state, rule, screen, locales: ` ${locales} `, shown: true };
        group?.entries.push(entry);
        return entry;
      });
      const entryOf = new Map(entries.map((entry) => [entry.row, entry]));

      const text = (entry) => entry.text ??=
        `${entry.rule} ${entry.group?.title ?? ""} ${entry.row.textContent}`.toLowerCase();

      // Rows that are folded away follow when they are unfolded: most of many thousands never are.
      const show = (group) => {
        for (const entry of group.entries) entry.row.hidden = !entry.shown;
        group.isBehind = false;
      };

      const tally = (group) => {
        const all = group.entries.length;
        group.node.hidden = group.left === 0;
        group.tally.textContent =
          group.left === all ? `${all} findings` : `${group.left} of ${all} findings`;
        group.isBehind = true;
        if (group.details.open) show(group);
      };

      const apply = () => {
        const choice = new FormData(form);
        const severities = choice.getAll("severity");
        const states = form.elements.state ? choice.getAll("state") : null;
        const [rule, screen, language] = ["rule", "screen", "language"].map((name) => choice.get(name) || "");
        const locale = ` ${language} `;
        const words = (choice.get("search") || "").toLowerCase().split(/\\s+/).filter(Boolean);
        let shown = 0;
        for (const group of groups) group.left = 0;
        for (const entry of entries) {
          entry.shown = severities.includes(entry.severity)
            && (states === null || states.includes(entry.state))
            && (rule === "" || entry.rule === rule)
            && (screen === "" || entry.screen === screen)
            && (language === "" || entry.locales.includes(locale))
            && words.every((word) => text(entry).includes(word));
          if (entry.shown) shown += 1;
          if (entry.group === undefined) entry.row.hidden = !entry.shown;
          else if (entry.shown) entry.group.left += 1;
        }
        groups.forEach(tally);
        status.textContent = `${shown} of ${entries.length} findings shown`;
      };

      const usual = new URLSearchParams(new FormData(form)).toString();

      const store = () => {
        const query = new URLSearchParams(new FormData(form));
        for (const [name, value] of [...query]) if (value === "") query.delete(name);
        const isUsual = new URLSearchParams(new FormData(form)).toString() === usual;
        history.replaceState(null, "", isUsual ? "#findings" : `#${query}`);
      };

      // A reset by the script keeps the address.
      let isQuiet = false;
      const reset = () => {
        isQuiet = true;
        form.reset();
        isQuiet = false;
      };

      const restore = (query) => {
        reset();
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
        let name;
        try { name = decodeURIComponent(hash); } catch { return; }
        const target = name === "" ? null : document.getElementById(name);
        if (!target || !target.closest("article, #findings, #screens")) return;
        if (target.closest("[hidden]") || entryOf.get(target)?.shown === false) {
          reset();
          for (const box of form.querySelectorAll("[type=checkbox]")) box.checked = true;
          apply();
        }
        for (let one = target; one; one = one.parentElement) if (one.tagName === "DETAILS") one.open = true;
        const own = target.querySelector(":scope > details");
        if (own) own.open = true;
        const group = entryOf.get(target)?.group;
        if (group?.isBehind) show(group);
        target.scrollIntoView();
        // Rows on the way get their heights only when they are near.
        requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
      };

      for (const group of groups)
        group.details.addEventListener("toggle", () => { if (group.isBehind) show(group); });
      // The texts are read before anybody searches, while the page has nothing else to do.
      const readAhead = (start) => {
        for (const entry of entries.slice(start, start + 500)) text(entry);
        if (start + 500 < entries.length) later(() => readAhead(start + 500));
      };
      const later = self.requestIdleCallback ?? ((task) => setTimeout(task, 50));

      form.hidden = false;
      form.addEventListener("input", () => { apply(); store(); });
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => {
        if (!isQuiet) setTimeout(() => { apply(); store(); });
      });
      addEventListener("hashchange", follow);
      apply();
      follow();
      later(() => readAhead(0));
    })();

    """)
}
