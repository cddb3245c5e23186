/// The order in which a shape's fill, stroke and markers are painted (SVG 2 §13.9).
struct PaintOrder: Hashable {
    enum Part: String, CaseIterable {
        case fill, stroke, markers
    }

    /// All three parts, from the back.
    let parts: [Part]

    static let normal = PaintOrder(parts: Part.allCases)

    private init(parts: [Part]) { self.parts = parts }

    /// Reads an order, in which unnamed parts follow in their usual order; nil when the text is malformed.
    init?(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        if words == ["normal"] {
            self = .normal
            return
        }
        let named = words.compactMap { Part(rawValue: String($0)) }
        guard !named.isEmpty, named.count == words.count, Set(named).count == named.count else { return nil }
        parts = named + Part.allCases.filter { !named.contains($0) }
    }

    func paints(_ part: Part, before other: Part) -> Bool {
        parts.first { $0 == part || $0 == other } == part
    }
}
