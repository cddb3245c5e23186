public import SymbolImaging
public import SymbolText

/// A drawn symbol with its text metrics.
public struct Rendering: Hashable, Sendable {
    /// The picture.
    public var pixmap: Pixmap
    /// The positions of the margins and lines in the picture; `nil` for a contact sheet, which has many of them.
    public var metrics: PixelMetrics?
    /// The differences between what is drawn and what was requested.
    public var diagnostics: [Diagnostic]
    /// The text that a screen reader speaks; `nil` for a symbol with neither a label nor a name from which to derive
    /// one.
    public var label: String?
}
