internal import SymbolModel

/// The numbers that define how effects move, all in one table that a designer can adjust.
///
/// Durations are in seconds, distances in em (text sizes) and angles in degrees. Values from HarmonyOS are its
/// published symbol parameters (OpenHarmony `global_system_resources`, `fonts/hm_symbol_config_next.json`, Apache 2.0);
/// the others are this package's own choice, since Apple publishes none.
package enum MotionTable {
    /// The version of the table, which rises whenever a number or its use changes.
    package static let version = 9

    /// The spring of effects that appear, disappear or are held.
    ///
    /// A value from HarmonyOS.
    package static let soft = Spring(response: 0.416, dampingRatio: 0.73)
    /// The spring of effects that are given a push.
    ///
    /// A value from HarmonyOS.
    package static let kick = Spring(response: 0.347, dampingRatio: 0.44)
    /// The curve of fades and steps.
    ///
    /// A value from HarmonyOS.
    package static let standard = TimingCurve(0.2, 0, 0.2, 1)
    /// The curve of cross-fades, a value from HarmonyOS.
    package static let cross = TimingCurve(0.33, 0, 0.67, 1)
    /// The curve of a pen's progress along a stroke.
    package static let pen = TimingCurve(0.4, 0, 0.2, 1)
    /// The curve of a single turn.
    package static let turn = TimingCurve(0.45, 0, 0.25, 1)

    /// The constants of the effect `appear`.
    package enum Appear {
        /// The duration of one group.
        package static let length = 0.5
        /// The delay between groups, a value from HarmonyOS.
        package static let stagger = 0.033
        /// The scale from which the symbol grows.
        package static let up = 0.7
        /// The scale from which the symbol shrinks.
        package static let down = 1.3
        /// The time in which opacity rises.
        package static let fade = 0.12
    }

    /// The constants of the effect `disappear`.
    package enum Disappear {
        /// The time until the spring is at rest; the effect ends before that, when the last ink is gone.
        package static let settle = 0.5
        /// The delay between groups, a value from HarmonyOS.
        package static let stagger = 0.033
        /// The scale to which the symbol grows.
        package static let up = 1.3
        /// The scale to which the symbol shrinks.
        package static let down = 0.7
        /// The time in which opacity falls.
        package static let fade = 0.22
    }

    /// The constants of the effect `bounce`.
    package enum Bounce {
        /// The duration of one group.
        package static let length = 0.6
        /// The delay between groups, a value from HarmonyOS.
        package static let stagger = 0.033
        /// The initial velocity, in scale per second: peaks at +14 % after 0.069 s and at −3 % after 0.262 s.
        package static let velocity = 4.5
        /// The default pause between runs.
        package static let delay = 0.4
    }

    /// The constants of the effect `scale`, from HarmonyOS.
    package enum Scale {
        /// The duration of one group.
        package static let length = 0.45
        /// The delay between groups.
        package static let stagger = 0.066
        /// The scale of the enlarged symbol.
        package static let up = 1.15
        /// The scale of the reduced symbol.
        package static let down = 0.9
    }

    /// The constants of the effect `pulse`, from HarmonyOS.
    package enum Pulse {
        /// The duration of one pulse.
        package static let period = 1.0
        /// The lowest opacity.
        package static let low = 0.4
    }

    /// The constants of the effect `variableColor`.
    package enum VariableColor {
        /// The opacity of unlit layers.
        package static let dim = 0.3
        /// The time from one layer to the next.
        package static let step = 0.2
        /// The rise of a layer in a cumulative cycle; in an iterative one, the light rises and falls in one step each.
        ///
        /// A value from HarmonyOS.
        package static let rise = 0.25
        /// The time in which all layers go out together in a cumulative cycle, a value from HarmonyOS.
        package static let fallTogether = 0.42
        /// The time that all layers stay lit in a cumulative cycle, after the last one has risen.
        package static let hold = 0.25
        /// The rest of an iterative cycle, after the last layer has gone out.
        package static let iterativeRest = 0.4
        /// The time that a cumulative cycle takes beyond its steps.
        package static let cumulativeRest = 0.8
        /// The time that a cumulative cycle that reverses takes beyond its steps, half of which its turn takes.
        package static let reversingRest = 0.2
        /// The least period of a closed cycle.
        package static let leastClosedPeriod = 0.8
        /// The time in which all layers return after the last cycle.
        package static let returnLength = 0.25
    }

    /// The constants of replacements by scale.
    package enum Replace {
        /// The duration of the change of each layer.
        package static let length = 0.5
        /// The delay between layers, a value from HarmonyOS.
        package static let stagger = 0.033
        /// The greatest delay between the first and the last layer; with more, one symbol would still be there when the
        /// other has appeared.
        package static let spread = 0.066
        /// The scale to which the old symbol shrinks and from which the new one grows.
        ///
        /// A value from HarmonyOS.
        package static let small = 0.3
        /// The scale to which the old symbol grows where both symbols do.
        package static let large = 1.3
        /// The time at which one symbol begins to fade into the other.
        ///
        /// A value from HarmonyOS.
        package static let crossFrom = 0.05
        /// The time at which one symbol has faded into the other.
        package static let crossTo = 0.10
    }

    /// The constants of magic replacements.
    package enum Magic {
        /// The duration of a slash's reveal, a value from HarmonyOS.
        package static let slash = 0.55
        /// The duration of a badge's growth.
        package static let badge = 0.5
        /// The delay before a badge grows.
        package static let badgeDelay = 0.1
        /// The duration of morphs, movements and cross-fades.
        package static let morph = 0.35
        /// The fraction of the change at which a counter that closes is gone.
        package static let closed = 0.85
        /// The distance by which both symbols show on either side of a counter's edge, so that there is no seam between
        /// them.
        package static let rim = 0.005
        /// The time by which layers that move follow layers that disappear, and layers that appear follow layers that
        /// move.
        package static let lead = 0.1
        /// The greatest distance between outlines that count as equal.
        package static let tolerance = 0.005
        /// The greatest distance between outlines that count as equal where the stems of the names are the same.
        package static let looseTolerance = 0.015
        /// The greatest distance between corresponding corners of two boxes, as a fraction of the diagonal, at which
        /// their contents move as a whole.
        package static let boxTolerance = 0.1
        /// The ratio of length to width that a slash exceeds.
        package static let slashAspect = 6.0
        /// The greatest deviation of a slash from 45°.
        package static let slashTilt = 15.0
        /// The fraction of its box's diagonal that a slash is longer than.
        package static let slashCrossing = 0.6
        /// The fraction of the box that an enclosure covers.
        package static let enclosureCover = 0.9
        /// The fraction of the box's width and height that a badge stays below.
        package static let badgePart = 0.5
    }

    /// The constants of the effect `wiggle`.
    package enum Wiggle {
        /// The duration of one group.
        package static let length = 0.8
        /// The greatest delay between the first and the last layer; with more, the layers between them would collide.
        package static let spread = 0.033
        /// The frequency of the swings, in hertz.
        package static let frequency = 3.75
        /// The angle of the first swing about the symbol's centre.
        package static let degrees = 12.0
        /// The length of the first swing along a line.
        package static let distance = 0.08
        /// The time after which the swings have reached half their amplitude.
        package static let softness = 0.03
        /// The default pause between runs.
        package static let delay = 0.2
    }

    /// The constants of the effect `breathe`.
    package enum Breathe {
        /// The duration of one breath.
        package static let period = 2.0
        /// The delay between groups.
        package static let stagger = 0.1
        /// The greatest scale.
        package static let scale = 1.1
        /// The lowest opacity.
        package static let low = 0.6
    }

    /// The constants of the effect `rotate`.
    package enum Rotate {
        /// The duration of a single turn.
        package static let length = 1.2
        /// The duration of a turn in a continuous rotation.
        package static let period = 2.0
        /// The default pause between runs.
        package static let delay = 0.8
    }

    /// The constants of the effects `drawOn` and `drawOff`.
    package enum Draw {
        /// The duration if the symbol is drawn as a whole.
        package static let whole = 0.6
        /// The greatest delay between layers.
        package static let stagger = 0.15
        /// The duration of a layer is `base + perEm · length`, at most `longest`.
        package static let base = 0.35
        /// The duration added for each em of length.
        package static let perEm = 0.15
        /// The greatest duration of a layer.
        package static let longest = 0.8
        /// The least duration of a layer with solid shapes, so that no frame shows much of one at once.
        package static let solid = 0.45
        /// The greatest duration of all layers by layer: where there are many, they start closer together.
        package static let byLayer = 1.4
        /// The scale from which something that a pen cannot draw, such as a dot, grows as it fades in.
        ///
        /// A value from HarmonyOS.
        package static let dotScale = 0.8
        /// The duration of a dot's growth.
        package static let dot = 0.2
        /// The least fraction of its course in which a pen grows to its width.
        package static let growth = 0.05
        /// The length below which a stroke is a dot.
        package static let dotLength = 0.12
    }

    /// The time in which a continuous effect sets in or dies away.
    package static let ramp = 0.4
    /// The time in which a symbol changes to another variable value.
    package static let valueChange = 0.25
    /// The duration of the fade that replaces motion when motion is reduced.
    package static let reducedFade = 0.2
    /// The duration of the dip in opacity that replaces motion when motion is reduced.
    package static let reducedDip = 0.6
    /// The greatest number of flashes per second that is safe (WCAG 2.2, criterion 2.3.1).
    package static let flashes = 3.0
    /// The unit of all periods, chosen so that loops at 25, 30, 50 and 60 frames per second end exactly on a frame.
    package static let grid = 0.2
}
