extension StaticSource {
  /// Shows the drawings of the chosen text size and language.
  static let galleryScript = StaticSource(
    """

    "use strict";
    (() => {
      const form = document.getElementById("choice");
      if (!form) return;
      const size = document.getElementById("size");
      const every = document.getElementById("every-size");
      const name = document.getElementById("size-name");
      const language = document.getElementById("language");
      const status = document.getElementById("shown");
      const figures = [...document.querySelectorAll("figure")];

      const apply = () => {
        let count = 0;
        for (const figure of figures) {
          figure.hidden =
            (size && !every.checked && figure.dataset.size !== size.value)
            || (language && language.value !== "" && figure.dataset.locales !== language.value);
          if (!figure.hidden) count += 1;
        }
        if (size) {
          const chosen = every.checked ? "all sizes" : size.dataset.sizes.split(" ")[size.value];
          name.textContent = chosen;
          size.setAttribute("aria-valuetext", chosen);
          size.disabled = every.checked;
        }
        status.textContent = `${count} of ${figures.length} drawings shown`;
      };

      form.hidden = false;
      form.addEventListener("input", apply);
      form.addEventListener("submit", (event) => event.preventDefault());
      addEventListener("pageshow", apply);
      apply();
    })();

    """)
}
