internal import SymbolText

/// The number of connected parts in the ink of a picture, and the number of holes.
///
/// Ink is everything that differs from the background by at least 15 % of the strongest difference; the counts are used
/// only if 30 % gives the same ones. Parts connect over edges and corners, holes only over edges, as usual, so that a
/// diagonal line divides the plane.
public struct PictureStructure: Hashable, Sendable, CustomStringConvertible {
    /// The number of connected parts.
    public let parts: Int
    /// The number of holes, which are areas of background that do not reach the picture's border.
    public let holes: Int

    /// A text such as `2 parts and 1 hole`.
    public var description: String {
        "\(parts) \(parts == 1 ? "part" : "parts") and \(holes) \(holes == 1 ? "hole" : "holes")"
    }
}

extension PictureStructure {
    /// Counts the parts and holes of a picture.
    ///
    /// - Parameters:
    ///   - values: The differences of the picture's pixels from its background.
    ///   - strongest: The strongest difference in both pictures.
    ///   - share: The share of the strongest difference from which on a pixel counts as ink.
    init(_ values: PictureValues, strongest: UInt8, share: Double) {
        let threshold = UInt8(clamping: (Double(strongest) * share).rounded(.up))
        let width = values.width
        let isInk = values.ink.map { $0 >= threshold && $0 > 0 }
        let outside = ConnectedParts(of: isInk.map { !$0 }, width: width, connectivity: .edges)
        let border = Set(
            outside.labels.indices.lazy.filter { index in
                index < width || index >= isInk.count - width || index % width == 0 || index % width == width - 1
            }.map { outside.labels[$0] }
        ).subtracting([0])
        parts = ConnectedParts(of: isInk, width: width, connectivity: .edgesAndCorners).count
        holes = outside.count - border.count
    }
}
