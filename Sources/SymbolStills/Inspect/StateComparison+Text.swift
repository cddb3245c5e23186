internal import SymbolColor
internal import SymbolText

extension StateComparison {
    /// The lines of text: the shape, the change seen with each kind of colour vision, and the verdict.
    var lines: [String] {
        let share = number(shapeDifference * 100)
        let changeLines = changes.map { change in
            "colour \(change.color) becomes \(change.otherColor)\(change.vision.map { " with \($0)" } ?? ""): "
                + "\(number(change.ratio)), \(number(change.difference)) apart in Oklab"
        }
        return ["shape      \(share) % of the ink differs"] + changeLines + ["verdict    \(verdict)"]
    }

    private var verdict: String {
        if differsInShape { return "told apart by shape" }
        if passes { return "told apart by lightness with every kind of colour vision" }
        let (share, ratio) = (number(Self.minimumShapeDifference * 100), number(Contrast.graphicsMinimum))
        return "not told apart by everybody: expected \(share) % in shape, or a contrast of \(ratio) with every vision"
    }
}

private func number(_ value: Double) -> String { SVGNumberFormat(decimals: 3).decimal(value) }
