/// The box of an element in which the origin of its transform is measured (CSS Transforms 1 §6).
enum TransformBox {
    /// The nearest viewport, or the element's bounding box without or with its stroke.
    case viewBox, fillBox, strokeBox

    /// Creates a box from its CSS keyword; nil for anything else.
    init?(_ text: String) {
        switch text {
        case "view-box": self = .viewBox
        case "fill-box", "content-box": self = .fillBox
        case "stroke-box", "border-box": self = .strokeBox
        default: return nil
        }
    }
}
