/// SVG's basic shapes as their equivalent paths.
///
/// The start and direction of each are part of the rule, as dashes and trims are measured from there. All run clockwise
/// on the y-down plane.
extension Path {
    /// Creates a rectangle that starts at its top left corner (SVG 2 §10.2).
    package init(rect: Rect) {
        self.init()
        move(to: rect.origin)
        for corner in rect.corners.dropFirst() { line(to: corner) }
        close()
    }

    /// Creates a rectangle with elliptical corners that starts at the left end of its top edge (SVG 2 §10.2).
    ///
    /// Each radius is clamped to half its side. If one of them is not positive, the corners are sharp.
    package init(roundedRect rect: Rect, rx: Double, ry: Double) {
        guard rx > 0, ry > 0 else {
            self.init(rect: rect)
            return
        }
        self.init()
        let (rx, ry) = (min(rx, rect.width / 2), min(ry, rect.height / 2))
        move(to: Point(rect.minX + rx, rect.minY))
        line(to: Point(rect.maxX - rx, rect.minY))
        quarter(to: Point(rect.maxX, rect.minY + ry), corner: Point(rect.maxX, rect.minY))
        line(to: Point(rect.maxX, rect.maxY - ry))
        quarter(to: Point(rect.maxX - rx, rect.maxY), corner: Point(rect.maxX, rect.maxY))
        line(to: Point(rect.minX + rx, rect.maxY))
        quarter(to: Point(rect.minX, rect.maxY - ry), corner: Point(rect.minX, rect.maxY))
        line(to: Point(rect.minX, rect.minY + ry))
        quarter(to: Point(rect.minX + rx, rect.minY), corner: rect.origin)
        close()
    }

    /// Creates an ellipse that starts at its rightmost point (SVG 2 §10.3 and §10.4).
    package init(ellipseAt center: Point, rx: Double, ry: Double) {
        self.init()
        let box = Rect(minX: center.x - rx, minY: center.y - ry, maxX: center.x + rx, maxY: center.y + ry)
        move(to: Point(box.maxX, center.y))
        quarter(to: Point(center.x, box.maxY), corner: Point(box.maxX, box.maxY))
        quarter(to: Point(box.minX, center.y), corner: Point(box.minX, box.maxY))
        quarter(to: Point(center.x, box.minY), corner: box.origin)
        quarter(to: Point(box.maxX, center.y), corner: Point(box.maxX, box.minY))
        close()
    }

    /// Creates the ellipse that touches all four sides of `rect`.
    package init(ellipseIn rect: Rect) {
        self.init(ellipseAt: rect.center, rx: rect.width / 2, ry: rect.height / 2)
    }

    /// Appends a quarter of an axis-aligned ellipse whose end tangents meet at `corner`.
    ///
    /// The arms are those of `EllipticalArc.cubics`, 4/3·tan(90°/4) = 4/3·(√2 − 1), without the rounding of its
    /// sines.
    private mutating func quarter(to end: Point, corner: Point) {
        let arm = 0.552_284_749_830_793_6
        let start = currentPoint ?? end
        cubic(to: end, control1: start.interpolated(to: corner, arm), control2: end.interpolated(to: corner, arm))
    }
}
