import SymbolCoverage
import SymbolGeometry
import SymbolStrokes
import Testing

/// Returns the bytes of a row of four pixels covered by a union of shapes.
private func coverage(_ shapes: [CoveredShape]) -> [UInt8] {
    var row = [UInt8](repeating: 0, count: 4)
    CoverageBand.each(of: .shapes(shapes), width: 4, height: 1) { band in
        for x in 0..<band.width { row[band.x + x] = band.bytes[x] }
    }
    return row
}

private func fill(_ svg: String) throws -> CoveredShape { .fill(try Path(svg: svg), .identity) }

@Suite struct CoveredShapeTests {
    /// Painted separately, both would cover 0.25 + 0.75 · 0.75 of the second pixel.
    @Test("Shapes that meet within a pixel leave nothing of it uncovered")
    func meeting() throws {
        #expect(try coverage([fill("M0 0H1.25V1H0Z"), fill("M1.25 0H3V1H1.25Z")]) == [255, 255, 255, 0])
        let line = CoveredShape.stroke(try Path(svg: "M1.25 0.5H3"), StrokePen(), width: 1, .identity)
        #expect(try coverage([fill("M0 0H1.25V1H0Z"), line]) == [255, 255, 255, 0])
    }

    @Test("Shapes that cover the same part of a pixel cover it once")
    func overlapping() throws {
        #expect(try coverage([fill("M0 0H1.5V1H0Z"), fill("M1 0H1.5V1H1Z")]) == [255, 128, 0, 0])
    }

    /// As contours of one path they would make a hole.
    @Test("Shapes drawn in opposite directions cover what either does, as many as a union may have")
    func directions() throws {
        let clockwise = try fill("M0 0H3V1H0Z")
        let counterclockwise = try fill("M1 0V1H4V0Z")
        #expect(coverage([clockwise, counterclockwise]) == [255, 255, 255, 255])
        var many = [CoveredShape](repeating: clockwise, count: 29) + [counterclockwise]
        for _ in many.indices {
            #expect(coverage(many) == [255, 255, 255, 255])
            many.insert(many.removeLast(), at: 0)
        }
    }

    @Test("A fill that winds many times does not cancel another that winds once the other way", arguments: 1...20)
    func turns(times: Int) throws {
        let wound = try fill(String(repeating: "M0 0H3V1H0Z", count: times))
        let other = try fill("M1 0V1H4V0Z")
        #expect(coverage([wound, other]) == [255, 255, 255, 255])
        #expect(coverage([other, wound]) == [255, 255, 255, 255])
    }

    /// Wound eight times, a stroke has the weight of a fill behind it that winds the other way.
    @Test("A stroke that covers a point many times does not cancel a fill there", arguments: 1...20)
    func coils(times: Int) throws {
        let coil = String(repeating: "M0 0.5H4", count: times)
        let fill = try fill("M0 0V1H4V0Z")
        for mirror in [AffineTransform.identity, AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)] {
            let stroke = CoveredShape.stroke(try Path(svg: coil), StrokePen(), width: 1, mirror)
            #expect(coverage([stroke, fill]) == [255, 255, 255, 255])
            let other = CoveredShape.stroke(try Path(svg: "M0 0.5H4"), StrokePen(), width: 1, .identity)
            #expect(coverage([other, stroke]) == [255, 255, 255, 255])
        }
    }
}
