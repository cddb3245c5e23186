public import SymbolFiles
internal import SymbolImaging

/// How far a picture may be from its golden.
public enum GoldenTolerance: Hashable, Sendable, CustomStringConvertible {
    case exact
    case fuzzy(PixelFuzz)
    /// Edges may be sampled as another version of the rasterizer does.
    case antialiasing

    /// Reads `exact`, `antialiasing` and `fuzzy(0-2, 0-40)`: levels a channel, and how many pixels.
    public init(_ text: String) throws(ValueError) {
        switch text {
        case "exact": self = .exact
        case "antialiasing": self = .antialiasing
        default:
            guard let fuzz = try? PixelFuzz(parsing: text) else {
                throw ValueError("expected exact, antialiasing, or fuzzy(0-2, 0-40) with levels and pixels")
            }
            self = .fuzzy(fuzz)
        }
    }

    public var description: String {
        switch self {
        case .exact: "exact"
        case .fuzzy(let fuzz): fuzz.description
        case .antialiasing: "antialiasing"
        }
    }
}
