/// How many connected parts the ink of a picture has, and how many holes.
///
/// Ink is what differs from the background by at least 15 % of the strongest difference, and is counted only if 30 %
/// gives the same.
/// Its parts connect over edges and corners, holes over edges only, as usual so that a diagonal line parts the plane.
public struct PictureStructure: Hashable, Sendable, CustomStringConvertible {
    public let parts: Int
    public let holes: Int

    public var description: String {
        "\(parts) \(parts == 1 ? "part" : "parts") and \(holes) \(holes == 1 ? "hole" : "holes")"
    }
}

extension PictureStructure {
    /// - Parameter share: where ink begins between none and the strongest of both pictures.
    init(_ values: PictureValues, strongest: UInt8, share: Double) {
        let threshold = UInt8((Double(strongest) * share).rounded(.up))
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
