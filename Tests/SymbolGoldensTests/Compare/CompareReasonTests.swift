@testable import SymbolGoldens
import SymbolImaging
import Testing

@Suite struct CompareReasonTests {
    private let expected = CompareScene().drawn()

    private func comparison(_ scene: CompareScene) -> PixmapComparison {
        scene.drawn().compared(to: expected, .antialiasing(.flattening))
    }

    @Test("A part does not continue at the other end of its row")
    func rows() {
        let members = [false, false, false, true, false, true]
        #expect(ConnectedParts(of: members, width: 3, connectivity: .edgesAndCorners).labels == [0, 0, 0, 1, 0, 2])
    }

    /// The parts are body, ring, dot, bar and layer, since the badge lies on the body.
    ///
    /// The holes are the one in the body and the gap between ring and body, which the translucent layer does not reach.
    @Test("A lost hole is reported as a structure")
    func structure() {
        let structures = comparison(CompareScene().without(.hole)).reasons.compactMap { reason -> String? in
            if case .structure = reason { reason.description } else { nil }
        }
        #expect(structures == ["structure: 5 parts and 1 hole, expected 5 parts and 2 holes"])
    }

    @Test("A heavier bar is reported with half the growth of its width")
    func weight() throws {
        let reasons = comparison(CompareScene().changing(.bar) { $0.shape = .bar(32.1...35.7, 14.2...33.3) }).reasons
        let weight = try #require(
            reasons.compactMap { if case .weight(let growth, _) = $0 { growth } else { nil } }.first)
        #expect(abs(weight - 0.2) < 0.04)
    }

    @Test("A lighter bar has a negative weight, also on a white background")
    func lighter() throws {
        let scene = CompareScene().changing(.bar) { $0.shape = .bar(32.5...35.3, 14.6...32.9) }
        for (before, after) in [(expected, scene.drawn()), (expected.onWhite, scene.drawn().onWhite)] {
            let reasons = after.compared(to: before, .antialiasing(.flattening)).reasons
            let weight = try #require(
                reasons.compactMap { if case .weight(let growth, _) = $0 { growth } else { nil } }.first)
            #expect(abs(weight + 0.2) < 0.04)
        }
    }

    @Test("A shift is reported in pixels to the right and down")
    func shift() throws {
        let reasons = comparison(CompareScene().changing(.dot) { $0.shape = $0.shape.moved(0.3, -0.2) }).reasons
        let found = try #require(
            reasons.compactMap { if case .moved(let x, let y, _) = $0 { (x, y) } else { nil } }.first)
        #expect(abs(found.0 - 0.3) < 0.1)
        #expect(abs(found.1 + 0.2) < 0.1)
    }

    @Test("A colour that is one level off is reported only as a colour")
    func color() {
        let reasons = comparison(CompareScene().changing(.body) { $0.color = SIMD3(20, 80, 201) }).reasons
        #expect(!reasons.isEmpty)
        #expect(reasons.allSatisfy { if case .color(_, largest: 1, _) = $0 { true } else { false } })
    }

    private static let green = SIMD3(52.0, 199, 89)

    @Test("Another colour alone is neither movement nor growth", arguments: [green, SIMD3(160, 0, 0)], [false, true])
    func recolored(color: SIMD3<Double>, isOnWhite: Bool) {
        let drawn = CompareScene().changing(.bar, .ring) { $0.color = color }.drawn()
        let (before, after) = isOnWhite ? (expected.onWhite, drawn.onWhite) : (expected, drawn)
        let reasons = after.compared(to: before, .antialiasing(.flattening)).reasons
        #expect(!reasons.isEmpty && reasons.allSatisfy { $0.kind == "colour" }, "\(reasons)")
    }

    @Test("A part that has moved in another colour is reported with its shift and as a colour")
    func recoloredShift() throws {
        let scene = CompareScene().changing(.dot) {
            ($0.shape, $0.color) = ($0.shape.moved(0.3, -0.2), Self.green)
        }
        let reasons = comparison(scene).reasons
        let found = try #require(
            reasons.compactMap { if case .moved(let x, let y, _) = $0 { (x, y) } else { nil } }.first)
        #expect(abs(found.0 - 0.3) < 0.1 && abs(found.1 + 0.2) < 0.1)
        #expect(reasons.contains { $0.kind == "colour" })
    }
}
