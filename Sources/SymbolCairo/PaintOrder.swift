internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

extension [DisplayItem] {
    /// The same picture with shapes moved below erasers that do not meet them, to shapes of the same opaque paint.
    ///
    /// Their order makes no difference, but only consecutive shapes are painted at once: if an eraser stood between two
    /// of them, the pixels in which they meet would be painted twice and become too dark.
    var gathered: [DisplayItem] {
        guard let first = firstIndex(where: \.isEraser), first > 0,
            self[first...].contains(where: { $0.shapePaint != nil })
        else { return self }
        var items = Array(self[..<first])
        var index = first
        while index < count {
            let end = isReplaced(at: index) ? index + 2 : index + 1
            items.insert(contentsOf: self[index..<end], at: place(of: end - 1, among: items))
            index = end
        }
        return items
    }

    /// The largest number of erasers that a shape moves below; with many, looking for them would take too long.
    private static let mostErasers = 16

    /// Returns the index in a list of the items before it at which an item is painted.
    private func place(of index: Int, among items: [DisplayItem]) -> Int {
        guard let last = items.suffix(Self.mostErasers + 1).lastIndex(where: { !$0.isEraser }), last + 1 < items.count,
            let paint = shapePaint(at: index), items.shapePaint(at: last) == paint,
            let bounds = [self[index]].inkBounds
        else { return items.count }
        let meetsEraser = items[(last + 1)...].contains { eraser in
            guard case .erase(let path, _) = eraser else { return true }
            return path.bounds?.intersection(bounds) != nil
        }
        return meetsEraser ? items.count : last + 1
    }
}

extension DisplayItem {
    var isEraser: Bool {
        if case .erase = self { true } else { false }
    }
}
