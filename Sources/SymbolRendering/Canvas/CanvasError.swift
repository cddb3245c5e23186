/// An error that prevents a canvas from being created.
public enum CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The width or height, in pixels, is outside the limits of a canvas.
    case size(width: Int, height: Int)
    /// A number on which the size depends, such as the point size, is not a finite number above 0.
    case number(String, Double)
    /// The box to be shown is too small or too large to map to pixels.
    case transform

    /// A one-line description of the error.
    public var description: String {
        switch self {
        case .size(let width, let height):
            """
            an image of \(width) × \(height) pixels cannot be drawn; expected 1 to \(Canvas.maximumSide) a side \
            and at most \(Canvas.maximumArea) in all
            """
        case .number(let name, let value): "the \(name) is \(value); expected a finite number above 0"
        case .transform: "the picture's box is too small or too large to be mapped to pixels"
        }
    }
}
