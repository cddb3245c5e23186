import Insignia
import Foundation
import TestSupport
import Testing

extension AnimateTests {
    @Test("A timeline scripts effects, values and other symbols")
    func timeline() throws {
        try command.write(
            "story.yml",
            """
            duration: 3
            events:
              - {at: 0, effect: bounce}
              - {at: 0.5, symbol: b.svg, effect: replace.offUp}
              - {at: 0.7, tint: "#00ff00"}
            """)
        try command.icon("a.svg", "currentColor", size: 10)
        try command.write("b.svg", svg("<path d='M0 0H10L5 10Z' fill='currentColor'/>", "width='10' height='10'"))
        try animate("a.svg", "--timeline", "story.yml", "--size", "32", "--fps", "10", "-o", "out/")
        let frames = try command.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".png") }.map(command.image)
        #expect(frames.count == 30)
        let first = try still(in: frames[0], size: "32", "a.svg")
        #expect(first.part == first.still)
        // The symbol bounces; then the other symbol appears, in green.
        #expect(try still(in: frames[2], size: "32", "a.svg").part != first.still)
        let last = try still(in: frames[29], size: "32", "b.svg", "--tint", "#00ff00")
        #expect(last.part == last.still)
    }

    @Test(
        "What is wrong in a timeline is named with its place",
        arguments: [
            ("events:\n  - {at: 0, efect: bounce}", "story.yml:2:13: unknown key \"efect\"; did you mean effect?"),
            ("events:\n  - {effect: bounse}", "did you mean bounce?"),
            ("events:\n  - {weight: blod}", "did you mean bold?"),
            (
                "events:\n  - {at: 2, effect: pulse,\n     until: 1}",
                "story.yml:3:6: \"until\" is not after \"at\""
            ),
            ("duration: 1", "the timeline is empty"),
            ("events:\n  - {effect: scale,\n     repeat: 3}", "story.yml:3:6: scale is held until it is released"),
            ("events:\n  - {effect: replace}", "needs a second symbol")
        ])
    func timelineErrors(text: String, message: String) throws {
        try command.write("story.yml", text)
        let outcome = try command.run("animate", bell, "--timeline", "story.yml", "-o", "a.png")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.messages.count == 1)
    }

    @Test("A symbol that a timeline names and that is not there is told with both places")
    func missingSymbol() throws {
        try command.write("story.yml", "events:\n  - {at: 1, symbol: none.svg}")
        let outcome = try command.run("animate", bell, "--timeline", "story.yml", "-o", "a.png")
        #expect(outcome.status == 66)
        #expect(outcome.messages == ["error: story.yml:2:21: none.svg: there is no such file"])
    }
}
