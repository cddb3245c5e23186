public import SymbolColor
internal import SymbolDrawing
public import SymbolGeometry

/// The pixels that a display list is drawn on.
public struct Canvas: Hashable, Sendable {
    /// Pixels; 1…`maximumSide` each, at most `maximumArea` together.
    public let width: Int
    public let height: Int
    /// From the list's space to pixels: (0, 0) is the top left corner of the top left pixel.
    public let transform: AffineTransform
    /// Shown where the list paints nothing.
    public let background: Color

    /// Cairo's image surfaces hold no more on one side.
    public static let maximumSide = 32_767
    /// 512 MiB a surface.
    public static let maximumArea = 1 << 27

    /// - Throws: `CanvasError` for a size outside the limits or a transform that is not finite.
    public init(
        width: Int, height: Int, transform: AffineTransform, background: Color = .clear
    ) throws(CanvasError) {
        guard width >= 1, height >= 1, width <= Self.maximumSide, height <= Self.maximumSide,
            width * height <= Self.maximumArea
        else { throw .size(width: width, height: height) }
        guard transform.isFinite else { throw .transform }
        self.width = width
        self.height = height
        self.transform = transform
        self.background = background
    }
}

public enum CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
    case size(width: Int, height: Int)
    case transform

    public var description: String {
        switch self {
        case .size(let width, let height):
            """
            an image of \(width) × \(height) pixels cannot be drawn; expected 1 to \(Canvas.maximumSide) a side \
            and at most \(Canvas.maximumArea) in all
            """
        case .transform: "the picture's box is too small or too large to be mapped to pixels"
        }
    }
}
