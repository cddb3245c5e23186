package import SymbolFiles
internal import SymbolImaging

/// The differences that are allowed between a picture and its golden.
public enum GoldenTolerance: Hashable, Sendable, CustomStringConvertible {
    /// Every byte must be equal.
    case exact
    /// Any pixels may differ, within the number and the difference that the allowance states.
    case fuzzy(PixelFuzz)
    /// Edges may be sampled differently, as by another version of the rasterizer.
    case antialiasing
    /// Edges may be sampled as by an entirely different rasterizer.
    case sampling

    /// Parses `exact`, `antialiasing`, `sampling`, or an allowance such as `fuzzy(0-2, 0-40)` in levels and pixels.
    package init(_ text: String) throws(ValueError) {
        switch text {
        case "exact": self = .exact
        case "antialiasing": self = .antialiasing
        case "sampling": self = .sampling
        default:
            guard let fuzz = try? PixelFuzz(parsing: text) else {
                throw ValueError("expected exact, antialiasing, sampling, or fuzzy(0-2, 0-40) with levels and pixels")
            }
            self = .fuzzy(fuzz)
        }
    }

    /// The tolerance as build files write it.
    public var description: String {
        switch self {
        case .exact: "exact"
        case .fuzzy(let fuzz): fuzz.description
        case .antialiasing: "antialiasing"
        case .sampling: "sampling"
        }
    }
}
