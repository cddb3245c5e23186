/// The order in which a shape's parts are painted (SVG 2 §13.9): its fill, its stroke and its markers.
struct PaintOrder: Hashable {
    enum Part: String, CaseIterable {
        case fill, stroke, markers
    }

    /// All three, from the back.
    let parts: [Part]

    static let normal = PaintOrder(parts: Part.allCases)

    private init(parts: [Part]) { self.parts = parts }

    /// Parts that are not named follow in their usual order; nil where the text is malformed.
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
