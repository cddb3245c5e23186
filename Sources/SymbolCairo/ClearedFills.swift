internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

extension [DisplayItem] {
    /// Returns whether the item at an index erases exactly the area that the next one fills.
    func isReplaced(at index: Int) -> Bool {
        guard index >= 0, index + 1 < count, case .erase(let path, let rule) = self[index],
            case .fill(let fill) = self[index + 1], fill.isAntialiased
        else { return false }
        return fill.rule == rule && fill.path == path
    }

    /// Returns whether the item at an index is a group that fills nothing but areas which the items just before it
    /// erase, as layers of one level do and what a pen has drawn of a layer.
    ///
    /// What the group covers of a pixel is then what has been cleared of it, and is added to what is left.
    func fillsCleared(at index: Int) -> Bool {
        guard case .group(let group) = self[index], group.filter == nil, group.masks.isEmpty, group.blend == .normal,
            !group.erases
        else { return false }
        if fillsErasingGroup(at: index, group) { return true }
        guard group.clips.isEmpty else { return false }
        let erasers = self[..<index].reversed().prefix(while: \.isEraser)
        return !erasers.isEmpty
            && group.items.allSatisfy { item in
                switch item {
                case .erase: true
                case .fill(let fill): fill.isAntialiased && erasers.contains(.erase(fill.path, rule: fill.rule))
                case .stroke, .group: false
                }
            }
    }

    /// Returns whether the item before a group erases all that the group, or each of its items, covers.
    private func fillsErasingGroup(at index: Int, _ group: DisplayGroup) -> Bool {
        guard index > 0, case .group(let eraser) = self[index - 1], eraser.erases, eraser.opacity == 1,
            eraser.clips.isEmpty, eraser.masks.isEmpty, eraser.filter == nil
        else { return false }
        return eraser.items == [self[index].silhouette]
            || group.clips.isEmpty && eraser.items == group.items.map(\.silhouette)
    }
}

extension DisplayItem {
    /// The same item painted in black, which tells what it covers.
    fileprivate var silhouette: DisplayItem {
        switch self {
        case .fill(var fill):
            fill.paint = .color(.black)
            return .fill(fill)
        case .stroke(var stroke):
            stroke.paint = .color(.black)
            return .stroke(stroke)
        case .erase: return self
        case .group(var group):
            group.items = group.items.map(\.silhouette)
            return .group(group)
        }
    }
}
