extension StaticSource {
  /// The style of the pages, in light and dark, on screens from 320 px and on paper.
  ///
  /// Every pair of a text and its ground has a contrast of at least 4.5 to 1 in both appearances.
  static let galleryStyle = StaticSource(
    """

    :root {
      color-scheme: light dark;
      --paper: #faf8f4; --card: #ffffff; --ink: #1d1b19; --soft: #5a544d; --line: #ddd7cc;
      --edge: #8a8378; --link: #0a4a94; --tint: #f1ede5; --error: #a3101d; --added: #1d6a2c;
      --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Charter,
        "Bitstream Charter", Georgia, serif;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #161514; --card: #201e1c; --ink: #f0ece5; --soft: #b8b0a5; --line: #3a3632;
        --edge: #857d73; --link: #93c3ff; --tint: #2a2724; --error: #ff9d94; --added: #8fd69c;
      }
    }
    *, ::before, ::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; scroll-padding-top: 6rem; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      overflow-wrap: break-word;
    }
    .masthead, main, footer { max-width: 90rem; margin-inline: auto; padding-inline: 1.5rem; }
    .masthead { padding-top: clamp(1.5rem, 4vw, 3rem); }
    h1, h2, h3 { margin: 0; line-height: 1.2; font-family: var(--serif); font-weight: 600; }
    h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 2.6rem); }
    h2 { font-size: 1.5rem; padding-top: 2.5rem; }
    h3 { font-size: 1.1rem; margin-top: 1rem; color: var(--soft); }
    p { margin: 0; }
    a { color: var(--link); text-underline-offset: 0.15em; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
    .eyebrow { color: var(--soft); font-size: 0.8125rem; font-weight: 600; letter-spacing: 0.08em;
      text-transform: uppercase; margin-bottom: 0.4rem; }
    .verdict { font-family: var(--serif); font-size: 1.2rem; color: var(--soft); }
    .aside, .tally { color: var(--soft); font-size: 0.9375rem; margin-top: 0.6rem; }
    .tally { margin-inline-start: 0.5rem; }
    .screens { padding-inline-start: 1.2rem; line-height: 2; }
    .filter { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap;
      align-items: center; gap: 0.5rem 2rem; margin-top: 1.5rem; padding: 0.6rem 1.5rem;
      background: var(--tint); border-block: 1px solid var(--line); }
    .filter > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; }
    .filter label { font-weight: 600; font-size: 0.9375rem; }
    .filter .every { display: inline-flex; align-items: center; gap: 0.4rem; font-weight: 400;
      min-height: 2.25rem; }
    .filter output { min-width: 8.5rem; font-variant-numeric: tabular-nums; }
    input { accent-color: var(--link); margin: 0; }
    input[type="range"] { width: min(20rem, 70vw); height: 2.25rem; }
    input[type="checkbox"] { width: 1.1rem; height: 1.1rem; }
    select { font: inherit; color: inherit; background: var(--card); max-width: 100%;
      border: 1px solid var(--edge); border-radius: 6px; min-height: 2.25rem; padding: 0 0.7rem; }
    #shown { color: var(--soft); font-size: 0.875rem; }
    .sheet { display: flex; flex-wrap: wrap; gap: 1.75rem 1.5rem; margin-top: 0.9rem;
      align-items: flex-start; }
    figure { margin: 0; width: 12.5rem; max-width: 100%; content-visibility: auto;
      contain-intrinsic-size: auto 24rem; }
    figure.wide { width: 25rem; }
    figure svg, figure img { display: block; width: 100%; height: auto; border: 1px solid var(--edge);
      border-radius: 10px; }
    figcaption { color: var(--soft); font-size: 0.875rem; line-height: 1.4; margin-top: 0.5rem; }
    figcaption strong { color: var(--ink); font-weight: 600; }
    .fact { display: block; overflow-wrap: anywhere; }
    .problem { padding: 0.9rem; border: 1px dashed var(--error); border-radius: 10px;
      color: var(--error); font-size: 0.9375rem; overflow-wrap: anywhere; }
    .definitions { position: absolute; width: 0; height: 0; overflow: hidden; }
    .pair { display: flex; flex-wrap: wrap; gap: 1.5rem; margin-block: 1rem; }
    .pair figure { width: 20rem; }
    pre { background: var(--card); border: 1px solid var(--line); border-radius: 6px;
      padding: 0.9rem; overflow-x: auto; font: 0.8125rem/1.5 ui-monospace, "SF Mono", Menlo,
      Consolas, "DejaVu Sans Mono", monospace; }
    .removed { color: var(--error); }
    .added { color: var(--added); }
    nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; list-style: none; padding: 0;
      margin: 1rem 0 0; }
    nav a { display: block; padding-block: 0.4rem; }
    footer { margin-top: 3rem; padding-block: 1rem 2.5rem; color: var(--soft);
      font-size: 0.9375rem; }
    @media (max-width: 40rem), (max-height: 30rem) {
      .masthead, main, footer { padding-inline: 1rem; }
      .filter { position: static; padding-inline: 1rem; }
      .sheet { gap: 1.25rem 1rem; }
      .sheet figure.narrow { width: calc(50% - 0.5rem); }
    }
    @media print {
      :root { color-scheme: light; }
      body { background: none; font-size: 10pt; }
      .filter { display: none; }
      figure { break-inside: avoid; content-visibility: visible; }
    }

    """)
}
