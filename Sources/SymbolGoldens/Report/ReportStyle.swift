/// The style sheet of the page.
///
/// The contrast of text is at least 4.5 : 1, in light and in dark mode (WCAG 2.2, 1.4.3). The chequers are light enough
/// for black symbols and dark enough for white ones, in dark mode too.
enum ReportStyle {
    static let css = """
        :root { color-scheme: light dark; --ground: #fbfbfa; --panel: #f1f1ef; --text: #1d1d1f; --quiet: #5f6065;
          --line: #dedddb; --accent: #0b57d0; --failed: #b3261e; --missing: #0b57d0; --orphaned: #875000;
          --passed: #1a6b39; --check-a: #f6f6f8; --check-b: #d6d6db; --swipe: 50% }
        @media (prefers-color-scheme: dark) {
          :root { --ground: #18181a; --panel: #222225; --text: #ececee; --quiet: #a0a1a7; --line: #37373b;
            --accent: #8ab4f8; --failed: #ff9087; --missing: #8ab4f8; --orphaned: #f3b56b; --passed: #7fd39a;
            --check-a: #a9a9ae; --check-b: #97979d } }
        * { box-sizing: border-box }
        html { scroll-padding-top: 5.75rem }
        body { margin: 0 auto; max-width: 68rem; padding: 0 1.5rem; background: var(--ground); color: var(--text);
          font: 0.9375rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; font-variant-numeric: tabular-nums }
        h1, h2, h3, p, ul, figure, fieldset { margin: 0; padding: 0; border: 0 }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
        code, kbd { font: 0.8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace }
        [hidden] { display: none !important }

        .page { padding: 2.5rem 0 1.25rem }
        h1 { font-size: 1.5rem; font-weight: 650; letter-spacing: -0.01em; line-height: 1.25; overflow-wrap: anywhere }
        .summary { margin-top: 0.25rem; font-size: 1.0625rem }
        .tool, footer { color: var(--quiet); font-size: 0.8125rem }
        .notices { margin-top: 1rem; padding: 0.5rem 0.875rem; border-left: 3px solid var(--orphaned);
          background: var(--panel); list-style: none; overflow-wrap: anywhere }

        .toolbar { position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem;
          align-items: center; padding: 0.75rem 0; background: var(--ground); border-bottom: 1px solid var(--line);
          font-size: 0.8125rem }
        html:not(.js) .toolbar, html:not(.js) .player, html:not(.js) .copy, html:not(.js) .accept,
        html:not(.js) footer { display: none }
        fieldset { display: flex; flex-wrap: wrap; gap: 0.1875rem }
        legend, .choice input { position: absolute; opacity: 0; pointer-events: none; width: 1px; height: 1px;
          overflow: hidden }
        .choice { position: relative; cursor: pointer }
        .choice span { display: block; padding: 0.1875rem 0.5rem; border-radius: 0.375rem; color: var(--quiet) }
        .choice span:hover { background: var(--panel) }
        .choice :checked + span { background: var(--panel); color: var(--text);
          box-shadow: inset 0 0 0 1px var(--line) }
        .choice [type=checkbox]:not(:checked) + span { text-decoration: line-through }
        .choice :focus-visible + span { outline: 2px solid var(--accent) }
        .choice b { font-weight: 600 }
        [type=search] { flex: 1 1 6rem; min-width: 6rem; padding: 0.25rem 0.5rem; border: 1px solid var(--line);
          border-radius: 0.375rem; background: transparent; color: inherit; font: inherit }
        ::placeholder { color: var(--quiet); opacity: 1 }
        .shown { color: var(--quiet) } .shown:empty { display: none }

        .case { position: relative; padding: 1.25rem 0; border-bottom: 1px solid var(--line) }
        .case:focus { outline: none }
        .case:focus::before { content: ""; position: absolute; left: -1rem; top: 1.25rem; bottom: 1.25rem; width: 3px;
          border-radius: 2px; background: var(--accent) }
        .case:not(.failing) { padding: 0.5rem 0 }
        .case > header { display: flex; gap: 0.75rem; align-items: baseline }
        .group { padding: 2rem 0 0; font-size: 1.1875rem; font-weight: 650; overflow-wrap: anywhere }
        h3 { font-size: 1rem; font-weight: 600; overflow-wrap: anywhere }
        .case:not(.failing) h3 { font-weight: 400 }
        h2 small, header small { font-size: 0.8125rem; font-weight: 400 }
        .status { margin-left: auto; font-size: 0.8125rem; white-space: nowrap }
        .failed, .broken { color: var(--failed) }
        .missing, .new { color: var(--missing) }
        .orphaned, .gone, .rewritten { color: var(--orphaned) }
        .passed { color: var(--passed) }
        .choice :checked + span b { color: inherit }
        .message, .details { overflow-wrap: anywhere }
        .details { padding-left: 1.125rem; color: var(--quiet) }
        .none { padding: 2rem 0; color: var(--quiet) }

        .panes { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.25rem 1rem;
          margin-top: 0.75rem; --z: var(--fit) }
        [data-zoom="1"] .panes { --z: 1 }
        [data-zoom="2"] .panes { --z: 2 }
        [data-zoom="4"] .panes { --z: 4 }
        [data-zoom="8"] .panes { --z: 8 }
        [data-zoom="16"] .panes { --z: 16 }
        figcaption { font-size: 0.8125rem } small { color: var(--quiet); font-size: inherit }
        .stage { overflow: auto; max-height: 36rem; margin-top: 0.25rem; padding: 1rem; border-radius: 0.5rem;
          background: var(--panel); display: grid; justify-content: safe center }
        .sheet { position: relative; width: calc(var(--w) * var(--z) * 1px); height: calc(var(--h) * var(--z) * 1px);
          background: var(--panel) }
        .sheet img {
          background: conic-gradient(var(--check-b) 25%, var(--check-a) 0 50%, var(--check-b) 0 75%, var(--check-a) 0)
            0 0 / 16px 16px;
          position: absolute; left: 0; top: 0; width: calc(var(--iw) * var(--z) * 1px);
          height: calc(var(--ih) * var(--z) * 1px); visibility: hidden; image-rendering: pixelated }
        [data-ground=white] .sheet img { background: #fff } [data-ground=black] .sheet img { background: #000 }
        [data-zoom=fit] .shrunk img { image-rendering: auto }
        .sheet img.on { visibility: inherit }

        .swipe { display: none; grid-column: 1; gap: 0.5rem; align-items: center; font-size: 0.8125rem }
        .swipe input, .player input { flex: 1; min-width: 0; accent-color: var(--accent) }
        [data-mode=swipe] .pair, [data-mode=blink] .pair { grid-template-columns: repeat(2, minmax(0, 1fr)) }
        [data-mode=swipe] .pair .expected, [data-mode=blink] .pair .expected, [data-mode=swipe] .pair .actual,
        [data-mode=blink] .pair .actual { grid-area: 1 / 1 }
        [data-mode=swipe] .pair .swipe { display: flex }
        [data-mode=swipe] .pair .actual { text-align: right }
        [data-mode=swipe] .pair .actual .stage { background: none; cursor: ew-resize; touch-action: pan-y }
        [data-mode=swipe] .pair .actual .sheet { clip-path: inset(0 0 0 var(--swipe)) }
        [data-mode=swipe] .pair .expected .sheet::after { content: ""; position: absolute; top: -0.5rem;
          bottom: -0.5rem; right: calc(100% - var(--swipe)); width: 2px; background: var(--accent) }
        [data-mode=blink][data-shown=expected] .pair .actual, [data-mode=blink][data-shown=actual] .pair .expected {
          visibility: hidden }

        .player, .command { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center;
          margin-top: 0.75rem; font-size: 0.8125rem }
        .player { max-width: 32rem } .player output { min-width: 8rem; color: var(--quiet) }
        .command span { color: var(--quiet) } .command code { overflow-wrap: anywhere; user-select: all }
        button { padding: 0.125rem 0.625rem; border: 1px solid var(--line); border-radius: 0.375rem;
          background: transparent; color: inherit; font: inherit; font-size: 0.8125rem; cursor: pointer }
        button:hover { background: var(--panel) }
        .play { min-width: 4rem }
        footer { padding: 1.5rem 0 3rem }
        kbd { padding: 0 0.3125rem; border: 1px solid var(--line); border-radius: 0.25rem }
        @media (max-width: 40rem) {
          .panes, [data-mode] .panes.pair { grid-template-columns: minmax(0, 1fr); row-gap: 0.75rem }
          .panes .swipe { grid-row: 2 }
          .case > header { flex-wrap: wrap; gap: 0 0.75rem }
          h3 { flex: 1 0 100% }
          .toolbar { position: static }
          html { scroll-padding-top: 1rem } }
        @media print { .toolbar, .player, .copy, footer { display: none } .case { break-inside: avoid } }
        """
}
