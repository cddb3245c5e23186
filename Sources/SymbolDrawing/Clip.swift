package import SymbolGeometry

/// A region: the union of its areas; without areas it lets nothing through.
package struct Clip: Hashable, Sendable {
    /// A path with the rule that decides what lies inside it.
    package struct Area: Hashable, Sendable {
        /// In the drawing's space.
        package var path: Path
        package var rule: FillRule
        /// Each narrows this area alone.
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
