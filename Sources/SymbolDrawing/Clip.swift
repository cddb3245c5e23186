package import SymbolGeometry

/// A clipping region, the union of its areas; without areas it hides everything.
package struct Clip: Hashable, Sendable {
    /// A path with the rule that determines its inside.
    package struct Area: Hashable, Sendable {
        /// The path in the drawing's space.
        package var path: Path
        package var rule: FillRule
        /// The regions to which this area alone is clipped.
        package var clips: [Clip]
        package var isAntialiased: Bool

        package init(path: Path, rule: FillRule, clips: [Clip] = [], isAntialiased: Bool = true) {
            self.path = path
            self.rule = rule
            self.clips = clips
            self.isAntialiased = isAntialiased
        }
    }

    package var areas: [Area]

    package init(areas: [Area]) {
        self.areas = areas
    }
}
