extension StaticSource {
  /// Shows the drawings of the chosen text size and the transcript of the chosen language of each screen.
  static let screens = StaticSource(
    """

    "use strict";
    (() => {
      for (const screen of document.querySelectorAll("article.screen")) {
        const form = screen.querySelector("form");
        const { size, language } = form.elements;
        const figures = [...screen.querySelectorAll("figure")];
        const transcripts = [...screen.querySelectorAll(".transcripts > details")];

        const apply = () => {
          if (size) {
            const name = size.dataset.sizes.split(" ")[size.value];
            form.querySelector("output").textContent = name;
            size.setAttribute("aria-valuetext", name);
            for (const figure of figures) figure.hidden = figure.dataset.size !== size.value;
          }
          if (language) {
            for (const one of transcripts) one.hidden = one.dataset.locales !== language.value;
          }
        };

        form.hidden = !size && !language;
        for (const one of transcripts) one.open = true;
        form.addEventListener("input", apply);
        form.addEventListener("submit", (event) => event.preventDefault());
        addEventListener("pageshow", apply);
        apply();
      }
    })();

    """)
}
