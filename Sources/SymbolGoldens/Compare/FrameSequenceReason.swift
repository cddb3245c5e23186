package import SymbolImaging

/// A reason why a sequence of frames is not accepted in place of the expected one.
///
/// Frames are counted from 0, but from 1 in texts.
package enum FrameSequenceReason: Equatable, Sendable {
    /// A sequence has no frames, or none that shows a drawing.
    case empty(DifferenceReason.Sides)
    /// The number of frames is not the expected one.
    case frameCount(expected: Int, actual: Int)
    /// A frame differs; it may match another of the expected frames, up to three away.
    case frame(Int, [DifferenceReason], looksLike: Int?)
    /// The frames that differ most do so by less than the allowance demands.
    case alike([DifferenceReason])
    /// A frame is shown for another time than expected.
    case duration(frame: Int, expected: FrameDuration, actual: FrameDuration)
}

extension FrameSequenceReason: CustomStringConvertible {
    /// A description in one line.
    package var description: String {
        switch self {
        case .empty(.both): "neither sequence shows a drawing"
        case .empty(let side): "the \(side.rawValue) sequence shows no drawing"
        case .frameCount(let expected, let actual): "\(actual) frames, expected \(expected)"
        case .frame(let index, _, looksLike: let other?): "frame \(index + 1) looks like expected frame \(other + 1)"
        case .frame(let index, let reasons, looksLike: nil):
            "frame \(index + 1): " + reasons.words
        case .alike(let reasons): "in the frame that differs most: " + reasons.words
        case .duration(let index, let expected, let actual):
            "frame \(index + 1) is shown \(actual.text), expected \(expected.text)"
        }
    }
}

extension [DifferenceReason] {
    fileprivate var words: String { map(\.description).joined(separator: "; ") }
}

extension FrameDuration {
    fileprivate var text: String { "\(numerator)/\(denominator) s" }
}
