/// The baseline and cap line of one scale, in units of the page with y pointing down.
package struct GuideBand: Hashable, Sendable {
    /// The y-coordinate of the baseline.
    package var baseline: Double
    /// The y-coordinate of the cap line.
    package var capline: Double

    package init(baseline: Double, capline: Double) {
        self.baseline = baseline
        self.capline = capline
    }

    /// The factor from page units to 1/100 em; exports round the lines, and some pages are drawn at a smaller size.
    package var unit: Double { Variant.capHeight / (baseline - capline) }
}
