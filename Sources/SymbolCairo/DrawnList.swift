internal import SymbolCoverage
internal import SymbolDrawing
package import SymbolImaging
internal import SymbolRendering

/// A picture together with its display list, which makes drawing a similar list faster.
package struct DrawnList: Sendable {
    package let picture: Picture
    /// The items that are composited.
    let items: [DisplayItem]
    /// The opacity of all items together.
    let opacity: Double
    /// The coverage of each pixel, if that determines the picture.
    let coverage: CoverageRuns?
    /// The cached coverages of its parts.
    let cache: CoverageCache
}
