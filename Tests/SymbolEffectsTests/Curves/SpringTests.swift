import SymbolEffects
import Testing

@Suite("Springs")
struct SpringTests {
    @Test(
        "The closed form agrees with integration, under-, critically and overdamped",
        arguments: [0.1, 0.44, 0.73, 0.999, 1, 1.001, 2])
    func closedForm(dampingRatio: Double) {
        let spring = Spring(response: 0.4, dampingRatio: dampingRatio)
        for t in [0.01, 0.05, 0.13, 0.31, 0.6] {
            let integrated = integratedSpring(
                response: 0.4, dampingRatio: dampingRatio, from: -1, velocity: 3, to: 0, at: t)
            #expect(isNear(spring.displacement(from: -1, velocity: 3, at: t), integrated, within: 1e-7))
        }
    }

    @Test("An overdamped spring approaches rest, however late", arguments: [1.0, 5])
    func late(dampingRatio: Double) {
        #expect(
            isNear(Spring(response: 0.4, dampingRatio: dampingRatio).displacement(from: 1, velocity: 0, at: 1000), 0))
    }

    @Test("A step follows the spring until four fifths of its length")
    func step() {
        for t in [0.05, 0.1, 0.2, 0.3, 0.4] {
            let integrated = integratedSpring(response: 0.416, dampingRatio: 0.73, at: t)
            #expect(isNear(MotionTable.soft.step(at: t, length: 0.5), integrated, within: 1e-7))
        }
    }

    @Test("A step is exactly 0 before its start and exactly 1 from its end")
    func stepEnds() {
        let spring = MotionTable.soft
        #expect([-1, 0].map { spring.step(at: $0, length: 0.5) } == [0, 0])
        #expect([0.5, 0.51, .infinity].map { spring.step(at: $0, length: 0.5) } == [1, 1, 1])
    }

    @Test("A kick is exactly 0 before its start and from its end")
    func kickEnds() {
        let kicks = [-1, 0, 0.6, 7, .infinity].map { MotionTable.kick.kick(velocity: 4.5, at: $0, length: 0.6) }
        #expect(kicks == [0, 0, 0, 0, 0])
    }

    @Test("A kick starts with its velocity")
    func kickVelocity() {
        #expect(isNear(MotionTable.kick.kick(velocity: 4.5, at: 1e-7, length: 0.6) / 1e-7, 4.5, within: 1e-4))
    }

    @Test("The blend into rest does not jump", arguments: [0.4, 0.5])
    func continuous(t: Double) {
        let steps = [t - 1e-7, t + 1e-7].map { MotionTable.soft.step(at: $0, length: 0.5) }
        #expect(isNear(steps[0], steps[1], within: 1e-6))
    }
}
