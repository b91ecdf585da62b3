extension StaticSource {
  /// Filters the findings, leads to a finding that is filtered out, and prints what is folded.
  static let filter = StaticSource(
    """

    "use strict";
    (() => {
      const form = document.getElementById("filter");
      const folded = [...document.querySelectorAll("details:not(.drawing)")];
      let unfolded = [];
      addEventListener("beforeprint", () => {
        unfolded = folded.filter((details) => !details.open);
        for (const details of unfolded) details.open = true;
      });
      addEventListener("afterprint", () => {
        for (const details of unfolded) details.open = false;
      });
      if (!form) return;

      const status = document.getElementById("shown");
      const sections = [...document.querySelectorAll("section[data-screen]")];
      const findings = [...document.querySelectorAll("article[data-severity]")];

      const apply = () => {
        const choice = new FormData(form);
        const severities = choice.getAll("severity");
        const screen = choice.get("screen");
        const language = choice.get("language");
        for (const finding of findings) {
          const locales = finding.dataset.locales.split(" ");
          finding.hidden = !severities.includes(finding.dataset.severity)
            || (language !== "" && !locales.includes(language));
        }
        for (const section of sections) {
          const isOther = screen !== "" && section.dataset.screen !== screen;
          section.hidden = isOther || !section.querySelector("article:not([hidden])");
        }
        const shown = document.querySelectorAll(
          "section:not([hidden]) > article[data-severity]:not([hidden])").length;
        status.textContent = `${shown} of ${findings.length} findings shown`;
      };

      const reveal = () => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (!target || !target.closest("[hidden]")) return;
        form.reset();
        apply();
        target.scrollIntoView();
      };

      form.hidden = false;
      form.addEventListener("input", apply);
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => setTimeout(apply));
      addEventListener("hashchange", reveal);
      apply();
    })();

    """)
}
