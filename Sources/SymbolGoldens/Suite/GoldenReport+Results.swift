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
            frameChanges: result.frameChanges, alternate: result.alternate, files: result.files)
    }
}

extension [GoldenSuite.Result] {
    /// The remarks of all results without repetitions, and one on the cases that match an alternate golden.
    package var notices: [String] {
        let (alternates, shown) = (compactMap(\.alternate), 10)
        let rest = alternates.count > shown ? ["and \(alternates.count - shown) more"] : []
        let names = alternates.prefix(shown) + rest
        let cases = alternates.count == 1 ? "case matches an alternate golden" : "cases match alternate goldens"
        let remark = alternates.isEmpty ? [] : ["\(alternates.count) \(cases): \(names.joined(separator: ", "))"]
        return Set(flatMap(\.notices)).sorted() + remark
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
