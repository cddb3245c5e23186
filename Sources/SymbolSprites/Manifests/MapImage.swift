internal import SymbolStills
internal import SymbolText

/// What an image of a map's sprite is beyond its pixels, in pixels of the image.
package struct MapImage: Hashable, Sendable {
    package var isDistanceField = false
    /// Left, top, right, bottom.
    package var content: [Double]?
    package var stretchX: [ClosedRange<Double>] = []
    package var stretchY: [ClosedRange<Double>] = []

    /// An image that is nothing else.
    package init() {}

    /// The same at a display scale; what is around a field moves all.
    init(_ options: MapOptions, scale: Double) {
        let edge = options.isDistanceField ? Double(Self.margin(at: scale)) : 0
        func pixels(_ points: Double) -> Double { points * scale + edge }
        func part(_ part: ClosedRange<Double>) -> ClosedRange<Double> {
            pixels(part.lowerBound)...pixels(part.upperBound)
        }
        isDistanceField = options.isDistanceField
        content = options.content.map { $0.map(pixels) }
        (stretchX, stretchY) = (options.stretchX.map(part), options.stretchY.map(part))
    }

    /// Pixels around a distance field: 3 points, as tools for maps have it, so that its outer part is not cut off.
    static func margin(at scale: Double) -> Int { Int(clamping: (3 * scale).rounded(.up)) }
    /// Pixels from nothing to everything in it: 8 points, which maps count on.
    static func radius(at scale: Double) -> Double { 8 * scale }
}
