internal import SymbolImaging
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolTemplate

extension RenderOptions {
    /// Options for small pictures, since nobody looks at them.
    static var small: RenderOptions {
        var options = RenderOptions()
        options.size = .pixels(24)
        return options
    }
}

extension FrameRate {
    static var slow: FrameRate { .strip }
}

extension Symbol {
    static var signal: Symbol {
        icon(
            """
            <svg viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2"><path d="M2 12h4M9 6v12M14 3v18"/>\
            <circle cx="19" cy="12" r="3" fill="#000"/></svg>
            """)
    }

    static var bell: Symbol {
        icon(
            """
            <svg viewBox="0 0 24 24"><path d="M12 3a6 6 0 0 1 6 6v6l2 2H4l2-2V9a6 6 0 0 1 6-6zM10 19h4l-2 2z"/></svg>
            """)
    }

    private static func icon(_ text: String) -> Symbol {
        guard let document = try? SymbolDocument(parsing: Array(text.utf8), name: "sample") else {
            preconditionFailure("the sample cannot be read")
        }
        return document.symbol
    }
}
