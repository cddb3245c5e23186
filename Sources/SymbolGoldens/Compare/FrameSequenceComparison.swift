package import SymbolImaging

/// The comparison of an actual sequence of frames with the expected one.
///
/// Each frame is judged like a picture on its own, except that it may be blank or of one colour where the
/// expected frame is too: effects make symbols disappear. A sequence of nothing but such frames fails.
/// Durations are compared as exact fractions: 1/60 is 2/120, and one tick of any clock is a difference.
package struct FrameSequenceComparison: Equatable, Sendable {
    package typealias Frame = (picture: Pixmap, duration: FrameDuration)

    /// Empty if the actual sequence may stand for the expected one; else by frame, the plainest first.
    package let reasons: [FrameSequenceReason]

    package init(expected: [Frame], actual: [Frame], tolerance: PixmapTolerance) {
        var reasons: [FrameSequenceReason] = []
        let emptiness = EmptySequences(expected.map(\.picture), actual.map(\.picture))
        if let sides = emptiness.sides { reasons.append(.empty(sides)) }
        if expected.count != actual.count {
            reasons.append(.frameCount(expected: expected.count, actual: actual.count))
        }
        let search = FrameSearch(expected: expected.map(\.picture), tolerance: tolerance)
        for (index, (before, after)) in zip(expected, actual).enumerated() {
            let differences = search.differences(of: after.picture, at: index)
            if !differences.isEmpty {
                let other = search.frame(like: after.picture, near: index)
                reasons.append(.frame(index, differences, looksLike: other))
            }
            if !before.duration.isEqual(to: after.duration) {
                reasons.append(.duration(frame: index, expected: before.duration, actual: after.duration))
            }
        }
        self.reasons = reasons
    }

    package var passes: Bool { reasons.isEmpty }
}

private struct FrameSearch {
    let expected: [Pixmap]
    let tolerance: PixmapTolerance

    func differences(of picture: Pixmap, at index: Int) -> [DifferenceReason] {
        PixmapComparison(
            expected: expected[index], actual: picture, tolerance: tolerance, rejectingEmpty: false
        ).reasons
    }

    /// The nearest expected frame that the picture could stand for, the later one first.
    func frame(like picture: Pixmap, near index: Int) -> Int? {
        [1, -1, 2, -2, 3, -3].lazy.map { index + $0 }.first {
            expected.indices.contains($0) && differences(of: picture, at: $0).isEmpty
        }
    }
}

private struct EmptySequences {
    let sides: DifferenceReason.Sides?

    init(_ expected: [Pixmap], _ actual: [Pixmap]) {
        sides =
            switch (expected.contains(where: \.showsDrawing), actual.contains(where: \.showsDrawing)) {
            case (true, true): nil
            case (true, false): .actual
            case (false, true): .expected
            case (false, false): .both
            }
    }
}

extension FrameDuration {
    /// The products of two 64-bit numbers fit 128 bits.
    fileprivate func isEqual(to other: FrameDuration) -> Bool {
        Int128(numerator) * Int128(other.denominator) == Int128(other.numerator) * Int128(denominator)
    }
}
