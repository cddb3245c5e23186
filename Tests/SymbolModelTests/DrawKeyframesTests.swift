import SymbolGeometry
import SymbolModel
import Testing

@Suite struct DrawKeyframesTests {
    /// A stroke whose start cap lies between 0.5 and 0.6 of its outline and whose end cap between 0 and 0.1.
    private let numbers: [Double] = [0, 0, 0, 0.5, 0.6, 0, 1, 0.1, 0]

    @Test("A cut travels backwards on one flank and forwards on the other")
    func cuts() throws {
        let keyframes = try #require(DrawKeyframes(numbers))
        #expect(keyframes.cuts[0] == .init(order: 0, first: 0.5, second: 0.6))
        #expect(abs(keyframes.cuts[1].first - 0.1) < 1e-12 && abs(keyframes.cuts[1].second - 1) < 1e-12)
    }

    @Test("The ends of a cut may be given in either order")
    func swapped() {
        #expect(DrawKeyframes([0, 0, 0, 0.6, 0.5, 0, 1, 0, 0.1])?.cuts == DrawKeyframes(numbers)?.cuts)
    }

    @Test("A stroke has hundreds of cuts at most", arguments: [(512, true), (513, false)])
    func limit(count: Int, isRead: Bool) {
        let numbers = (0..<count).flatMap { cut -> [Double] in
            let order = Double(cut) / Double(count - 1)
            return [0, order, 0.5 - 0.4 * order, 0.6 + 0.4 * order]
        }
        #expect((DrawKeyframes([0] + numbers)?.cuts.count == count) == isRead)
    }

    @Test("Cuts are sorted along the stroke, and may pass the outline's first point")
    func wrapped() throws {
        let keyframes = try #require(DrawKeyframes([0, 0, 1, 0.4, 0.3, 0, 0, 0.8, 0.9]))
        #expect(keyframes.cuts.map(\.order) == [0, 1])
        #expect(abs(keyframes.cuts[1].first - 0.4) < 1e-12 && abs(keyframes.cuts[1].second - 1.3) < 1e-12)
    }

    @Test("From a cut whose order is lower than both its neighbours', the pen goes in both directions")
    func centreOut() throws {
        let keyframes = try #require(DrawKeyframes([0, 0, 1, 0.5, 0.6, 0, 0, 0.3, 0.8, 0, 1, 0.1, 0]))
        #expect(keyframes.cuts.map(\.order) == [1, 0, 1])
        #expect(keyframes.cuts.map { ($0.first * 10).rounded() } == [5, 3, 1])
        #expect(keyframes.cuts.map { ($0.second * 10).rounded() } == [6, 8, 10])
    }

    /// The second fraction of the second cut goes from 0.95 over 1 to 0.05.
    @Test("Between two variants the cuts lie between theirs, and where those do not correspond, they are the first's")
    func blended() throws {
        func variant(_ numbers: [Double]) throws -> Variant {
            let path = Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))
            let shape = SymbolShape(path: path, classes: [], isPainted: true, drawKeyframes: numbers)
            return try #require(Variant(cell: Cell(.regular, .small), shapes: [shape], advance: 9))
        }
        let first = try variant([0, 0, 0, 0.5, 0.6, 0, 1, 0.1, 0.95])
        func numbers(_ other: [Double]) throws -> [Double]? {
            try first.blended(with: variant(other), 0.25)?.shapes[0].drawKeyframes
        }
        let blended = try #require(try numbers([0, 0, 0, 0.3, 0.64, 0, 1, 0.14, 0.05]))
        let expected = [0, 0, 0, 0.45, 0.61, 0, 1, 0.11, 0.975]
        #expect(blended.count == expected.count && zip(blended, expected).allSatisfy { abs($0 - $1) < 1e-12 })
        #expect(try numbers([0, 0, 0, 0.3, 0.64]) == first.shapes[0].drawKeyframes)
    }

    @Test(
        "Numbers of another form give no keyframes",
        arguments: [
            [], [0], [0, 0, 0, 0.5, 0.6], [0, 0, 0, 0.5, 0.6, 0, 0, 0.1, 0], [0, 0, 0, 0.5, 0.6, 0, 1, 0.1, .nan]
        ])
    func malformed(numbers: [Double]) {
        #expect(DrawKeyframes(numbers) == nil)
    }
}

@Suite struct LayerStateTests {
    private let states = [
        LayerState(opacity: 0.5, transform: .scale(2), draw: DrawRange(to: 0.75)),
        LayerState(opacity: 0.5, transform: .translation(x: 1, y: 0), draw: DrawRange(from: 0.25, to: 1)),
        LayerState(clips: [Path(rect: Rect(minX: 0, minY: 0, maxX: 1, maxY: 1))])
    ]

    @Test("Opacities and transforms multiply, draw ranges intersect, clips add up")
    func combined() {
        let both = states[0].combined(with: states[1])
        #expect(both.opacity == 0.25)
        #expect(both.transform(.zero) == Point(2, 0))
        #expect(both.draw == DrawRange(from: 0.25, to: 0.75))
        #expect(both.combined(with: states[2]).clips.count == 1)
    }

    @Test("Combining is associative, and identity is neutral")
    func laws() {
        #expect(
            states[0].combined(with: states[1]).combined(with: states[2])
                == states[0].combined(with: states[1].combined(with: states[2])))
        for state in states {
            #expect(state.combined(with: .identity) == state && LayerState.identity.combined(with: state) == state)
        }
    }
}
