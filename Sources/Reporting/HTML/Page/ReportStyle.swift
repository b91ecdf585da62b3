extension StaticSource {
  /// The style of the page, in light and dark, on screens from 320 px and on paper.
  ///
  /// Every pair of a text and its ground has a contrast of at least 4.5 to 1 in both appearances.
  static let reportStyle = StaticSource(
    """

    :root {
      color-scheme: light dark;
      --paper: #faf8f4; --card: #ffffff; --ink: #1d1b19; --soft: #5a544d; --line: #ddd7cc;
      --edge: #8a8378; --link: #0a4a94; --tint: #f1ede5;
      --error: #a3101d; --on-error: #ffffff; --error-tint: #fdf1f0;
      --warning: #8a5200; --on-warning: #ffffff; --warning-tint: #fdf5e6;
      --note: #2f4f73; --on-note: #ffffff; --note-tint: #eff4fa;
      --h1: #fdeedd; --h2: #fadab4; --h3: #f5c08a; --h4: #eda35f; --h5: #e2843d; --on-heat: #1d1b19;
      --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Charter,
        "Bitstream Charter", Georgia, serif;
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #161514; --card: #201e1c; --ink: #f0ece5; --soft: #b8b0a5; --line: #3a3632;
        --edge: #857d73; --link: #93c3ff; --tint: #2a2724;
        --error: #ff9d94; --on-error: #3a0307; --error-tint: #2f1c1b;
        --warning: #f3bd62; --on-warning: #2e1b00; --warning-tint: #2c2418;
        --note: #a9c8ec; --on-note: #0b2038; --note-tint: #1d242d;
        --h1: #33261b; --h2: #4b321d; --h3: #64401f; --h4: #7d4e20; --h5: #955c20; --on-heat: #ffffff;
      }
    }
    *, ::before, ::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      overflow-wrap: break-word;
    }
    .masthead, main, footer { max-width: 64rem; margin-inline: auto; padding-inline: 1.5rem; }
    h1, h2, h3, h4 { margin: 0; line-height: 1.2; text-wrap: balance; }
    h1, h2, h3 { font-family: var(--serif); font-weight: 600; letter-spacing: -0.01em; }
    h1 { font-size: clamp(2rem, 1.4rem + 2.6vw, 3.1rem); }
    h2 { font-size: 1.75rem; }
    h3 { font-size: 1.25rem; margin-top: 2rem; }
    h4 { font-size: 1.1rem; font-weight: 650; }
    p { margin: 0; max-width: 42rem; }
    a { color: var(--link); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
    a:hover { text-decoration-thickness: 2px; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
    .control { font-family: var(--mono); font-size: 0.8em; color: var(--soft); padding: 0 0.2em;
      border: 1px solid var(--edge); border-radius: 3px; }
    code { font-family: var(--mono); font-size: 0.875em; overflow-wrap: anywhere; }
    .spoken {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .skip { position: absolute; inset: 0 auto auto 0; padding: 0.6rem 1rem; z-index: 1;
      background: var(--ink); color: var(--paper); }
    .skip:not(:focus) { width: 1px; height: 1px; padding: 0; overflow: hidden;
      clip-path: inset(50%); }

    .masthead { padding-top: clamp(2rem, 6vw, 4.5rem); }
    .eyebrow { color: var(--soft); font-size: 0.8125rem; font-weight: 600; letter-spacing: 0.08em;
      text-transform: uppercase; margin-bottom: 0.6rem; }
    .verdict { font-family: var(--serif); font-size: 1.25rem; line-height: 1.45; margin-top: 0.9rem;
      color: var(--soft); }
    nav ul { display: flex; flex-wrap: wrap; gap: 0 1.75rem; list-style: none; padding: 0;
      margin: 1.75rem 0 0; border-block: 1px solid var(--line); }
    nav a { display: block; padding-block: 0.65rem; }

    main > section { padding-top: 3.25rem; }
    main > section > h2 { margin-bottom: 1.1rem; }
    .aside { color: var(--soft); font-size: 0.9375rem; margin-top: 1rem; }

    .counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 1rem;
      list-style: none; padding: 0; margin: 0; }
    .counts li { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      border-top: 4px solid var(--edge); padding: 1rem 1.15rem 1.1rem; }
    .counts strong { font: 600 2.6rem/1 var(--serif); font-variant-numeric: lining-nums; }
    .counts .what { font-weight: 600; }
    .counts .meaning { display: block; color: var(--soft); font-size: 0.875rem; line-height: 1.4;
      margin-top: 0.45rem; }
    .counts .error { border-top-color: var(--error); }
    .counts .warning { border-top: 4px double var(--warning); }
    .counts .note { border-top: 4px dotted var(--note); }
    .counts .error strong, .counts .error .what { color: var(--error); }
    .counts .warning strong, .counts .warning .what { color: var(--warning); }
    .counts .note strong, .counts .note .what { color: var(--note); }

    .facts { margin: 1rem 0 0; display: grid; gap: 0.4rem; font-size: 0.9375rem; }
    .facts > div { display: grid; grid-template-columns: 11rem 1fr; gap: 0 1.25rem; }
    .facts dt { color: var(--soft); }
    .facts dd { margin: 0; min-width: 0; }

    .scroller { position: relative; overflow-x: auto; margin-top: 1.25rem; }
    table { border-collapse: collapse; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
    caption { text-align: start; color: var(--soft); font-size: 0.875rem; padding-bottom: 0.5rem; }
    caption > span { display: inline-block; position: sticky; inset-inline-start: 0;
      max-width: calc(100vw - 5rem); }
    th, td { text-align: start; vertical-align: top; padding: 0.55rem 1.25rem 0.55rem 0;
      border-top: 1px solid var(--line); font-weight: inherit; }
    thead th { border-top: 0; border-bottom: 1px solid var(--edge); font-weight: 600;
      font-size: 0.8125rem; white-space: nowrap; vertical-align: bottom; }
    .scroller > table { width: 100%; }
    .figures td, .figures thead th:not(:first-child) { text-align: end; }
    .figures td:last-child, .figures th:last-child { padding-inline-end: 0; }
    .rules th[scope="row"] { width: 62%; }
    .rules .name { font-weight: 600; }
    .rules code { color: var(--soft); }
    .texts th[scope="row"] { white-space: nowrap; }
    .texts td code { white-space: nowrap; }
    .group .texts :is(th, td), .group .texts td code { white-space: normal; overflow-wrap: anywhere; }
    .group .texts tbody :is(th, td) { min-width: 6rem; }
    .group .texts tbody td:nth-child(3) { min-width: 12rem; }
    .rationale { color: var(--soft); font-size: 0.875rem; line-height: 1.45; margin-top: 0.2rem; }
    .not-measured code { overflow-wrap: break-word; }
    .plain { list-style: none; margin: 0; padding: 0; }

    .filter { display: flex; flex-wrap: wrap; align-items: end; gap: 0.9rem 1.5rem;
      background: var(--tint); border-radius: 10px; padding: 1rem 1.15rem; }
    .filter fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap;
      gap: 0 1.1rem; }
    .filter legend, .choice label { font-size: 0.8125rem; font-weight: 600; padding: 0;
      display: block; margin-bottom: 0.25rem; }
    .filter fieldset label { display: inline-flex; align-items: center; gap: 0.4rem;
      min-height: 2.25rem; }
    .filter [type="checkbox"] { width: 1.1rem; height: 1.1rem; margin: 0; accent-color: var(--link); }
    .choice { min-width: 0; max-width: 100%; }
    select, button, .filter [type="search"] { font: inherit; color: inherit; background: var(--card); max-width: 100%;
      border: 1px solid var(--edge); border-radius: 6px; min-height: 2.25rem; padding: 0 0.7rem; }
    button { cursor: pointer; }
    button:hover { border-color: var(--ink); }
    #shown { width: 100%; font-size: 0.875rem; color: var(--soft); }

    .change { font-weight: 600; margin-top: 0.6rem; }
    main > .counts { margin-top: 2rem; }
    .cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
      gap: 1rem; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      border-top: 5px solid var(--edge); padding: 1.1rem 1.25rem 1.2rem; display: flex;
      flex-direction: column; align-items: flex-start; gap: 0.6rem; break-inside: avoid; }
    .card.error { border-top-color: var(--error); }
    .card.warning { border-top: 5px double var(--warning); }
    .card.note { border-top: 5px dotted var(--note); }
    .card h3 { margin: 0; font-size: 1.15rem; line-height: 1.3; }
    .card .message, .card .suggestion, .card .rationale, .card .assignee { margin: 0; font-size: 0.9375rem; }
    .card .suggestion { align-self: stretch; }
    .card > a { margin-top: auto; padding-block: 0.25rem; }
    .definitions { position: absolute; width: 0; height: 0; overflow: hidden; }
    .pair { display: flex; flex-wrap: wrap; gap: 1rem 1.25rem; align-items: flex-start; }
    .pair figure { margin: 0; min-width: 0; }
    .pair svg { display: block; border: 1px solid var(--edge); border-radius: 8px; max-height: none; }
    .scroller > .pair { flex-wrap: nowrap; padding: 3px; width: max-content; }
    .scroller > .pair svg { max-width: none; }
    .card .pair { align-self: stretch; justify-content: center; background: var(--tint);
      border-radius: 8px; padding: 0.75rem; }
    .card .pair svg { max-width: 100%; height: auto; }
    .card figcaption { margin-top: 0.3rem; color: var(--ink); }
    .thumb { width: 4rem; height: 4rem; border: 1px solid var(--edge); border-radius: 6px; display: block; }
    .screen:has([name="order"]:not(:checked)) .order { display: none; }
    .ordered { margin-top: 0.9rem; }
    .transcripts ol { margin: 0.4rem 0 0; padding-inline-start: 2.2rem; max-width: 42rem; }
    .transcripts li::marker { color: var(--soft); font-variant-numeric: tabular-nums; }
    [type="range"] { vertical-align: middle; min-height: 2.25rem; width: 12rem; max-width: 100%;
      accent-color: var(--link); }
    output { display: inline-block; min-width: 3.5rem; margin-inline-start: 0.6rem; }

    .tally { font: 400 0.9375rem/1.4 system-ui, sans-serif; letter-spacing: 0;
      color: var(--soft); }
    a.tally { color: var(--link); padding-block: 0.2rem; }
    .chip { display: inline-block; font-size: 0.75rem; line-height: 1.2; padding: 0.2rem 0.45rem;
      border: 1px solid var(--edge); border-radius: 1rem; margin-inline-start: 0.5rem; }
    .finding { background: var(--card); border: 1px solid var(--line); border-radius: 8px;
      border-inline-start: 5px solid var(--edge); margin-top: 0.5rem; content-visibility: auto;
      contain-intrinsic-size: auto 3.5rem; }
    .finding > details { margin: 0; border: 0; padding: 0; }
    .finding > details > :not(summary) { margin-inline: 1.15rem; }
    .finding > details > :last-child:not(summary) { margin-bottom: 1.15rem; }
    .finding > details > summary { display: grid; padding: 0.65rem 1.15rem; gap: 0.15rem 0.75rem;
      grid-template-columns: auto minmax(0, 1fr); align-items: baseline; font-weight: 400;
      list-style: none; }
    .finding > details > summary::-webkit-details-marker { display: none; }
    .finding > details > summary::after { content: "Show"; grid-row: 1; grid-column: 3;
      color: var(--link); font-size: 0.875rem; text-decoration: underline; }
    .finding > details[open] > summary::after { content: "Hide"; }
    .finding summary h3 { margin: 0; font: 650 1rem/1.35 system-ui, sans-serif; letter-spacing: 0; }
    .finding > details > summary > .thumb { grid-column: 4; grid-row: 1 / 3; align-self: center;
      margin-block: -0.2rem; }
    .screen > details > summary > h3 { grid-column: 1 / 3; }
    .finding.screen .where { grid-column: 1 / 3; }
    .screen > details > summary ~ * { margin-top: 0.9rem; }
    .finding .where { grid-column: 2 / 4; color: var(--soft); font-size: 0.875rem; }
    .finding:target { box-shadow: 0 0 0 3px var(--link); }
    .finding.error { border-inline-start-color: var(--error); }
    .finding.warning { border-inline-start: 5px double var(--warning); }
    .finding.note { border-inline-start: 5px dotted var(--note); }
    .badge { font-size: 0.75rem; font-weight: 700; letter-spacing: 0.03em; line-height: 1;
      padding: 0.36rem 0.55rem; border-radius: 5px; }
    .error .badge { background: var(--error); color: var(--on-error); }
    .warning .badge { background: var(--warning); color: var(--on-warning); }
    .note .badge { background: var(--note); color: var(--on-note); }
    .subject { font-weight: 400; color: var(--soft); font-size: 0.9375rem; }
    .message { font-size: 1.0625rem; margin-top: 0.8rem; }
    .suggestion { margin-top: 0.7rem; padding: 0.65rem 0.9rem; border-radius: 6px;
      max-width: none; }
    .error .suggestion { background: var(--error-tint); }
    .warning .suggestion { background: var(--warning-tint); }
    .note .suggestion { background: var(--note-tint); }
    .details { display: grid; gap: 1rem 2.5rem; }
    .details > * { margin-top: 1rem; align-self: start; }
    .evidence { justify-self: start; }
    .evidence caption { white-space: nowrap; }
    .evidence th { color: var(--soft); padding-block: 0.35rem; padding-inline-end: 2rem; }
    .evidence td { padding-block: 0.35rem; }

    details { margin-top: 1rem; border-top: 1px solid var(--line); padding-top: 0.5rem; }
    details + details { margin-top: 0.5rem; }
    summary { cursor: pointer; padding-block: 0.35rem; font-weight: 600; font-size: 0.9375rem; }
    details .scroller { margin-top: 0.5rem; }
    .scroller > .heatmap { width: auto; font-size: 0.875rem; border-collapse: separate;
      border-spacing: 2px; margin-inline-start: -2px; }
    .heatmap th, .heatmap td { border: 0; padding: 0.3rem 0.4rem; text-align: end;
      min-width: 2.75rem; }
    .heatmap thead th { text-align: end; }
    .heatmap tr > :first-child { text-align: start; padding-inline: 0.2rem 1rem;
      position: sticky; inset-inline-start: 0; background: var(--card); }
    .heatmap.kinds thead th { white-space: normal; max-width: 7rem; vertical-align: bottom; }
    .heatmap.kinds tr > :first-child { white-space: nowrap; }
    .heatmap td { border-radius: 3px; color: var(--on-heat); }
    .heatmap td a { color: inherit; display: block; min-width: 1.5rem; min-height: 1.5rem; }
    .heatmap .h0 { color: var(--soft); }
    .h1 { background: var(--h1); }
    .h2 { background: var(--h2); }
    .h3 { background: var(--h3); }
    .h4 { background: var(--h4); }
    .h5 { background: var(--h5); font-weight: 700; }
    .heat .aside { margin-block: 0.5rem; }
    figure { margin: 0.6rem 0 0; }
    figure svg { display: block; width: auto; height: auto; max-width: 100%; max-height: 42rem;
      border: 1px solid var(--edge); border-radius: 12px; }
    figcaption { color: var(--soft); font-size: 0.875rem; margin-top: 0.6rem; max-width: 42rem; }
    footer { margin-top: 4rem; padding-block: 1.25rem 3rem; color: var(--soft);
      font-size: 0.9375rem; }
    footer p { border-top: 1px solid var(--line); padding-top: 1.25rem; max-width: none; }

    @media (min-width: 56rem) {
      .details { grid-template-columns: minmax(0, 1fr) auto; }
      .details .facts > div { grid-template-columns: 6rem 1fr; }
    }
    @media (max-width: 40rem) {
      .masthead, main, footer { padding-inline: 1rem; }
      .facts > div { grid-template-columns: 1fr; }
      .facts { gap: 0.6rem; }
      .finding > details > summary { padding-inline: 0.8rem; }
      .finding > details > :not(summary) { margin-inline: 0.8rem; }
      th, td { padding-inline-end: 0.9rem; }
      .figures th, .figures td { padding-inline-end: 0.4rem; }
      .figures thead th { font-size: 0.75rem; letter-spacing: -0.01em; }
      .rules, .not-measured { min-width: 32rem; }
      main > section > .scroller { background:
        linear-gradient(90deg, var(--paper) 40%, transparent) 0 0 / 2.5rem 100% no-repeat local,
        linear-gradient(270deg, var(--paper) 40%, transparent) 100% 0 / 2.5rem 100% no-repeat local,
        linear-gradient(90deg, var(--line), transparent) 0 0 / 0.6rem 100% no-repeat,
        linear-gradient(270deg, var(--line), transparent) 100% 0 / 0.6rem 100% no-repeat; }
    }
    @media (forced-colors: active) {
      .badge, .heatmap td { border: 1px solid; }
    }
    @media print {
      :root { color-scheme: light; }
      html { font-size: 80%; }
      body { background: none; }
      nav, .skip, .filter { display: none; }
      .finding > details > summary::after { content: none; }
      .finding { margin-top: 0.15rem; break-inside: avoid; }
      .finding > details > summary { padding-block: 0.25rem; }
      .finding { content-visibility: visible; }
      .finding:target { box-shadow: none; }
      .badge, .heatmap td, .suggestion { print-color-adjust: exact; }
      .counts li, tr, figure { break-inside: avoid; }
      .cards { grid-template-columns: 1fr 1fr; gap: 0.5rem; }
      .card { padding: 0.5rem 0.75rem; gap: 0.3rem; }
      .card .pair { padding: 0.4rem; gap: 0.5rem; flex-wrap: nowrap; }
      .card .pair svg { max-height: 8rem; width: auto; }
      .thumb { width: 2rem; height: 2rem; }
      main > section { padding-top: 1.5rem; }
      h2, h3, h4, caption { break-after: avoid; }
      .scroller { overflow: visible; }
    }

    """)
}
