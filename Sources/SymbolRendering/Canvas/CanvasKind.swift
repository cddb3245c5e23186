/// The part of the symbol's space that the image shows.
public enum CanvasKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// The layout box, extended by whole points on every side where visible ink extends beyond it; for an icon, its
    /// viewport, which clips.
    case layout
    /// The smallest square that contains the same area and has the layout box at its centre.
    case square
    /// The tight bounds of the visible ink.
    case ink
}
