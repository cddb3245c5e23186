internal import Insignia

/// The pages of the exported site, which can be read without a server or scripts.
struct SitePages {
    let title: String
    let symbols: [SiteSymbol]
    /// The reasons why symbols cannot be shown.
    let failures: [String]
    private let byID: [String: SiteSymbol]
    /// The folders of the symbols of each name, as their parts.
    private let folders: [String: [[Substring]]]

    init(title: String, symbols: [SiteSymbol], failures: [String]) {
        (self.title, self.symbols, self.failures) = (title, symbols, failures)
        byID = Dictionary(symbols.map { ($0.entry.id, $0) }) { first, _ in first }
        folders = Dictionary(grouping: symbols, by: \.entry.name).mapValues { $0.map(\.entry.folderParts) }
    }

    var files: [SiteFile] {
        [SiteFile("index.html", index)]
            + symbols.indices.map { position in
                let next = position + 1 < symbols.count ? symbols[position + 1] : nil
                return SiteFile(symbols[position].paths.page, page(of: symbols[position], next))
            }
            + ["site.css", "site.js"].compactMap { name in PageFile.text(of: "site/\(name)").map { SiteFile(name, $0) }
            }
    }

    /// The name of a symbol, with its folder where others have that name.
    private func title(of symbol: SiteSymbol) -> String {
        let place = place(of: symbol.entry)
        return place.isEmpty ? symbol.entry.name : "\(symbol.entry.name) in \(place)"
    }

    /// The folder of a symbol after those that it shares with others of its name; empty for a unique name.
    private func place(of entry: LibraryEntry) -> String {
        guard entry.id != entry.name else { return "" }
        let (own, all) = (entry.folderParts, folders[entry.name] ?? [])
        let shared = own.indices.first { index in
            all.contains { !$0.indices.contains(index) || $0[index] != own[index] }
        }
        return own[(shared ?? max(own.count - 1, 0))...].joined(separator: "/")
    }

    private func document(_ title: String, _ style: String, _ body: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title.markupEscaped)</title>
        <link rel="stylesheet" href="\(style)">
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }

    private var index: String {
        let features = SymbolFacts.Feature.allCases.filter { feature in
            symbols.contains { $0.facts.features.contains(feature) }
        }
        let buttons = features.map { feature in
            "<button type=\"button\" aria-pressed=\"false\" data-feature=\"\(feature)\">\(feature.title)</button>\n"
        }
        let broken = failures.map { "<p class=\"quiet\">\($0.markupEscaped)</p>\n" }
        return document(
            title, "site.css",
            """
            <header><h1>\(title.markupEscaped)</h1>
            <div class="search"><label class="unseen" for="search">Search symbols</label>
            <input id="search" type="search" placeholder="Search symbols"></div></header>
            <div class="filters" role="group" aria-label="Filters">
            \(buttons.joined())<output id="count" role="status"></output></div>
            \(broken.joined())<ul class="grid">
            \(symbols.map(tile).joined())</ul>
            <script src="site.js"></script>
            """)
    }

    private func tile(_ symbol: SiteSymbol) -> String {
        let entry = symbol.entry.searched
        let place = place(of: symbol.entry)
        let words = [entry.label] + (place.isEmpty ? [] : [place]) + entry.keywords + entry.categories
        let features = symbol.facts.features.map(\.rawValue).joined(separator: " ")
        let name = symbol.entry.name.markupEscaped
        return """
            <li data-name="\(name)" data-words="\(words.joined(separator: " ").markupEscaped)" \
            data-features="\(features)">\
            <a href="\(symbol.paths.page)"><span class="ground"><img loading="lazy" src="\(symbol.tile.path)" \
            width="\(symbol.width)" height="\(symbol.height)" alt=""></span>\(title(of: symbol).markupEscaped)</a></li>

            """
    }

    private func page(of symbol: SiteSymbol, _ next: SiteSymbol?) -> String {
        let entry = symbol.entry.searched
        let label = symbol.facts.label ?? entry.label
        let about = ([label] + (entry.keywords.isEmpty ? [] : [entry.keywords.joined(separator: ", ")]))
        let sheets = symbol.sheets.map { title, file in
            "<h2>\(title)</h2>\n<div class=\"sheets\"><img src=\"../\(file.path)\" alt=\"\(label.markupEscaped), "
                + "\(title.lowercased())\"></div>\n"
        }
        let forward = next.map { next in
            "<a class=\"next\" href=\"\(next.paths.stem).html\">\(title(of: next).markupEscaped)</a>"
        }
        return document(
            title(of: symbol), "../site.css",
            """
            <header><h1>\(title(of: symbol).markupEscaped)</h1></header>
            <p class="quiet">\(about.joined(separator: " · ").markupEscaped)</p>
            <img class="hero" src="../\(symbol.large.path)" alt="\(label.markupEscaped)">
            \(sheets.joined())\(effects(of: symbol))
            <nav><a href="../index.html">All symbols</a>\(forward ?? "")</nav>
            """)
    }

    /// Returns the section on effects; that of a variant links to its base symbol for the effects they share.
    private func effects(of symbol: SiteSymbol) -> String {
        let base = symbol.base.flatMap { byID[$0] }.map { base in
            "<p class=\"quiet\">It moves like "
                + "<a href=\"\(base.paths.stem).html\">\(title(of: base).markupEscaped)</a>.</p>\n"
        }
        let effects = symbol.effects.map { title, file in
            "<figure><span class=\"ground\"><img loading=\"lazy\" src=\"../\(file.path)\" alt=\"\"></span>"
                + "<figcaption>\(title)</figcaption></figure>\n"
        }
        return """
            <h2>Effects</h2>
            \(base ?? "")<div class="effects moving">
            \(effects.joined())</div>
            <div class="effects still"><p class="quiet">Effects are not played because your system asks for reduced \
            motion.</p></div>
            """
    }
}

extension LibraryEntry {
    fileprivate var folderParts: [Substring] { Files.folder(of: path).split(separator: "/") }
}

extension SymbolFacts.Feature {
    fileprivate var title: String {
        switch self {
        case .variable: "Variable"
        case .draws: "Draws"
        case .groups: "Motion groups"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}
