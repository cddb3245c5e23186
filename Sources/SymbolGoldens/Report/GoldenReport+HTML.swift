internal import SymbolSVG
internal import SymbolText

extension GoldenReport {
    /// Returns one page that contains everything: pictures are data URIs, and a policy prevents it from loading
    /// anything else.
    ///
    /// Symbols with failures come first, in the order of how much has changed. Without scripts, the page still shows
    /// every case, and the frames that differ most.
    package func html() -> String {
        """
        <!DOCTYPE html>
        <html lang="en" data-mode="side" data-zoom="fit" data-ground="chequers">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <title>\(title.markupEscaped): \(summary)</title>
        <style>
        \(ReportStyle.css)
        </style>
        </head>
        <body>
        <header class="page">
        <h1>\(title.markupEscaped)</h1>
        <p class="summary">\(summary)</p>
        <p class="tool">\(tool.markupEscaped)</p>
        \(noticeList)</header>
        \(toolbar)
        <main\(command)>
        \(groups.map(html(of:)).joined(separator: "\n"))
        <p class="none" hidden>No case matches.</p>
        </main>
        <footer><kbd>j</kbd> <kbd>k</kbd> next and previous failure · <kbd>space</kbd> blink · <kbd>/</kbd> find
        </footer>
        <script>
        \(ReportScript.javaScript)
        </script>
        </body>
        </html>

        """
    }

    /// The start of a command that accepts cases, before their names.
    private var command: String {
        guard acceptsCases else { return "" }
        let words = ["insignia golden accept", file?.shellWord, "--"].compactMap(\.self)
        return " data-command=\"\(words.joined(separator: " ").markupEscaped)\""
    }

    private func html(of group: ReportGroup) -> String {
        let heading =
            group.cases.count > 1 && group.cases.contains { $0.status != .passed }
            ? "<h2 class=\"group\">\(group.symbol.markupEscaped) <small>\(group.cases.count) cases</small></h2>\n" : ""
        let cases = group.cases.map { $0.html(of: group.symbol, file: file, isAccepted: acceptsCases) }
        return heading + cases.joined(separator: "\n")
    }

    private var summary: String {
        let counts = GoldenStatus.allCases.compactMap { status in
            let count = count(of: status)
            return count > 0 ? "\(count) \(status.title.lowercased())" : nil
        }
        return counts.isEmpty ? "no cases" : counts.joined(separator: ", ")
    }

    private var noticeList: String {
        guard !notices.isEmpty else { return "" }
        return "<ul class=\"notices\">\n" + notices.map { "<li>\($0.markupEscaped)</li>\n" }.joined() + "</ul>\n"
    }

    private var toolbar: String {
        let statuses = GoldenStatus.allCases.filter { count(of: $0) > 0 }.map { status in
            """
            <label class="choice"><input type="checkbox" name="status" value="\(status.rawValue)" checked>\
            <span class="\(status.rawValue)">\(status.title) <b>\(count(of: status))</b></span></label>
            """
        }
        let modes = Self.choices("mode", [("side", "Side by side"), ("swipe", "Swipe"), ("blink", "Blink")])
        let zooms = Self.choices("zoom", [("fit", "Fit")] + [1, 2, 4, 8, 16].map { ("\($0)", "×\($0)") })
        let grounds = Self.choices("ground", [("chequers", "Chequers"), ("white", "White"), ("black", "Black")])
        let orders = Self.choices("order", [("symbol", "By symbol"), ("cause", "By cause"), ("change", "By change")])
        return """
            <form class="toolbar" aria-label="What is shown">
            <fieldset><legend>Status</legend>\(statuses.joined())</fieldset>
            <fieldset><legend>Mode</legend>\(modes)</fieldset>
            <fieldset><legend>Zoom</legend>\(zooms)</fieldset>
            <fieldset><legend>Ground</legend>\(grounds)</fieldset>
            <fieldset><legend>Order</legend>\(orders)</fieldset>
            <input type="search" name="text" placeholder="Find a case" aria-label="Find a case" autocomplete="off">
            <output class="shown" aria-live="polite"></output>
            \(acceptsCases ? "<button type=\"button\" class=\"accept\">Copy command for what is shown</button>" : "")
            </form>
            """
    }

    /// Returns radio buttons, of which the first is selected.
    private static func choices(_ name: String, _ values: [(value: String, label: String)]) -> String {
        values.enumerated().map { index, choice in
            let checked = index == 0 ? " checked" : ""
            return """
                <label class="choice"><input type="radio" name="\(name)" value="\(choice.value)"\(checked)>\
                <span>\(choice.label)</span></label>
                """
        }.joined()
    }
}

extension GoldenStatus {
    /// The name of the status on the page.
    var title: String {
        switch self {
        case .failed: "Failed"
        case .broken: "Broken"
        case .missing: "New"
        case .orphaned: "Orphaned"
        case .new: "New"
        case .gone: "Gone"
        case .rewritten: "Rewritten"
        case .passed: "Passed"
        }
    }
}
