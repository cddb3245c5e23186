import SymbolImaging
@testable import SymbolFiles
import SymbolColor
import SymbolDrawing
import SymbolEffects
import SymbolModel
import SymbolRendering
import Testing

/// Values as people write them, the results of parsing, and the messages for invalid ones.
@Suite struct ValueSyntaxTests {
    /// The message with which a text is rejected; nil where it is valid.
    private func refusal<Value>(_ text: String, _ read: (String) throws(ValueError) -> Value) -> String? {
        do throws(ValueError) {
            _ = try read(text)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(
        "A weight is a name or a number from 100 to 900",
        arguments: [("thin", 200.0), ("Semibold", 600), ("black", 900), ("100", 100), ("450.5", 450.5), ("900", 900)])
    func weight(text: String, weight: Double) throws { #expect(try ValueSyntax.weight(text).rawValue == weight) }

    @Test(
        "The messages for weights out of range and misspelt ones say what is expected",
        arguments: ["99", "900.5", "nan", "inf"])
    func noWeight(text: String) {
        let expected =
            "expected 100 to 900, ultralight, thin, light, regular, medium, semibold, bold, heavy or black"
        #expect(refusal(text, ValueSyntax.weight) == expected)
        #expect(refusal("blod", ValueSyntax.weight) == expected + " (did you mean bold?)")
    }

    @Test("A choice is read in any case, and the message for a wrong one has all choices and the nearest")
    func choice() throws {
        let colors = [("red", 1), ("green", 2), ("Blue", 3)]
        func read(_ text: String) throws(ValueError) -> Int { try ValueSyntax.choice(text, colors) }
        #expect(try read("GREEN") == 2)
        #expect(try read("blue") == 3)
        #expect(refusal("gren", read) == "expected red, green or Blue (did you mean green?)")
        #expect(refusal("violet", read) == "expected red, green or Blue")
    }

    @Test(
        "A variable value is a number from 0 to 1, or percent",
        arguments: [("0", 0.0), ("0.25", 0.25), ("1", 1), ("0%", 0), ("75%", 0.75), ("100%", 1)])
    func variableValue(text: String, value: Double) throws { #expect(try ValueSyntax.variableValue(text) == value) }

    @Test("A text that is not a variable value is rejected", arguments: ["", "%", "-0.1", "1.1", "101%", "half", "nan"])
    func noVariableValue(text: String) {
        #expect(refusal(text, ValueSyntax.variableValue) == "expected 0 to 1, or 0% to 100%")
    }

    @Test("Commas separate the colours of a palette, except within a colour")
    func palette() throws {
        let (red, blue) = (try Color(css: "#ff0000"), try Color(css: "#0000ff"))
        #expect(try ValueSyntax.palette("rgb(255, 0, 0),#00f") == [red, blue])
        #expect(try ValueSyntax.palette("red") == [red])
        #expect(refusal("red,,blue", ValueSyntax.palette) != nil)
    }

    @Test(
        "The message for a text that is no colour does not repeat it",
        arguments: [
            ("reddish", "expected a colour"), ("gren", "expected a colour; did you mean green?"),
            ("rgb(1, 2, 3", "found the end where “)” was expected")
        ])
    func noColor(text: String, message: String) { #expect(refusal(text, ValueSyntax.color) == message) }

    @Test("Seconds are from 0 to a day", arguments: [("0", 0.0), ("1.5", 1.5), ("86400", 86_400)])
    func seconds(text: String, seconds: Double) throws { #expect(try ValueSyntax.seconds(text) == seconds) }

    @Test("A text that is not such a time is rejected", arguments: ["", "-1", "86401", "1s", "nan"])
    func noSeconds(text: String) { #expect(refusal(text, ValueSyntax.seconds) == "expected seconds from 0 to 86400") }

    @Test(
        "A speed is from 0.1 to 10",
        arguments: [("0.1", nil), ("10", nil), ("0.09", "expected 0.1 to 10"), ("11", "expected 0.1 to 10")])
    func speed(text: String, message: String?) { #expect(refusal(text, ValueSyntax.speed) == message) }

    @Test("A repetition is a number of times or indefinite, with a pause between, or continuous")
    func repetition() throws {
        #expect(try ValueSyntax.repetition("3", delay: 0.5) == .periodic(count: 3, delay: 0.5))
        #expect(try ValueSyntax.repetition("10000", delay: nil) == .periodic(count: 10_000, delay: nil))
        #expect(try ValueSyntax.repetition("periodic", delay: 0.5) == .periodic(count: nil, delay: 0.5))
        #expect(try ValueSyntax.repetition("continuous", delay: nil) == .continuous)
        func read(_ text: String) throws(ValueError) -> EffectRepetition {
            try ValueSyntax.repetition(text, delay: nil)
        }
        for text in ["0", "10001", "2.5", "always"] {
            #expect(refusal(text, read) == "expected 1 to 10000, periodic or continuous")
        }
        #expect(throws: ValueError.self) { try ValueSyntax.repetition("continuous", delay: 1) }
        #expect(throws: ValueError.self) { try ValueSyntax.repetition("1", delay: 1) }
    }

    @Test("A whole number is within its range, bounds included")
    func whole() throws {
        func read(_ text: String) throws(ValueError) -> Int { try ValueSyntax.whole(text, 2...4) }
        #expect(try [read("2"), read("4")] == [2, 4])
        for text in ["1", "5", "2.5", ""] { #expect(refusal(text, read) == "expected a whole number from 2 to 4") }
    }

    @Test("A flag is true or false, or yes or no")
    func flag() throws {
        #expect(try ["true", "Yes"].map { try ValueSyntax.flag($0) } == [true, true])
        #expect(try ["FALSE", "no"].map { try ValueSyntax.flag($0) } == [false, false])
        #expect(refusal("1", ValueSyntax.flag) == "expected true or false")
    }

    @Test("Pixels are whole, from 1 to the limit of Cairo: 32767")
    func pixels() throws {
        #expect(try ValueSyntax.pixels("32767") == .pixels(32767))
        for text in ["0", "32768", "1.5", "-3"] {
            #expect(refusal(text, ValueSyntax.pixels) == "expected a whole number of pixels from 1 to 32767")
        }
    }

    @Test("Points are more than 0 and at most 10000")
    func points() throws {
        #expect(try ValueSyntax.points("17.5") == .points(17.5))
        for text in ["0", "10000.1", "nan", "x"] {
            #expect(refusal(text, ValueSyntax.points) == "expected more than 0 and at most 10000 points")
        }
    }

    @Test("A display scale is more than 0 and at most 100")
    func displayScale() throws {
        #expect(try ValueSyntax.displayScale("1.5") == 1.5)
        for text in ["0", "101", "2x"] {
            #expect(refusal(text, ValueSyntax.displayScale) == "expected more than 0 and at most 100 pixels per point")
        }
    }

    @Test("A frame rate and a language are parsed by their types, and rejected with an example")
    func others() throws {
        #expect(try ValueSyntax.frameRate("30000/1001") == FrameRate(30000, over: 1001))
        #expect(
            refusal("0", ValueSyntax.frameRate)
                == "expected frames per second such as 60, 29.97 or 30000/1001, at most 1000")
        #expect(try ValueSyntax.locale("he") == SymbolLocale("he"))
        #expect(refusal("7", ValueSyntax.locale) == "expected a language tag such as ar, he or zh-Hant")
    }
}
