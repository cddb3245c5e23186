import SymbolGeometry
import Testing

@Suite struct TransformTests {
    @Test("Composition reads right to left")
    func composition() {
        let m = AffineTransform.translation(x: 10, y: 0) * .scale(2)
        #expect(m(Point(1, 1)) == Point(12, 2))
    }

    @Test("A positive rotation turns +x towards +y")
    func clockwise() {
        let turned = AffineTransform.rotation(.pi / 2)(Point(1, 0))
        #expect(turned.distance(to: Point(0, 1)) < 1e-15)
    }

    @Test("A collapsed transform has no inverse")
    func singular() {
        #expect(AffineTransform.scale(x: 0, y: 1).inverse == nil)
    }

    @Test("The inverse undoes the transform")
    func inverse() throws {
        let m = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        let inverse = try #require(m.inverse)
        #expect(inverse(m(Point(3, 4))).distance(to: Point(3, 4)) < 1e-14)
    }
}
