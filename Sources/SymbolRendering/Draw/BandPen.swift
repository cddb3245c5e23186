internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// Draws one stroke in the order that its guides say, with the heads that travel along.
struct BandPen: Sendable {
    /// A place on the stroke and when it is drawn.
    struct Guide: Sendable {
        /// The share of the pen's way along the stroke that lies before it.
        var ink: Double
        /// 0…1.
        var order: Double
    }

    private let outline: Path
    private let band: StrokeBand
    /// From the stroke's start to its end.
    private let guides: [Guide]
    private let heads: [StrokeHead]

    /// How far the pen goes.
    let length: Double
    /// Half of its width.
    var radius: Double { band.halfWidth }

    /// A stroke without guides of its own is drawn towards its head, and from the middle where it has two.
    ///
    /// What a hidden area has of either end takes no time.
    init(_ stroke: BandedOutline, guides: [Guide]?, heads: [StrokeHead], hidden: Path = Path()) {
        outline = stroke.outline
        band = stroke.band
        self.heads = heads
        let forward = [Guide(ink: 0, order: 0), Guide(ink: 1, order: 1)]
        let usual: [Guide] =
            switch (heads.contains { !$0.isAtEnd }, heads.contains(where: \.isAtEnd)) {
            case (true, true): [Guide(ink: 0, order: 1), Guide(ink: 0.5, order: 0), Guide(ink: 1, order: 1)]
            case (true, false): [Guide(ink: 0, order: 1), Guide(ink: 1, order: 0)]
            case (false, _): forward
            }
        let visible = heads.isEmpty ? band.visible(outside: hidden) : 0...1
        self.guides = (guides ?? usual).map { guide in
            Guide(ink: min(max(guide.ink, visible.lowerBound), visible.upperBound), order: guide.order)
        }
        length = band.length
    }

    var hasHeads: Bool { !heads.isEmpty }

    /// The outline of what is drawn, for the nonzero rule.
    func drawn(_ range: DrawRange) -> Path {
        let spans = spans(range)
        guard let first = spans.first, let last = spans.last else { return Path() }
        var path = Path()
        for span in spans {
            path.append(
                span == 0...1 && range.tip >= 1
                    ? outline : band.drawn(from: span.lowerBound, to: span.upperBound, tip: range.tip))
        }
        for head in heads {
            let span = head.isAtEnd ? last : first
            path.append(
                head.outline(
                    on: band, at: head.isAtEnd ? span.upperBound : span.lowerBound,
                    behind: range.to < 1 ? span.upperBound - span.lowerBound : 1, tip: range.tip))
        }
        return path
    }

    /// The stretches of the stroke that are drawn between two moments of 0…1.
    private func spans(_ range: DrawRange) -> [ClosedRange<Double>] {
        var spans: [ClosedRange<Double>] = []
        for (a, b) in zip(guides, guides.dropFirst()) where a.order != b.order {
            let (least, greatest) = (min(a.order, b.order), max(a.order, b.order))
            let (from, to) = (max(range.from, least), min(range.to, greatest))
            guard from < to else { continue }
            func ink(_ order: Double) -> Double {
                order == a.order
                    ? a.ink
                    : order == b.order
                        ? b.ink
                        : a.ink + (b.ink - a.ink) * (order - a.order) / (b.order - a.order)
            }
            let (low, high) = (min(ink(from), ink(to)), max(ink(from), ink(to)))
            if let last = spans.last, last.upperBound >= low {
                spans[spans.count - 1] = last.lowerBound...max(last.upperBound, high)
            } else {
                spans.append(low...high)
            }
        }
        return spans
    }
}
