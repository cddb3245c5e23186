internal import SymbolStills
internal import SymbolText

/// The properties of an image in a map's sprite besides its pixels; lengths are in pixels of the image.
package struct MapImage: Hashable, Sendable {
    /// Whether the image is a signed distance field.
    package var isDistanceField = false
    /// The left, top, right and bottom edges of the area for text.
    package var content: [Double]?
    /// The horizontal parts that stretch, in ascending order.
    package var stretchX: [ClosedRange<Double>] = []
    /// The vertical parts that stretch, in ascending order.
    package var stretchY: [ClosedRange<Double>] = []

    /// Creates the properties of an ordinary image.
    package init() {}

    /// Scales options given in points; the margin around a distance field shifts all positions.
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

    /// The margin around a distance field, in pixels: 3 points, as is usual among tools for maps, so that the outer
    /// part of the field is not cut off.
    static func margin(at scale: Double) -> Int { Int(clamping: (3 * scale).rounded(.up)) }
    /// The distance over which the field falls to nothing, in pixels: 8 points, as maps expect.
    static func radius(at scale: Double) -> Double { 8 * scale }
}
