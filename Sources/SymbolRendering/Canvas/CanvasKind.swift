internal import SymbolText

/// The part of the plane that becomes the image.
public enum CanvasKind: String, CaseIterable, Hashable, Sendable {
    /// The layout box, grown by whole points on every side as far as visible ink sticks out; an icon's viewport, which
    /// clips.
    case layout
    /// The smallest square that holds the same and has the layout box in its centre.
    case square
    /// The tight bounds of the visible ink.
    case ink
}

/// Where the baseline lies on the pixels.
public enum BaselinePlacement: String, CaseIterable, Hashable, Sendable {
    /// Wherever the layout box puts it, mostly within a row of pixels.
    case exact
    /// Between two rows of pixels, where the baseline of text lies too.
    case pixel
}

/// What is wanted of a canvas.
package struct CanvasOptions: Hashable, Sendable {
    package var kind: CanvasKind
    package var size: SymbolSize
    /// Pixels per point.
    package var displayScale: Double
    package var baseline: BaselinePlacement

    package init(
        kind: CanvasKind, size: SymbolSize, displayScale: Double = 1, baseline: BaselinePlacement = .exact
    ) {
        (self.kind, self.size, self.displayScale, self.baseline) = (kind, size, displayScale, baseline)
    }

    /// Whole points that hold a length, in pixels, so that the images for all display scales show the same part.
    ///
    /// Less than half a step of alpha does not show.
    package func wholePoints(_ pixels: Double) throws(CanvasError) -> Int {
        let points = ((pixels - 1 / 512) / displayScale).rounded(.up)
        guard points.isFinite, abs(points * displayScale) < Double(Int32.max) else {
            throw .size(width: .max, height: .max)
        }
        return Int(clamping: (points * displayScale - 1e-6).rounded(.up))
    }
}
