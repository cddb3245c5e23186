package import SymbolImaging

/// The comparison of an actual sequence of frames with the expected one.
///
/// Each frame is compared like a picture of its own, except that it may be blank or of one colour where the expected
/// frame is too: effects make symbols disappear. A sequence of only blank frames fails. The bounds of `fuzzy` apply to
/// each frame, except that the lower ones have to be reached by only one of them. Durations are compared as exact
/// fractions: 1/60 equals 2/120, and a difference of one tick of any clock counts.
package struct FrameSequenceComparison: Equatable, Sendable {
    /// A frame, and the time for which it is shown.
    package typealias Frame = (picture: Pixmap, duration: FrameDuration)

    /// The reasons to reject the actual sequence, in the order of the frames; empty where it is accepted.
    package let reasons: [FrameSequenceReason]

    /// Compares an actual sequence with the expected one, frame by frame.
    ///
    /// - Parameters:
    ///   - expected: The expected frames.
    ///   - actual: The actual frames.
    ///   - tolerance: The allowed differences.
    ///   - areas: The areas of each frame that are not compared.
    package init(
        expected: [Frame], actual: [Frame], tolerance: PixmapTolerance, ignoring areas: [PixelRectangle] = []
    ) {
        var reasons: [FrameSequenceReason] = []
        let emptiness = EmptySequences(expected.map(\.picture), actual.map(\.picture))
        if let sides = emptiness.sides { reasons.append(.empty(sides)) }
        if expected.count != actual.count {
            reasons.append(.frameCount(expected: expected.count, actual: actual.count))
        }
        let search = FrameSearch(
            expected: expected.map(\.picture), tolerance: tolerance.withoutLowerBounds, areas: areas)
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
        let unmet = search.unmetLowerBounds(of: actual.map(\.picture), tolerance)
        if !unmet.isEmpty { reasons.append(.alike(unmet)) }
        self.reasons = reasons
    }

    /// Whether the actual sequence is accepted in place of the expected one.
    package var passes: Bool { reasons.isEmpty }
}

private struct FrameSearch {
    let expected: [Pixmap]
    let tolerance: PixmapTolerance
    let areas: [PixelRectangle]

    func differences(of picture: Pixmap, at index: Int) -> [DifferenceReason] {
        comparison(of: picture, at: index).reasons
    }

    private func comparison(of picture: Pixmap, at index: Int) -> PixmapComparison {
        PixmapComparison(
            expected: expected[index], actual: picture, tolerance: tolerance, ignoring: areas, rejectingEmpty: false)
    }

    /// The lower bounds of an allowance that no frame reaches.
    func unmetLowerBounds(of pictures: [Pixmap], _ tolerance: PixmapTolerance) -> [DifferenceReason] {
        guard case .fuzzy(let fuzz) = tolerance, tolerance != tolerance.withoutLowerBounds else { return [] }
        let differences = zip(pictures, expected.indices).map { comparison(of: $0, at: $1).differences }
        let (count, largest) = (differences.map(\.count).max() ?? 0, differences.map(\.largest).max() ?? 0)
        var reasons: [DifferenceReason] = []
        if count < fuzz.pixels.lowerBound { reasons.append(.pixelCount(count, allowed: fuzz.pixels)) }
        if largest < fuzz.difference.lowerBound {
            reasons.append(.channelDifference(largest, allowed: fuzz.difference))
        }
        return reasons
    }

    /// The index of the nearest expected frame that the picture matches, a later one before an earlier one.
    func frame(like picture: Pixmap, near index: Int) -> Int? {
        [1, -1, 2, -2, 3, -3].lazy.map { index + $0 }.first {
            expected.indices.contains($0) && differences(of: picture, at: $0).isEmpty
        }
    }
}

extension PixmapTolerance {
    /// The tolerance for a frame, which may be equal to the expected one.
    fileprivate var withoutLowerBounds: PixmapTolerance {
        guard case .fuzzy(let fuzz) = self else { return self }
        return .fuzzy(PixelFuzz(difference: 0...fuzz.difference.upperBound, pixels: 0...fuzz.pixels.upperBound))
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
            case (false, false): (expected + actual).allSatisfy(\.isBlank) ? .both : nil
            }
    }
}

extension FrameDuration {
    /// Whether the durations are equal; the products of 64-bit numbers fit into 128 bits.
    fileprivate func isEqual(to other: FrameDuration) -> Bool {
        Int128(numerator) * Int128(other.denominator) == Int128(other.numerator) * Int128(denominator)
    }
}
