internal import SymbolImaging

extension GoldenReport {
    /// - Parameter file: the build file, whose name is the report's title.
    public init(_ results: [GoldenSuite.Result], file: String, notices: [String]) {
        let identity = DrawingIdentity.current
        self.init(title: file, cases: results.map(Case.init), notices: notices, tool: "insignia \(identity.tool), \(identity.renderer)", file: file)
    }
}

extension GoldenReport.Case {
    fileprivate init(_ result: GoldenSuite.Result) {
        let status: GoldenReport.Status = switch result.status {
        case .passed: .passed
        case .failed, .broken: .failed
        case .missing: .added
        case .orphaned: .orphaned
        }
        // What passed is not looked at, and would only make the page heavy.
        let shows = status != .passed
        self.init(
            name: result.name, status: status, message: result.reasons.first, details: Array(result.reasons.dropFirst()),
            expected: shows ? result.expected.compactMap(GoldenReport.Image.init) : [],
            actual: shows ? result.actual.compactMap(GoldenReport.Image.init) : [],
            difference: shows ? result.difference.compactMap(GoldenReport.Image.init) : [], frameDuration: result.frameDuration, seconds: 0)
    }
}

extension GoldenReport.Image {
    fileprivate init?(_ pixmap: Pixmap) {
        guard let png = try? PNGEncoder(compression: .fast).encode(pixmap) else { return nil }
        self.init(png: png, width: pixmap.width, height: pixmap.height)
    }
}
