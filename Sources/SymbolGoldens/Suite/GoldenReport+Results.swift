internal import SymbolImaging
internal import SymbolStills

extension GoldenReport {
    /// Creates a report on results; without a build file, it suggests no command for accepting them.
    package init(
        _ results: [GoldenSuite.Result], title: String, file: String?, notices: [String], acceptsCases: Bool = true
    ) {
        let identity = RendererIdentity.current
        self.init(
            title: title, cases: results.map(Case.init), notices: notices,
            tool: "insignia \(identity.tool), \(identity.libraries)", file: file, acceptsCases: acceptsCases)
    }
}

extension GoldenReport.Case {
    fileprivate init(_ result: GoldenSuite.Result) {
        self.init(
            name: result.name, status: result.status, reasons: result.reasons, expected: result.expected,
            actual: result.actual, difference: result.difference, frameDuration: result.frameDuration,
            seconds: result.seconds, path: result.path, cause: result.cause, change: result.change,
            files: result.files)
    }
}

extension GoldenReport.Image {
    init?(_ pixmap: Pixmap) {
        guard let png = try? PNGEncoder(compression: .fast).encode(pixmap) else { return nil }
        self.init(png: png, width: pixmap.width, height: pixmap.height)
    }
}

extension [GoldenReport.Image] {
    /// Creates the pictures of frames, or none unless they are kept.
    init(_ frames: @autoclosure () -> [Pixmap], if areKept: Bool) {
        self = areKept ? frames().compactMap(GoldenReport.Image.init) : []
    }
}
