internal import SymbolModel

/// The numbers that define how effects move, all in one table for a designer to adjust.
///
/// Lengths are seconds, distances em (text sizes), angles degrees. Values from HarmonyOS are its published symbol
/// parameters (OpenHarmony `global_system_resources`, `fonts/hm_symbol_config_next.json`, Apache 2.0); the others are
/// our own choice, since Apple publishes none.
package enum MotionTable {
    /// The version of the table, which rises with every change of a number or of its use.
    package static let version = 5

    /// The spring of what comes, goes and is held.
    ///
    /// A value from HarmonyOS.
    package static let soft = Spring(response: 0.416, dampingRatio: 0.73)
    /// The spring of what is knocked.
    ///
    /// A value from HarmonyOS.
    package static let kick = Spring(response: 0.347, dampingRatio: 0.44)
    /// The curve of fades and steps.
    ///
    /// A value from HarmonyOS.
    package static let standard = TimingCurve(0.2, 0, 0.2, 1)
    /// A value from HarmonyOS.
    package static let cross = TimingCurve(0.33, 0, 0.67, 1)
    package static let pen = TimingCurve(0.4, 0, 0.2, 1)
    package static let turn = TimingCurve(0.45, 0, 0.25, 1)

    /// The constants of the effect `appear`.
    package enum Appear {
        package static let length = 0.5
        /// A value from HarmonyOS.
        package static let stagger = 0.033
        package static let up = 0.7
        package static let down = 1.3
        package static let fade = 0.12
    }

    /// The constants of the effect `disappear`.
    package enum Disappear {
        /// Until the spring rests; the effect ends with the last ink, before that.
        package static let settle = 0.5
        /// A value from HarmonyOS.
        package static let stagger = 0.033
        package static let up = 1.3
        package static let down = 0.7
        package static let fade = 0.22
    }

    /// The constants of the effect `bounce`.
    package enum Bounce {
        package static let length = 0.6
        /// A value from HarmonyOS.
        package static let stagger = 0.033
        /// In scale a second: peaks at +14 % after 0.069 s and −3 % after 0.262 s.
        package static let velocity = 4.5
        package static let delay = 0.4
    }

    /// The constants of the effect `scale`, from HarmonyOS.
    package enum Scale {
        package static let length = 0.45
        package static let stagger = 0.066
        package static let up = 1.15
        package static let down = 0.9
    }

    /// The constants of the effect `pulse`, from HarmonyOS.
    package enum Pulse {
        package static let period = 1.0
        package static let low = 0.4
    }

    /// The constants of the effect `variableColor`.
    package enum VariableColor {
        package static let dim = 0.3
        package static let step = 0.2
        /// Of a layer of a cumulative cycle; a wandering light rises and falls in a step each.
        ///
        /// A value from HarmonyOS.
        package static let rise = 0.25
        /// A value from HarmonyOS.
        package static let fallTogether = 0.42
        /// Of a cumulative cycle, after the last layer has risen.
        package static let hold = 0.25
        /// After the last layer has gone out.
        package static let iterativeRest = 0.4
        /// Of a cumulative cycle, beyond its steps.
        package static let cumulativeRest = 0.8
        package static let closedLeast = 0.8
        /// The return of all layers after the last cycle.
        package static let back = 0.25
    }

    /// The constants of replacements by scale.
    package enum Replace {
        package static let length = 0.5
        /// A value from HarmonyOS.
        package static let stagger = 0.033
        /// Between the first and the last layer, at most: more, and one symbol still stands where the other has come.
        package static let spread = 0.066
        /// The scale that the old symbol shrinks to and the new one grows from.
        ///
        /// A value from HarmonyOS.
        package static let small = 0.3
        package static let large = 1.3
        /// The time at which one symbol begins to fade into the other.
        ///
        /// A value from HarmonyOS.
        package static let crossFrom = 0.05
        package static let crossTo = 0.10
    }

    /// The constants of magic replacements.
    package enum Magic {
        /// A value from HarmonyOS.
        package static let slash = 0.55
        package static let badge = 0.5
        package static let badgeDelay = 0.1
        package static let morph = 0.35
        /// The part of its way at which a counter that closes is gone.
        package static let closed = 0.85
        /// Em by which both symbols show on either side of a counter's edge, so that no seam is between them.
        package static let rim = 0.005
        /// Seconds that what moves waits for what disappears, and what appears for what moves.
        package static let lead = 0.1
        /// Em; outlines that stray from each other no more are the same.
        package static let tolerance = 0.005
        /// Likewise, where the names have their stem in common.
        package static let looseTolerance = 0.015
        /// The part of its diagonal by which the corners of a box stray at most where all in it goes over as a whole.
        package static let stray = 0.1
        /// A slash is longer than wide by more than this.
        package static let slashAspect = 6.0
        /// How far a slash is from 45° at most.
        package static let slashTilt = 15.0
        /// A slash is longer than this part of its box's diagonal.
        package static let slashCrossing = 0.6
        /// The part of the box that an enclosure covers.
        package static let enclosureCover = 0.9
        /// The part of the box's width and height that a badge is smaller than.
        package static let badgePart = 0.5
    }

    /// The constants of the effect `wiggle`.
    package enum Wiggle {
        package static let length = 0.8
        /// The time between the first and the last layer: more, and those between them swing into each other.
        package static let spread = 0.033
        /// Swings a second.
        package static let frequency = 3.75
        package static let degrees = 12.0
        package static let distance = 0.08
        /// The time in which the swings have set in by half.
        package static let softness = 0.03
        package static let delay = 0.2
    }

    /// The constants of the effect `breathe`.
    package enum Breathe {
        package static let period = 2.0
        package static let stagger = 0.1
        package static let scale = 1.1
        package static let low = 0.6
    }

    /// The constants of the effect `rotate`.
    package enum Rotate {
        package static let length = 1.2
        package static let period = 2.0
        package static let delay = 0.8
    }

    /// The constants of the effects `drawOn` and `drawOff`.
    package enum Draw {
        package static let whole = 0.6
        package static let stagger = 0.15
        /// A layer takes `base + perEm · length`, at most `longest`.
        package static let base = 0.35
        package static let perEm = 0.15
        package static let longest = 0.8
        /// A layer with solid shapes takes no less, so that no frame shows much of one at once.
        package static let solid = 0.45
        /// All layers by layer take no more: where there are many, they start closer together.
        package static let byLayer = 1.4
        /// What a pen does not draw, such as a dot, grows from this scale and fades in.
        ///
        /// A value from HarmonyOS.
        package static let dotScale = 0.8
        package static let dot = 0.2
        /// The least part of its way in which a pen grows to its width.
        package static let growth = 0.05
        /// Em; strokes shorter than this are dots.
        package static let dotLength = 0.12
    }

    /// How long a continuous effect takes to set in and to die away.
    package static let ramp = 0.4
    /// A new variable value on the same symbol.
    package static let valueChange = 0.25
    /// With reduced motion, everything that would move fades instead.
    package static let reducedFade = 0.2
    package static let reducedDip = 0.6
    /// Flashes a second with reduced motion, at most (WCAG 2.2, criterion 2.3.1).
    package static let flashes = 3.0
    /// Periods are multiples of this, so that loops at 25, 30, 50 and 60 frames a second close on a frame.
    package static let grid = 0.2
}
