package import SymbolColor
package import SymbolDrawing

/// The drawing of a plain icon, whose style sheets may have rules for an appearance (`prefers-color-scheme`).
package struct IconArtwork: Hashable, Sendable {
    private let light: Drawing
    private let dark: Drawing?

    /// Creates the artwork of an icon.
    ///
    /// - Parameters:
    ///   - light: The drawing in the light appearance.
    ///   - dark: The drawing in the dark appearance; nil where it is the same.
    package init(light: Drawing, dark: Drawing? = nil) { (self.light, self.dark) = (light, dark) }

    /// Returns the drawing in an appearance.
    package func drawing(in scheme: Appearance.Scheme) -> Drawing { scheme == .dark ? dark ?? light : light }
}
