internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// A pen that draws one stroke in the order of its guides, together with the heads that travel along it.
struct BandPen: Sendable {
    /// A position on the stroke and the moment at which it is drawn.
    struct Guide: Sendable {
        /// The fraction of the stroke's length before the position.
        var position: Double
        /// The moment at which the pen reaches the position, from 0 to 1.
        var order: Double
    }

    private let outline: Path
    private let band: StrokeBand
    /// The guides from the stroke's start to its end.
    private let guides: [Guide]
    private let heads: [StrokeHead]

    /// The length of the pen's path along the stroke.
    let length: Double
    /// Half the width of the stroke.
    var radius: Double { band.halfWidth }

    /// Creates the pen of a stroke.
    ///
    /// A stroke without guides is drawn towards its head, or from its middle if it has two. The parts of its ends
    /// inside the hidden area take no time.
    init(_ stroke: BandedOutline, guides: [Guide]?, heads: [StrokeHead], hidden: Path = Path()) {
        outline = stroke.outline
        band = stroke.band
        self.heads = heads
        let forward = [Guide(position: 0, order: 0), Guide(position: 1, order: 1)]
        let usual: [Guide] =
            switch (heads.contains { !$0.isAtEnd }, heads.contains(where: \.isAtEnd)) {
            case (true, true):
                [Guide(position: 0, order: 1), Guide(position: 0.5, order: 0), Guide(position: 1, order: 1)]
            case (true, false): [Guide(position: 0, order: 1), Guide(position: 1, order: 0)]
            case (false, _): forward
            }
        let visible = heads.isEmpty ? band.visible(outside: hidden) : 0...1
        self.guides = (guides ?? usual).map { guide in
            Guide(position: min(max(guide.position, visible.lowerBound), visible.upperBound), order: guide.order)
        }
        length = band.length
    }

    var hasHeads: Bool { !heads.isEmpty }

    /// Returns the outline of the drawn part, for the nonzero rule.
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

    /// Returns the stretches of the stroke that are drawn between two moments from 0 to 1.
    private func spans(_ range: DrawRange) -> [ClosedRange<Double>] {
        var spans: [ClosedRange<Double>] = []
        for (a, b) in zip(guides, guides.dropFirst()) where a.order != b.order {
            let (least, greatest) = (min(a.order, b.order), max(a.order, b.order))
            let (from, to) = (max(range.from, least), min(range.to, greatest))
            guard from < to else { continue }
            func position(_ order: Double) -> Double {
                order == a.order
                    ? a.position
                    : order == b.order
                        ? b.position
                        : a.position + (b.position - a.position) * (order - a.order) / (b.order - a.order)
            }
            let (low, high) = (min(position(from), position(to)), max(position(from), position(to)))
            if let last = spans.last, last.upperBound >= low {
                spans[spans.count - 1] = last.lowerBound...max(last.upperBound, high)
            } else {
                spans.append(low...high)
            }
        }
        return spans
    }
}
