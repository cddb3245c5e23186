import SymbolEffects
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
    private static let curves = [
        TimingCurve(0.2, 0, 0.2, 1), TimingCurve(0.33, 0, 0.67, 1), TimingCurve(0.4, 0, 0.2, 1),
        TimingCurve(0.45, 0, 0.25, 1),
        TimingCurve(0, 1, 1, 0), TimingCurve(0.5, -0.6, 0.5, 1.6)
    ]

    @Test("Progress is the y-coordinate of the curve where x is the time", arguments: curves)
    func bisection(curve: TimingCurve) {
        for step in 1..<20 {
            let time = Double(step) / 20
            #expect(isNear(curve(time), bezier(curve.x1, curve.y1, curve.x2, curve.y2, at: time)))
        }
    }

    @Test("The ends are exact, and so is the progress beyond them", arguments: curves)
    func ends(curve: TimingCurve) {
        #expect([-.infinity, -1, 0, 1, 2, .infinity].map { curve($0) } == [0, 0, 0, 1, 1, 1])
    }

    @Test("A straight curve returns the time itself")
    func linear() {
        #expect(isNear(TimingCurve(0.25, 0.25, 0.75, 0.75)(0.3), 0.3))
    }

    @Test("A curve that is symmetric about its centre is halfway at half the time")
    func symmetric() {
        #expect(isNear(TimingCurve(0.33, 0, 0.67, 1)(0.5), 0.5))
        #expect(isNear(TimingCurve.easeInOut(0.5), 0.5))
    }

    @Test("The curves in the table are those of the specification")
    func table() {
        #expect(MotionTable.standard == TimingCurve(0.2, 0, 0.2, 1))
        #expect(MotionTable.cross == TimingCurve(0.33, 0, 0.67, 1))
        #expect(MotionTable.pen == TimingCurve(0.4, 0, 0.2, 1))
        #expect(MotionTable.turn == TimingCurve(0.45, 0, 0.25, 1))
    }
}
