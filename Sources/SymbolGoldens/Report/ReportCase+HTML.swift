internal import SymbolSVG
internal import SymbolText

extension GoldenReport.Case {
    /// Returns the case as HTML, with a suggested command for a build file.
    func html(of symbol: String, file: String?, isAccepted: Bool) -> String {
        let parts = [reasonList, panes, player, isAccepted ? command(file: file) : nil].compactMap(\.self)
        return """
            <article class="case\(status == .passed ? "" : " failing")" \(traits(symbol)) tabindex="-1" \(measures)>
            <header><h3>\(name.markupEscaped)</h3><small>\(changeText)</small>\
            <span class="status \(status.rawValue)">\(status.title)</span></header>
            \(parts.map { $0 + "\n" }.joined())</article>
            """
    }

    /// The attributes by which the page groups and sorts, and the word for the case in a command that accepts it.
    private func traits(_ symbol: String) -> String {
        var traits = [("status", status.rawValue), ("symbol", symbol), ("cause", cause ?? "")]
        if isAcceptable { traits.append(("word", name.shellWord)) }
        return traits.map { "data-\($0.0)=\"\($0.1.markupEscaped)\"" }.joined(separator: " ")
            + " data-change=\"\(change)\""
    }

    var changeText: String {
        guard status == .failed, change > 0 else { return "" }
        let tenths = Int(clamping: (change * 1000).rounded())
        return tenths == 0 ? "less than 0.1 % of pixels" : "\(tenths / 10).\(tenths % 10) % of pixels"
    }

    /// The size of the largest picture, and the zoom at which it fits into a pane: a whole number, or one divided by
    /// one.
    private var measures: String {
        let pictures = expected + actual + difference
        let (width, height) = (pictures.map(\.width).max() ?? 1, pictures.map(\.height).max() ?? 1)
        let (pane, side) = (Self.pane, max(width, height, 1))
        let fit = side <= pane ? "\(min(16, pane / side))" : "calc(1 / \((side + pane - 1) / pane))"
        return "style=\"--w: \(width); --h: \(height); --fit: \(fit)\""
    }

    /// Whether pictures are made smaller, in which case they are smoothed.
    private var isShrunk: Bool { (expected + actual + difference).contains { max($0.width, $0.height) > Self.pane } }

    /// The width in pixels that remains for a picture where three panes are side by side.
    private static let pane = 288

    private var reasonList: String? {
        guard let first = reasons.first else { return nil }
        let message = "<p class=\"message\">\(first.markupEscaped)</p>"
        let list = reasons.dropFirst().map { "<li>\($0.markupEscaped)</li>" }.joined()
        return message + (list.isEmpty ? "" : "<ul class=\"details\">\(list)</ul>")
    }

    private var panes: String? {
        let figures = [("Expected", expected), ("Actual", actual), ("Difference", difference)].filter { !$0.1.isEmpty }
        guard !figures.isEmpty else { return nil }
        let isPair = !expected.isEmpty && !actual.isEmpty
        let swipe = """
            <label class="swipe">Expected <input type="range" min="0" max="100" value="50" \
            aria-label="Share of the expected picture, in percent"> Actual</label>
            """
        let classes = "panes" + (isPair ? " pair" : "") + (isShrunk ? " shrunk" : "")
        return "<div class=\"\(classes)\">\n" + figures.map(figure).joined() + (isPair ? swipe : "") + "</div>"
    }

    private func figure(_ label: String, _ images: [GoldenReport.Image]) -> String {
        let size = images.first.map { "\($0.width) × \($0.height)" } ?? ""
        let frames = images.enumerated().map { index, image in
            let number = images.count > 1 ? ", frame \(index + 1)" : ""
            return """
                <img\(index == min(shownFrame, images.count - 1) ? " class=\"on\"" : "") alt="\(label)\(number)" \
                width="\(image.width)" height="\(image.height)" style="--iw: \(image.width); --ih: \(image.height)" \
                src="data:image/png;base64,\(String(base64: image.png))">
                """
        }
        return """
            <figure class="\(label.lowercased())">
            <figcaption>\(label) <small>\(size)</small></figcaption>
            <div class="stage"><div class="sheet">\(frames.joined())</div></div>
            </figure>

            """
    }

    /// The frame that is shown first: the one that has changed most.
    private var shownFrame: Int {
        frameChanges.indices.max { (frameChanges[$0], $1) < (frameChanges[$1], $0) } ?? 0
    }

    private var player: String? {
        let count = max(expected.count, actual.count, difference.count)
        guard count > 1 else { return nil }
        let seconds = frameDuration.map { $0.isFinite && $0 > 0 ? $0 : 0.1 } ?? 0.1
        let changed = frameChanges.indices.filter { frameChanges[$0] > 0 }.map { "\($0 + 1)" }.joined(separator: " ")
        return """
            <div class="player" data-seconds="\(seconds)" data-frames="\(count)" data-changed="\(changed)">
            <button type="button" class="play">Play</button>
            <input type="range" min="1" max="\(count)" value="\(shownFrame + 1)" aria-label="Frame">
            <output aria-live="off">\(shownFrame + 1) of \(count)</output>
            </div>
            """
    }

    /// Whether the case can be accepted: one without a drawing cannot, since nobody has looked at it; an orphan is
    /// removed.
    private var isAcceptable: Bool { status == .orphaned || status != .passed && !actual.isEmpty }

    private func command(file: String?) -> String? {
        guard isAcceptable else { return nil }
        let words = [file?.shellWord, name.hasPrefix("-") ? "--" : nil, name.shellWord].compactMap(\.self)
        let text = (["insignia golden accept"] + words).joined(separator: " ")
        let purpose =
            switch status {
            case .orphaned: "Remove it"
            case .missing: "Make it the golden"
            default: "If this is right"
            }
        return """
            <p class="command"><span>\(purpose):</span> <code>\(text.markupEscaped)</code> \
            <button type="button" class="copy">Copy</button></p>
            """
    }
}
