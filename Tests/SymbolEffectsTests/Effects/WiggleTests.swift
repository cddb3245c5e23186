import Foundation
import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Wiggle")
struct WiggleTests {
    private typealias Direction = WiggleSymbolEffect.Direction

    /// Times during the first swing, which lasts half of 1/3.75 s.
    private let firstSwing = stride(from: 0.0005, to: 0.1333, by: 0.0005)

    @Test(
        "The first swing reaches 12° in the direction that is named",
        arguments: [(Direction.clockwise, 1.0), (.counterClockwise, -1)])
    func turning(direction: WiggleSymbolEffect.Direction, sign: Double) {
        let degrees = firstSwing.map { sign * WiggleSymbolEffect(direction).state(at: $0).degrees }
        #expect(isNear(degrees.max() ?? 0, 12, within: 1e-3))
        #expect(degrees.allSatisfy { $0 > 0 })
    }

    @Test(
        "The first swing reaches 0.08 of the text size in the direction that is named",
        arguments: [
            (Direction.left, Point(-1, 0)), (.right, Point(1, 0)), (.up, Point(0, -1)), (.down, Point(0, 1)),
            (.forward, Point(1, 0)),
            (.backward, Point(-1, 0)), (.custom(angle: 0), Point(1, 0)), (.custom(angle: 90), Point(0, 1)),
            (.custom(angle: 60), Point(0.5, 0.75.squareRoot())), (.custom(angle: -30), Point(0.75.squareRoot(), -0.5)),
            (.custom(angle: .nan), Point(1, 0)), (.custom(angle: .infinity), Point(1, 0))
        ])
    func sliding(direction: WiggleSymbolEffect.Direction, vector: Point) {
        let offsets = firstSwing.map { WiggleSymbolEffect(direction).state(at: $0).offset }
        #expect(isNear(offsets.map { $0.dot(vector) }.max() ?? 0, 8, within: 1e-3))
        #expect(offsets.allSatisfy { $0.dot(vector) > 0 && abs($0.cross(vector)) < 1e-9 })
    }

    @Test("Forward and backward follow the layout direction")
    func layout() {
        let rightToLeft = subject([layer()], SymbolDefaults(), .rightToLeft)
        let offsets = [Direction.forward, .backward].map {
            WiggleSymbolEffect($0).states(of: rightToLeft, at: 0.05)[0].offset.x
        }
        #expect(offsets[0] < -1 && offsets[1] > 1)
    }

    @Test("A wiggle sets in softly: the first frames at 60 per second do not jump")
    func softStart() {
        let first = WiggleSymbolEffect(.clockwise).state(at: 1.0 / 60).degrees
        let second = WiggleSymbolEffect(.clockwise).state(at: 2.0 / 60).degrees
        // sin 22.5°·(1 − 1/48)²/(1 + 1.8) = 0.1311 and sin 45°·(1 − 1/24)²/(1 + 0.9) = 0.3418.
        #expect(isNear(second / first, 0.3418 / 0.1311, within: 2e-3))
        #expect(first < 0.25 * 12)
    }

    @Test("A wiggle swings 3.75 times a second and dies away with the square of the time left")
    func law() {
        func degrees(_ t: Double) -> Double { WiggleSymbolEffect(.clockwise).state(at: t).degrees }
        // At 1/15 s, 3/15 s and 5/15 s the sine is 1, −1 and 1.
        func left(_ t: Double) -> Double { pow(1 - t / 0.8, 2) * t / (t + 0.03) }
        #expect(isNear(degrees(3.0 / 15) / degrees(1.0 / 15), -left(3.0 / 15) / left(1.0 / 15)))
        #expect(isNear(degrees(5.0 / 15) / degrees(1.0 / 15), left(5.0 / 15) / left(1.0 / 15)))
        #expect([2, 4, 6].allSatisfy { isNear(degrees($0 / 15), 0) })
    }

    @Test("A symbol wiggles about its centre, and is at rest before and after")
    func rest() {
        #expect(WiggleSymbolEffect(.clockwise).state(at: 0.05).offset.length < 1e-9)
        #expect(
            [-1, 0, 0.8, 2].map { WiggleSymbolEffect(.left).state(at: $0) } == Array(repeating: .identity, count: 4))
    }

    @Test("The symbol's own style applies if no direction is given")
    func ownStyle() {
        var defaults = SymbolDefaults()
        #expect(WiggleSymbolEffect().states(of: subject([layer()], defaults), at: 0.05)[0].degrees > 1)
        defaults.wiggle = .counterClockwise
        #expect(WiggleSymbolEffect().states(of: subject([layer()], defaults), at: 0.05)[0].degrees < -1)
        #expect(WiggleSymbolEffect(.clockwise).states(of: subject([layer()], defaults), at: 0.05)[0].degrees > 1)
        defaults.wiggle = .linear(angle: 90)
        let offset = WiggleSymbolEffect().states(of: subject([layer()], defaults), at: 0.05)[0].offset
        #expect(isNear(offset.x, 0) && offset.y > 1)
    }
}
