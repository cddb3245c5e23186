import SymbolGeometry
import Testing

/// Returns each vertex as `x,y` and its direction in degrees.
private func vertices(_ data: String) throws -> [String] {
    try Path(svg: data).vertices.map { vertex in
        let degrees = (vertex.angle * 180 / .pi * 1000).rounded() / 1000
        return "\(Int(vertex.point.x)),\(Int(vertex.point.y)) \(Int(degrees.rounded()))"
    }
}

/// SVG 2 §13.7.5, "Rendering markers", and §9.5.1 for segments of no length.
@Suite struct PathVertexTests {
    @Test("An open path has the directions of its end segments at its ends, and bisects the corners between")
    func corners() throws {
        #expect(try vertices("M0 0H10V10") == ["0,0 0", "10,0 45", "10,10 90"])
    }

    @Test("A closed path has a vertex for its close, and bisects the corner where it begins")
    func closed() throws {
        #expect(try vertices("M0 0H10V10Z") == ["0,0 -68", "10,0 45", "10,10 158", "0,0 -68"])
    }

    @Test("A subpath begins and ends by itself")
    func subpaths() throws {
        #expect(try vertices("M0 0H10M20 0V10") == ["0,0 0", "10,0 0", "20,0 90", "20,10 90"])
    }

    @Test("A curve is directed along its control points, except those that coincide with its ends")
    func curves() throws {
        #expect(try vertices("M0 0C0 5 5 10 10 10") == ["0,0 90", "10,10 0"])
        #expect(try vertices("M0 0C0 0 0 10 10 10") == ["0,0 90", "10,10 0"])
        #expect(try vertices("M0 0Q10 0 10 10") == ["0,0 0", "10,10 90"])
    }

    @Test("A segment of zero length has the direction of the one before it, or else of the next")
    func noLength() throws {
        #expect(try vertices("M0 0V9V9") == ["0,0 90", "0,9 90", "0,9 90"])
        #expect(try vertices("M0 0H0V9") == ["0,0 90", "0,0 90", "0,9 90"])
        #expect(try vertices("M3 3H3") == ["3,3 0", "3,3 0"])
    }
}
