/// What a map knows about an image besides its pixels (MapLibre Style Spec, Sprite: Optional Properties,
/// https://maplibre.org/maplibre-style-spec/sprite/).
///
/// Lengths are in points of the picture.
struct MapOptions: Hashable, Sendable {
    /// Whether the image is a signed distance field, which a style can colour.
    var isDistanceField = false
    /// The left, top, right and bottom edges of the area for text.
    var content: [Double]?
    /// The horizontal parts that stretch, in ascending order.
    var stretchX: [ClosedRange<Double>] = []
    /// The vertical parts that stretch, in ascending order.
    var stretchY: [ClosedRange<Double>] = []

    static let keys = ["sdf", "content", "stretch-x", "stretch-y"]

    /// A text that differs where the options do.
    var recipe: String {
        self == MapOptions() ? "" : "\(isDistanceField) \(content ?? []) \(stretchX) \(stretchY)"
    }
}
