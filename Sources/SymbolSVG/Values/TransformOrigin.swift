/// CSS Transforms 1 §4, in two dimensions: keywords and lengths from the reference box's top left corner, which in
/// SVG is the origin of the user space with the viewport's size.
struct TransformOrigin: Hashable {
    var x = Length.zero
    var y = Length.zero

    init() {}

    static let middle = TransformOrigin(x: Length(50, .percent), y: Length(50, .percent))

    private init(x: Length, y: Length) { (self.x, self.y) = (x, y) }

    /// Nil where the text is malformed.
    init?(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard (1...3).contains(words.count) else { return nil }
        let places = words.prefix(2).map { Place($0) }
        guard let first = places[0], places.count == 1 || places[1] != nil else { return nil }
        let second = places.count == 2 ? places[1] ?? .center : .center
        // `top left` is as good as `left top`: a vertical keyword in front swaps the two.
        let (horizontal, vertical) = first.isVertical || second.isHorizontal ? (second, first) : (first, second)
        guard !horizontal.isVertical, !vertical.isHorizontal else { return nil }
        (x, y) = (horizontal.length, vertical.length)
    }

    private struct Place {
        var length: Length
        var isHorizontal = false
        var isVertical = false

        static let center = Place(length: Length(50, .percent))

        init(length: Length) { self.length = length }

        init?(_ word: Substring) {
            switch word {
            case "left": (length, isHorizontal) = (.zero, true)
            case "right": (length, isHorizontal) = (Length(100, .percent), true)
            case "top": (length, isVertical) = (.zero, true)
            case "bottom": (length, isVertical) = (Length(100, .percent), true)
            case "center": length = Length(50, .percent)
            default:
                guard let length = Length(String(word)) else { return nil }
                self.length = length
            }
        }
    }
}
