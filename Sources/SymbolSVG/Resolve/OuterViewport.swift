internal import SymbolGeometry
internal import SymbolText

extension ComputedStyle {
    /// Returns the size in pixels of the outermost viewport, whose `svg` has this style (SVG 2 §8.2); nil when the
    /// file does not determine it.
    func size(of root: XMLElement, viewBox: Rect?) throws(ReadError) -> Point? {
        let geometry = own.geometry
        let basis = basis(viewportWidth: viewBox?.width ?? 0, viewportHeight: viewBox?.height ?? 0)
        let (width, height) = (geometry.length(.width, of: root), geometry.length(.height, of: root))
        func side(
            _ property: GeometryProperty, _ length: Length?, _ axis: LengthBasis.Axis
        ) throws(ReadError) -> Double {
            let length = length ?? Length(100, .percent)
            let side = basis.resolve(length, axis)
            guard side > 0 || (side == 0 && length.unit == .percent && viewBox == nil), side.isFinite else {
                let (name, text) = (property.rawValue, geometry.text(property, of: root) ?? "")
                throw ReadError(
                    position: root.position(of: name),
                    message: "\(name) is \"\(text)\"; expected a length above zero")
            }
            return side
        }
        var size = Point(try side(.width, width, .horizontal), try side(.height, height, .vertical))
        // A side that is not specified follows from the ratio of the view box (CSS 2.2 §10.3.2, §10.6.2).
        if let viewBox, width == nil { size.x = size.y * viewBox.width / viewBox.height }
        if let viewBox, height == nil { size.y = size.x * viewBox.height / viewBox.width }
        guard size.isFinite, viewBox == nil || min(size.x, size.y) > 0 else {
            throw ReadError(
                position: root.position(of: "viewBox"),
                message: "the ratio of the viewBox is too extreme to determine a size")
        }
        guard size != .zero else { return nil }
        return Point(size.x > 0 ? size.x : 100, size.y > 0 ? size.y : 100)
    }

    /// Returns the size that the outermost `svg` specifies, with percentages of 100 units; nil when a side is missing.
    func statedSize(of root: XMLElement) -> Point? {
        let (geometry, basis) = (own.geometry, basis(viewportWidth: 100, viewportHeight: 100))
        guard let width = geometry.length(.width, of: root), let height = geometry.length(.height, of: root) else {
            return nil
        }
        return Point(basis.resolve(width, .horizontal), basis.resolve(height, .vertical))
    }
}
