internal import SymbolColor
internal import SymbolDrawing

extension DisplayItem {
    /// Whether the step paints something with an opacity between 0 and 1, apart from antialiased edges.
    package var isTranslucent: Bool {
        switch self {
        case .fill(let fill): fill.paint.isTranslucent
        case .stroke(let stroke): stroke.paint.isTranslucent
        case .erase: false
        case .group(let group):
            !group.erases && group.opacity > 0 && !group.items.isEmpty
                && (group.opacity < 1 || group.items.contains(where: \.isTranslucent))
        }
    }
}

extension Paint<Color> {
    fileprivate var isTranslucent: Bool { colors.contains { $0.alpha > 0 && $0.alpha < 1 } }
}
