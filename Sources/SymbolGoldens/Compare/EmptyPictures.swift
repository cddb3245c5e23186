internal import SymbolImaging

/// Which of two pictures show no drawing.
struct EmptyPictures {
    private let expected: Emptiness
    private let actual: Emptiness

    init(expected: Pixmap, actual: Pixmap) {
        self.expected = Emptiness(expected)
        self.actual = Emptiness(actual)
    }

    /// - Parameter evenIfAlike: whether two pictures of nothing, or two of one colour, count as well.
    func reasons(evenIfAlike: Bool) -> [DifferenceReason] {
        [
            sides(of: .blank, evenIfAlike: evenIfAlike).map(DifferenceReason.blank),
            sides(of: .oneColored, evenIfAlike: evenIfAlike).map(DifferenceReason.oneColored)
        ].compactMap(\.self)
    }

    private func sides(of kind: Emptiness, evenIfAlike: Bool) -> DifferenceReason.Sides? {
        switch (expected == kind, actual == kind) {
        case (true, true): evenIfAlike ? .both : nil
        case (true, false): .expected
        case (false, true): .actual
        case (false, false): nil
        }
    }
}

extension Pixmap {
    /// Whether there is more than one colour.
    var showsDrawing: Bool { Emptiness(self) == .drawn }
}

private enum Emptiness {
    case drawn, blank, oneColored

    init(_ picture: Pixmap) {
        let bytes = picture.bytes
        // All pixels are equal exactly if the picture equals itself moved by one pixel.
        guard bytes.isEmpty || bytes.dropFirst(4).elementsEqual(bytes.dropLast(4)) else {
            self = .drawn
            return
        }
        self = bytes.count < 4 || bytes[3] == 0 ? .blank : .oneColored
    }
}
