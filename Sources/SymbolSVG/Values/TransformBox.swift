/// The box of an element in which the origin of its transform is measured (CSS Transforms 1 §6).
enum TransformBox {
    case fillBox, strokeBox

    /// Nil for the viewport, and for what is no box.
    init?(_ text: String) {
        switch text {
        case "fill-box", "content-box": self = .fillBox
        case "stroke-box", "border-box": self = .strokeBox
        default: return nil
        }
    }
}
