internal import SymbolModel

extension MotionTable {
    /// Sixteen hexadecimal digits that change with any number in the table.
    ///
    /// Written beside images, they distinguish a retuned motion from a changed symbol.
    package static let digest = digest(of: numbers)

    /// Computes the 64-bit FNV-1a hash of the numbers' bits, from the highest byte to the lowest.
    static func digest(of numbers: [Double]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for number in numbers {
            for shift in stride(from: 56, through: 0, by: -8) {
                hash = (hash ^ (number.bitPattern >> UInt64(shift) & 0xFF)) &* 0x0000_0100_0000_01B3
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// All numbers of the table, in a fixed order.
    static var numbers: [Double] {
        let curves = [standard, cross, pen, turn].flatMap { [$0.x1, $0.y1, $0.x2, $0.y2] }
        let springs = [soft.response, soft.dampingRatio, kick.response, kick.dampingRatio]
        let effects: [[Double]] = [
            [Appear.length, Appear.stagger, Appear.up, Appear.down, Appear.fade],
            [Disappear.settle, Disappear.stagger, Disappear.up, Disappear.down, Disappear.fade],
            [Bounce.length, Bounce.stagger, Bounce.velocity, Bounce.delay],
            [Scale.length, Scale.stagger, Scale.up, Scale.down],
            [Pulse.period, Pulse.low],
            [VariableColor.dim, VariableColor.step, VariableColor.rise, VariableColor.fallTogether],
            [VariableColor.hold, VariableColor.iterativeRest, VariableColor.cumulativeRest],
            [VariableColor.reversingRest, VariableColor.leastClosedPeriod, VariableColor.returnLength],
            [Replace.length, Replace.stagger, Replace.small, Replace.large, Replace.crossFrom, Replace.crossTo],
            [Replace.spread],
            [Magic.slash, Magic.badge, Magic.badgeDelay, Magic.morph, Magic.tolerance, Magic.looseTolerance],
            [Magic.closed, Magic.rim, Magic.lead, Magic.boxTolerance],
            [Magic.slashAspect, Magic.slashTilt, Magic.slashCrossing, Magic.enclosureCover, Magic.badgePart],
            [Wiggle.length, Wiggle.spread, Wiggle.frequency, Wiggle.degrees, Wiggle.distance, Wiggle.delay],
            [Wiggle.softness],
            [Breathe.period, Breathe.stagger, Breathe.scale, Breathe.low],
            [Rotate.length, Rotate.period, Rotate.delay],
            [
                Draw.whole, Draw.stagger, Draw.base, Draw.perEm, Draw.longest, Draw.solid, Draw.byLayer, Draw.dotScale,
                Draw.dot,
                Draw.growth, Draw.dotLength
            ],
            [ramp, valueChange, reducedFade, reducedDip, flashes, grid]
        ]
        return [Double(version)] + springs + curves + effects.flatMap { $0 }
    }
}
