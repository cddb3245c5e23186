public import SymbolColor

/// A colour of the multicolor mode as files name it.
public enum LayerColor: Hashable, Sendable {
    /// The tint, which files call `tintColor`.
    case tint
    /// A system colour, such as `systemRedColor`, or a colour that the user has defined under that name; `fallback` is
    /// drawn where neither exists.
    case named(String, fallback: Color?)
    /// A colour defined by the file itself.
    case custom(Color)
}
