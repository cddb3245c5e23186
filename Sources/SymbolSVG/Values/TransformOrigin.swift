/// The origin of a two-dimensional transform: keywords and lengths from the top left corner of the reference box, which
/// in SVG is at the origin of the user space and has the viewport's size (CSS Transforms 1 §4).
struct TransformOrigin: Hashable {
    var x = Length.zero
    var y = Length.zero

    init() {}

    static let middle = TransformOrigin(x: Length(50, .percent), y: Length(50, .percent))

    init(x: Length, y: Length) { (self.x, self.y) = (x, y) }

    /// Reads an origin; nil when the text is malformed.
    init?(_ text: String) {
        let words = text.wordsOutsideBrackets
        guard (1...3).contains(words.count) else { return nil }
        let coordinates = words.prefix(2).map { Coordinate($0) }
        guard let first = coordinates[0], coordinates.count == 1 || coordinates[1] != nil else { return nil }
        let second = coordinates.count == 2 ? coordinates[1] ?? .center : .center
        // `top left` is equivalent to `left top`: a vertical keyword in front swaps the two.
        let (horizontal, vertical) = first.isVertical || second.isHorizontal ? (second, first) : (first, second)
        guard !horizontal.isVertical, !vertical.isHorizontal else { return nil }
        (x, y) = (horizontal.length, vertical.length)
    }

    private struct Coordinate {
        var length: Length
        var isHorizontal = false
        var isVertical = false

        static let center = Coordinate(length: Length(50, .percent))

        init(length: Length) { self.length = length }

        init?(_ word: String) {
            switch word {
            case "left": (length, isHorizontal) = (.zero, true)
            case "right": (length, isHorizontal) = (Length(100, .percent), true)
            case "top": (length, isVertical) = (.zero, true)
            case "bottom": (length, isVertical) = (Length(100, .percent), true)
            case "center": length = Length(50, .percent)
            default:
                guard let length = Length(word) else { return nil }
                self.length = length
            }
        }
    }
}
