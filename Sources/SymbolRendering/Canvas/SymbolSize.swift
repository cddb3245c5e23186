/// The size at which a symbol is drawn.
public enum SymbolSize: Hashable, Sendable {
    /// The size of the text beside the symbol, in points.
    ///
    /// A symbol unit of a template is a hundredth of the text size; a plain icon is as high as the text size.
    case points(Double)
    /// The length of the image's longer side, in pixels at display scale 1.
    case pixels(Int)
    /// The exact size of the image in pixels, whatever the display scale.
    ///
    /// The canvas, for an animation everything that it shows, is scaled to fit and centred.
    case fit(width: Int, height: Int)
    /// The size at which the file is drawn: 100 points for a template, and the icon's own size for an icon.
    case natural
}

extension SymbolSize: CustomStringConvertible {
    /// The size with its unit, such as `12pt`, `64px`, `20x30` or `natural`.
    public var description: String {
        switch self {
        case .points(let points): "\(Int(exactly: points).map(String.init) ?? "\(points)")pt"
        case .pixels(let pixels): "\(pixels)px"
        case .fit(let width, let height): "\(width)x\(height)"
        case .natural: "natural"
        }
    }
}
