internal import SymbolModel

/// Every number that says how effects move, in one place for a designer to retune.
///
/// Lengths are seconds, distances em (text sizes), angles degrees. "S" marks values from HarmonyOS's published symbol
/// parameters (OpenHarmony `global_system_resources`, `fonts/hm_symbol_config_next.json`, Apache 2.0); the others are
/// our own choice, since Apple publishes none.
public enum MotionTable {
    /// Rises with every change of a number or of what is done with it.
    public static let version = 1

    /// S. For what comes, goes and is held.
    public static let soft = Spring(response: 0.416, dampingRatio: 0.73)
    /// S. For what is knocked.
    public static let kick = Spring(response: 0.347, dampingRatio: 0.44)
    /// S. For fades and steps.
    public static let standard = TimingCurve(0.2, 0, 0.2, 1)
    /// S.
    public static let cross = TimingCurve(0.33, 0, 0.67, 1)
    public static let pen = TimingCurve(0.4, 0, 0.2, 1)
    public static let turn = TimingCurve(0.45, 0, 0.25, 1)

    public enum Appear {
        public static let length = 0.5
        /// S.
        public static let stagger = 0.033
        public static let up = 0.7
        public static let down = 1.3
        public static let fade = 0.12
    }

    public enum Disappear {
        public static let length = 0.5
        /// S.
        public static let stagger = 0.033
        public static let up = 1.3
        public static let down = 0.7
        public static let fade = 0.12
    }

    public enum Bounce {
        public static let length = 0.6
        /// S.
        public static let stagger = 0.033
        /// In scale a second: peaks at +14 % after 0.069 s and −3 % after 0.262 s.
        public static let velocity = 4.5
        public static let delay = 0.4
    }

    /// S.
    public enum Scale {
        public static let length = 0.45
        public static let stagger = 0.066
        public static let up = 1.15
        public static let down = 0.9
    }

    /// S.
    public enum Pulse {
        public static let period = 1.0
        public static let low = 0.4
    }

    public enum VariableColor {
        public static let dim = 0.3
        public static let step = 0.2
        /// S.
        public static let rise = 0.25
        /// S.
        public static let fall = 0.45
        /// S.
        public static let fallTogether = 0.42
        /// Of a cumulative cycle, after the last layer has risen.
        public static let hold = 0.25
        public static let iterativeRest = 0.6
        public static let cumulativeRest = 0.8
        public static let closedLeast = 0.8
    }

    public enum Replace {
        public static let length = 0.5
        /// S.
        public static let stagger = 0.033
        /// S. The scale that the old symbol shrinks to and the new one grows from.
        public static let small = 0.3
        public static let large = 1.3
        /// S. When one symbol fades into the other.
        public static let crossFrom = 0.05
        public static let crossTo = 0.10
    }

    public enum Magic {
        /// S.
        public static let slash = 0.55
        public static let badge = 0.5
        public static let badgeDelay = 0.1
        public static let morph = 0.35
        /// Em; outlines that stray from each other no more are the same.
        public static let tolerance = 0.005
        /// Likewise, where the names have their stem in common.
        public static let looseTolerance = 0.015
        /// A slash is longer than wide by more than this.
        public static let slashAspect = 6.0
        /// How far a slash is from 45° at most.
        public static let slashTilt = 15.0
        /// A slash is longer than this part of its box's diagonal.
        public static let slashCrossing = 0.6
        /// The part of the box that an enclosure covers.
        public static let enclosureCover = 0.9
        /// The part of the box's width and height that a badge is smaller than.
        public static let badgePart = 0.5
    }

    public enum Wiggle {
        public static let length = 0.8
        public static let stagger = 0.033
        /// Swings a second.
        public static let frequency = 3.75
        public static let degrees = 12.0
        public static let distance = 0.08
        public static let delay = 0.2
    }

    public enum Breathe {
        public static let period = 2.0
        public static let stagger = 0.1
        public static let scale = 1.1
        public static let low = 0.6
    }

    public enum Rotate {
        public static let length = 1.2
        public static let period = 2.0
        public static let delay = 0.8
    }

    public enum Draw {
        public static let whole = 0.6
        public static let stagger = 0.15
        /// A layer takes `base + perEm · length`, at most `longest`.
        public static let base = 0.35
        public static let perEm = 0.15
        public static let longest = 0.8
        /// All layers by layer take no more: where there are many, they start closer together.
        public static let byLayer = 1.4
        /// S. What a pen does not draw, such as a dot, grows from this scale and fades in.
        public static let dotScale = 0.8
        public static let dot = 0.2
        /// Em; strokes shorter than this are dots.
        public static let dotLength = 0.12
    }

    /// How long a continuous effect takes to set in and to die away.
    public static let ramp = 0.4
    /// A new variable value on the same symbol.
    public static let valueChange = 0.25
    /// With reduced motion, everything that would move fades instead.
    public static let reducedFade = 0.2
    public static let reducedDip = 0.6
    /// Flashes a second with reduced motion, at most (WCAG 2.2, criterion 2.3.1).
    public static let flashes = 3.0
    /// Periods are multiples of this, so that loops at 25, 30, 50 and 60 frames a second close on a frame.
    public static let grid = 0.2
}
