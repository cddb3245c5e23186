/// The size at which a symbol is drawn.
public enum SymbolSize: Hashable, Sendable {
    /// The size in points of the text that the symbol stands beside.
    ///
    /// A symbol unit of a template is a hundredth of it; a plain icon is as high as the text size.
    case points(Double)
    /// The length of the image's longer side, in pixels at display scale 1.
    case pixels(Int)
    /// The exact size of the image in pixels, whatever the display scale.
    ///
    /// The box, of an animation all that it shows, is fitted into it and centred.
    case fit(width: Int, height: Int)
    /// The size in which the file is drawn: 100 points for a template, and its own size for an icon.
    case natural
}
