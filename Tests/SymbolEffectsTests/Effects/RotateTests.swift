import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Rotate")
struct RotateTests {
    /// The rotation in degrees from 0 to 360, clockwise.
    private func turned(_ state: LayerState) -> Double { (state.degrees + 360).truncatingRemainder(dividingBy: 360) }

    @Test("A single run makes a full turn along its curve within 1.2 seconds")
    func discrete() {
        for part in [0.1, 0.25, 0.5, 0.75] {
            let degrees = turned(RotateSymbolEffect(.clockwise).state(at: 1.2 * part))
            #expect(isNear(degrees, 360 * bezier(0.45, 0, 0.25, 1, at: part), within: 1e-6))
        }
        #expect([-1, 0, 1.2, 2].map { RotateSymbolEffect().state(at: $0) } == Array(repeating: .identity, count: 4))
    }

    @Test("Counterclockwise is the mirror image")
    func counterClockwise() {
        for t in [0.2, 0.5] {
            let degrees = [RotateSymbolEffect.Direction.clockwise, .counterClockwise].map {
                RotateSymbolEffect($0).state(at: t).degrees
            }
            #expect(isNear(degrees[0], -degrees[1]))
        }
    }

    @Test("By default a symbol rotates in its own direction, or else clockwise")
    func ownDirection() {
        var defaults = SymbolDefaults()
        #expect(RotateSymbolEffect().states(of: subject([layer()], defaults), at: 0.2)[0].degrees > 0)
        defaults.rotatesClockwise = false
        #expect(RotateSymbolEffect().states(of: subject([layer()], defaults), at: 0.2)[0].degrees < 0)
        #expect(RotateSymbolEffect(.clockwise).states(of: subject([layer()], defaults), at: 0.2)[0].degrees > 0)
    }

    @Test("By layer, marked layers rotate about their own centroids, with their erasers, and the rest stays")
    func byLayer() {
        let (anchor, elsewhere) = (Point(20, -20), Point(70, -50))
        let some = subject([
            layer(at: elsewhere), layer(paints: false, at: elsewhere), layer(at: anchor) { $0.alwaysRotates = true }
        ])
        let states = RotateSymbolEffect().states(of: some, at: 0.4)
        #expect(states[0] == .identity)
        #expect(states[2].transform(anchor).distance(to: anchor) < 1e-9 && states[2].degrees != 0)
        #expect(states[1] == states[2])
    }

    @Test("If no layer is marked, or as a whole, all layers rotate about the symbol's centre")
    func whole() {
        let marked = subject([layer(at: .zero), layer(at: .zero) { $0.alwaysRotates = true }])
        for states in [
            RotateSymbolEffect(nil, .wholeSymbol).states(of: marked, at: 0.4),
            RotateSymbolEffect().states(of: subject(2), at: 0.4)
        ] {
            #expect(states[0] == states[1] && states[0].degrees != 0 && states[0].offset.length < 1e-9)
        }
    }

    @Test("Without end, a symbol rotates steadily, once in two seconds")
    func endless() {
        let track = RotateSymbolEffect(.clockwise).track(EffectOptions(repetition: .continuous), .endless)
        #expect(track.period == 2)
        #expect(isNear(track.state(of: 0, at: 0.5).degrees, 90) && isNear(track.state(of: 0, at: 1.25).degrees, -135))
        #expect(track.state(of: 0, at: 0) == .identity && track.state(of: 0, at: 2) == .identity)
    }

    /// The degrees covered by each time, including whole turns.
    private func totals(_ track: EffectTrack, to length: Double, step: Double = 0.001) -> [Double] {
        let angles = stride(from: 0, through: length + step / 2, by: step).map { track.state(of: 0, at: $0).degrees }
        return zip(angles, angles.dropFirst()).reduce(into: [0.0]) { totals, pair in
            let change = (pair.1 - pair.0).remainder(dividingBy: 360)
            totals.append((totals.last ?? 0) + change)
        }
    }

    /// The end of the steady part, worked out by hand, and the degrees of the whole turns.
    ///
    /// The body would cover 180°·(length − 0.2) without an outro. With an outro of d seconds it covers 180°·d
    /// less, but at least 60°·d are added, so that the shortest takes back 120° a second: 2.4 s: 396° − 360° in
    /// 0.4 s, the least; 3 s: 504° − 360° = 144° in 1.2 s; 4 s: 684° − 360° in 2.7 s; 5 s: 864° − 720° in
    /// 1.2 s; 10.4 s: 1836° − 1800° in 0.4 s.
    private static let outros = [
        (2.4, 2.0, 360.0), (3, 1.8, 360), (4, 1.3, 360), (5, 3.8, 720), (10.4, 10, 1800)
    ]

    @Test("A continuous run rotates by 180° a second whatever its length, and stops upright", arguments: outros)
    func continuous(length: Double, outro: Double, whole: Double) throws {
        let options = EffectOptions(repetition: .continuous)
        let totals = totals(RotateSymbolEffect(.clockwise).track(options, .active(0, length)), to: length)
        let speeds = zip(totals, totals.dropFirst()).map { ($1 - $0) / 0.001 }
        #expect(isNear(totals[400], 36, within: 1e-6))
        #expect(isNear(try #require(totals.last), whole, within: 1e-6))
        let steady = speeds[400..<Int((outro * 1000).rounded())]
        #expect(steady.allSatisfy { isNear($0, 180, within: 1e-3) })
        #expect(speeds.allSatisfy { $0 > -1e-6 && $0 < 180.001 })
        #expect(speeds[Int((outro * 1000).rounded()) + 20] < 179.99 && speeds[0] < 1)
        #expect(try #require(speeds.last) < 1)
    }

    @Test("A run too short for that makes one turn along the curve of a single run", arguments: [0.5, 1, 2])
    func short(length: Double) {
        let options = EffectOptions(repetition: .continuous)
        let totals = totals(RotateSymbolEffect(.clockwise).track(options, .active(0, length)), to: length)
        for part in [0.25, 0.5, 0.75] {
            let expected = 360 * bezier(0.45, 0, 0.25, 1, at: part)
            #expect(isNear(totals[Int((part * length * 1000).rounded())], expected, within: 1e-6))
        }
    }
}
