internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// Returns the masks that a `mask` element applies to an element (CSS Masking 1 §7); nil when they hide all of it.
    ///
    /// The box is the bounding box of the masked element, in its user space.
    mutating func masks(_ element: XMLElement, on placed: Placed, box: Rect?) throws(ReadError) -> [Mask]? {
        guard !placed.inner.ancestry.contains(element.index) else {
            note(.invalid, element, "<mask> leads back to itself")
            return []
        }
        try enter(element, placed.inner)
        checkNumbers(of: element)
        let style = styleInFile(of: element)
        guard let region = region(of: element, unitsIn: "maskUnits", placed, style, box) else { return nil }
        var space = placed.transform
        if element["maskContentUnits"] == "objectBoundingBox" {
            guard let unit = boxTransform(box) else { return nil }
            space = space * unit
        }
        let nodes = try nodes(of: element.children, in: placed.inner.entering(element, style, space))
        var masks = [
            Mask(
                kind: placed.style.own.maskMode ?? style.own.maskKind,
                region: Path(rect: region).transformed(by: placed.transform),
                isLinearRGB: style.interpolatesLinearRGB, nodes: nodes)
        ]
        if let id = style.own.mask, let outer = self.element(id: id, named: "mask") {
            let user = Placed(element: element, style: style, transform: placed.transform, scope: placed.inner)
            guard let more = try self.masks(outer, on: user, box: box) else { return nil }
            masks += more
        }
        return masks
    }

    /// Returns the rectangle of a mask or filter in the user space of the element that it applies to; by default it
    /// extends a tenth beyond the box on every side.
    func region(
        of element: XMLElement, unitsIn attribute: String, _ placed: Placed, _ style: ComputedStyle, _ box: Rect?
    ) -> Rect? {
        var basis = placed.scope.basis(style)
        let usesBox = element[attribute] != "userSpaceOnUse"
        if usesBox { (basis.viewportWidth, basis.viewportHeight) = (1, 1) }
        func side(_ name: String, _ axis: LengthBasis.Axis, _ initial: Double) -> Double {
            basis.resolve(element[name].flatMap { Length($0) } ?? Length(initial, .percent), axis)
        }
        let rect = Rect(
            x: side("x", .horizontal, -10), y: side("y", .vertical, -10),
            width: side("width", .horizontal, 120), height: side("height", .vertical, 120))
        guard rect.width > 0, rect.height > 0 else { return nil }
        guard usesBox else { return rect }
        return boxTransform(box).map { rect.transformed(by: $0) }
    }
}
