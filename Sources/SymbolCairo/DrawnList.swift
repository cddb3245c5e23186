internal import SymbolCoverage
internal import SymbolDrawing
package import SymbolImaging
internal import SymbolRendering

/// A picture with what it shows, after which another that shows much the same is drawn faster.
package struct DrawnList: Sendable {
    package let picture: Picture
    /// What is composited, and how opaque all of it is together.
    let items: [DisplayItem]
    let opacity: Double
    /// How much of each pixel is covered, where that is all there is to the picture.
    let coverage: CoverageRuns?
    /// How much its parts cover, as far as that is kept.
    let known: KnownCoverage
}
