internal import SymbolColor

/// The pair of an expected and an actual colour that most pixels have, if one has a clear majority.
///
/// Found by Boyer and Moore's majority vote (1981): the last candidate's lead never exceeds the number of its pixels,
/// so a lead of more than half of all pixels proves a majority without a second pass.
struct ColorMajority {
    typealias Color = PictureValues.Color

    private var expected = Color.zero
    private var actual = Color.zero
    private var lead = 0
    private(set) var pixels = 0

    mutating func add(expected: Color, actual: Color) {
        pixels += 1
        if expected == self.expected, actual == self.actual {
            lead += 1
        } else if lead > 0 {
            lead -= 1
        } else {
            (self.expected, self.actual, lead) = (expected, actual, 1)
        }
    }

    /// The number of levels by which most pixels have changed, in the channel that has changed most; zero if most have
    /// not changed, have no common colour, or are fewer than eight, which chance may well paint alike.
    var change: Int {
        pixels >= 8 && lead * 2 > pixels ? Int(expected.distance(to: actual).max()) : 0
    }
}
