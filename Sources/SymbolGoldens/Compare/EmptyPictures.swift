internal import CLibrary
internal import SymbolImaging

/// The emptiness of two pictures: which of them show no drawing.
struct EmptyPictures {
    private let expected: Emptiness
    private let actual: Emptiness

    init(expected: Pixmap, actual: Pixmap) {
        self.expected = Emptiness(expected)
        self.actual = Emptiness(actual)
    }

    /// The reasons to reject empty pictures; with `evenIfAlike`, these include pictures that are both blank.
    ///
    /// Pictures that are both of one colour may show an icon that fills its square.
    func reasons(evenIfAlike: Bool) -> [DifferenceReason] {
        [
            sides(of: .blank, evenIfAlike: evenIfAlike).map(DifferenceReason.blank),
            sides(of: .oneColored, evenIfAlike: false).map(DifferenceReason.oneColored)
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
    /// Whether the picture has more than one colour.
    var showsDrawing: Bool { Emptiness(self) == .drawn }

    /// Whether the picture is transparent everywhere.
    var isBlank: Bool { Emptiness(self) == .blank }
}

private enum Emptiness {
    case drawn, blank, oneColored

    init(_ picture: Pixmap) {
        self = picture.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, bytes.count >= 4 else { return .blank }
            // All pixels are equal exactly if the picture is equal to itself shifted by one pixel.
            guard memcmp(start, start + 4, bytes.count - 4) == 0 else { return .drawn }
            return bytes[3] == 0 ? .blank : .oneColored
        }
    }
}
