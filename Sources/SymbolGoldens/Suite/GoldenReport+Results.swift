internal import SymbolImaging
internal import SymbolStills

extension GoldenReport {
    /// - Parameter file: the build file, whose name is the report's title.
    public init(_ results: [GoldenSuite.Result], file: String, notices: [String]) {
        let identity = RendererIdentity.current
        self.init(
            title: file, cases: results.map(Case.init), notices: notices,
            tool: "insignia \(identity.tool), \(identity.renderer)", file: file)
    }
}

extension GoldenReport.Case {
    fileprivate init(_ result: GoldenSuite.Result) {
        // What passed is not looked at, and would only make the page heavy.
        func images(_ pixmaps: [Pixmap]) -> [GoldenReport.Image] {
            result.status == .passed ? [] : pixmaps.compactMap(GoldenReport.Image.init)
        }
        self.init(
            name: result.name, status: result.status, reasons: result.reasons, expected: images(result.expected),
            actual: images(result.actual),
            difference: images(result.difference), frameDuration: result.frameDuration, seconds: result.seconds)
    }
}

extension GoldenReport.Image {
    fileprivate init?(_ pixmap: Pixmap) {
        guard let png = try? PNGEncoder(compression: .fast).encode(pixmap) else { return nil }
        self.init(png: png, width: pixmap.width, height: pixmap.height)
    }
}
