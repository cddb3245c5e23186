import SymbolTemplate
import SymbolStills
import SymbolFiles
@testable import SymbolAnimation
import Foundation
import SymbolColor
import SymbolEffects
import SymbolModel
import SymbolRendering
import TestSupport
import Testing

@Suite struct TimelineFileTests {
    private let test: TestFolder

    init() throws { test = try TestFolder() }

    private func timeline(_ text: String) throws -> TimelineFile {
        try test.write("in/story.yml", text)
        return try TimelineFile(contentsOf: test.path("in/story.yml"))
    }

    /// The error message without the path of the file.
    private func refusal(_ text: String) throws -> String? {
        do {
            _ = try timeline(text)
            return nil
        } catch let error as FileError {
            return error.description.replacingOccurrences(of: error.path, with: "story.yml")
        }
    }

    @Test("A timeline makes an animation with its duration")
    func animation() throws {
        try test.icon("in/a.svg")
        try test.icon("in/b.svg", size: 20)
        try test.write("in/story.yml", "{duration: 2, events: [{at: 1, symbol: b.svg}, {at: 0, effect: bounce}]}")
        let symbol = try SymbolDocument(contentsOf: test.path("in/a.svg")).symbol
        let (animation, span) = try Animation.timeline(contentsOf: test.path("in/story.yml"), of: symbol)
        #expect(animation.keyframes.map(\.symbol.name) == ["a", "b"])
        #expect(animation.keyframes.map(\.begin) == [0, 1])
        #expect(animation.effects.count == 1)
        #expect(span == .seconds(2))
    }

    @Test("A timeline is read from bytes, and finds its symbols beside the path that it is given")
    func bytes() throws {
        try test.icon("in/a.svg")
        try test.icon("in/b.svg")
        let symbol = try SymbolDocument(contentsOf: test.path("in/a.svg")).symbol
        let bytes = Array("events: [{at: 1, symbol: b.svg}]".utf8)
        let (animation, _) = try Animation.timeline(parsing: bytes, path: test.path("in/story"), of: symbol)
        #expect(animation.keyframes.map(\.symbol.name) == ["a", "b"])
    }

    @Test("Events are in chronological order, and those at the same time in the order of the file")
    func order() throws {
        let events = try timeline(
            """
            duration: 2.5
            events:
              - {at: 1, effect: bounce}
              - {effect: pulse}
              - {at: 1, effect: [wiggle.left, scale]}
              - {at: 0.5, tint: red}
            """)
        #expect(events.duration == 2.5)
        #expect(events.events.map(\.begin) == [0, 0.5, 1, 1])
        #expect(
            events.events.map { event in event.effects.compactMap { $0 }.map { "\(type(of: $0))" } } == [
                ["PulseSymbolEffect"], [], ["BounceSymbolEffect"], ["WiggleSymbolEffect", "ScaleSymbolEffect"]
            ])
    }

    @Test("An event that begins after the end is reported with its position; one at the beginning never is")
    func late() throws {
        let events = "events:\n  - {effect: pulse}\n  - {at: 2, effect: bounce}\n"
        let message = "the event begins when the animation is over; expected a longer duration"
        #expect(try refusal(events + "duration: 2\n") == "story.yml:3:5: \(message)")
        #expect(try refusal("duration: 1.9\n" + events) == "story.yml:4:5: \(message)")
        #expect(try refusal(events + "duration: 2.1\n") == nil)
        #expect(try refusal("duration: 0\nevents: [{effect: pulse}]\n") == nil)
    }

    @Test("A length that is given in place of the file's must reach every event, too")
    func lateForGivenLength() throws {
        try test.icon("a.svg")
        let symbol = try SymbolDocument(contentsOf: test.path("a.svg")).symbol
        let file = try timeline("duration: 3\nevents:\n  - {effect: pulse}\n  - {at: 2, effect: bounce}\n")
        func plan(_ duration: Double?) throws -> AnimationPlan {
            try AnimationPlan(symbol, RenderOptions(), file, duration: duration, load: { _ in symbol })
        }
        #expect(try plan(2.1).span == .seconds(2.1))
        let error = #expect(throws: FileError.self) { try plan(2) }
        #expect(
            error?.description
                == "\(test.path("in/story.yml")):4:5: the event begins when the animation is over; "
                + "expected a longer duration")
    }

    /// The times at which effects act and how often they run, in an animation of unknown length.
    private func effects(_ event: String, within duration: Double? = nil) throws -> [Animation.Effect] {
        let file = try timeline("events:\n  - {\(event)}")
        try test.icon("a.svg")
        let symbol = try SymbolDocument(contentsOf: test.path("a.svg")).symbol
        return file.events.flatMap { $0.effects(on: symbol, within: duration, in: file) }
    }

    @Test("Until the end of the event, effects continue, repeat with their own pause, or are held")
    func until() throws {
        let effects = try effects("at: 1, effect: [pulse, bounce, rotate, scale], until: 3")
        #expect(effects.map(\.span) == Array(repeating: .active(1, 3), count: 4))
        let runs = EffectRepetition.periodic(count: nil, delay: nil)
        #expect(effects.map(\.options.repetition) == [.continuous, runs, runs, .once])
    }

    @Test("Without an end, an effect continues to that of the animation, or runs once if there is none")
    func untilTheEnd() throws {
        #expect(try effects("at: 1, effect: pulse").map(\.span) == [.from(1)])
        #expect(try effects("at: 1, effect: [pulse, bounce]", within: 4).map(\.span) == [.active(1, 4), .from(1)])
        #expect(try effects("effect: bounce, repeat: periodic", within: 4).map(\.span) == [.active(0, 4)])
    }

    @Test("A delay alone is that between runs until the end of the event")
    func delay() throws {
        let effects = try effects("effect: bounce, until: 2.5, delay: 0.5")
        #expect(effects.map(\.options.repetition) == [.periodic(count: nil, delay: 0.5)])
        #expect(
            try refusal("events:\n  - {effect: bounce, delay: 0.5}")
                == "story.yml:2:22: \"delay\" needs \"repeat\" or \"until\"")
    }

    @Test("Speed, repetition and delay are the options of the effects")
    func options() throws {
        let event = try #require(
            try timeline("events:\n  - {effect: bounce, delay: 0.5, speed: 2, repeat: 3}").events.first)
        #expect(event.options == EffectOptions(speed: 2, repetition: .periodic(count: 3, delay: 0.5)))
    }

    @Test("An event changes the properties that it names, and no others")
    func appearance() throws {
        let events = try timeline(
            """
            events:
              - {weight: bold, variable-value: 75%}
              - {scale: large, rendering-mode: hierarchical}
              - {palette: "red, lime"}
              - {effect: bounce}
            """
        ).events
        #expect(events.map(\.changesSymbol) == [true, true, true, false])
        var options = RenderOptions()
        events[0].apply(to: &options)
        #expect(options.weight == .bold && options.style.variableValue == 0.75 && options.scale == nil)
        events[1].apply(to: &options)
        #expect(options.scale == .large && options.style.mode == .hierarchical && options.weight == .bold)
        events[2].apply(to: &options)
        #expect(options.style.mode == .palette && options.style.palette.count == 2)
    }

    @Test("The path of another symbol is relative to the file, and the replacement determines how it appears")
    func symbol() throws {
        let event = try #require(
            try timeline("events:\n  - {at: 1, symbol: b.svg, effect: replace.offUp}").events.first)
        #expect(event.symbol?.path == test.path("in/b.svg"))
        #expect(event.replace?.style == .offUp)
        #expect(event.effects.isEmpty)
    }

    @Test(
        "An error is reported with its position",
        arguments: [
            ("{}", "story.yml: the timeline is empty; expected events"),
            ("events: 3", "story.yml:1:9: expected a list of events"),
            ("events:\n  - 3", "story.yml:2:5: found \"3\"; expected an event such as {at: 1, effect: bounce}"),
            ("evnts: []", "story.yml:1:1: unknown key \"evnts\"; did you mean events?"),
            ("events:\n  - {at: 2, until: 2, effect: pulse}", "story.yml:2:13: \"until\" is not after \"at\""),
            (
                "events:\n  - {weight: bold, until: 2}",
                "story.yml:2:20: \"until\" needs an effect that moves the symbol; expected for example effect: bounce"
            ),
            (
                "events:\n  - {symbol: b.svg, effect: replace, repeat: 3}",
                "story.yml:2:38: \"repeat\" needs an effect that moves the symbol; replace runs once, in its own time"
            ),
            (
                "events:\n  - {palette: red, rendering-mode: multicolor}",
                "story.yml:2:6: \"palette\" selects the palette mode; multicolor excludes it"
            ),
            (
                "events:\n  - {at: 2}",
                "story.yml:2:5: nothing happens in this event; expected an effect or a change such as {weight: bold}"
            ),
            (
                "events:\n  - {at: 0, tint: #ff0000}\n  - {at: 1, tint: red}",
                "story.yml:2:19: \"#\" begins a comment: quote colours, as in '#0a6cff'"
            ),
            (
                "events:\n  - {effect: [pulse, bounce.upp]}",
                "story.yml:2:29: bounce has no .upp; expected up, down, byLayer, wholeSymbol (did you mean up?)"
            ),
            (
                "events:\n  - {effect: \"bounce.upp\"}",
                "story.yml:2:14: bounce has no .upp; expected up, down, byLayer, wholeSymbol (did you mean up?)"
            ),
            ("events:\n  - {effect: pulse@1}", "story.yml:2:14: pulse@1: an event's time is given by \"at\""),
            (
                "events:\n  - {symbol: b.svg, effect: [replace.upUp, replace.offUp]}",
                "story.yml:2:44: replace.offUp: the symbol is replaced twice"
            ),
            (
                "events:\n  - {at: 1, symbol: b.svg}\n  - {at: 1, symbol: c.svg}",
                "story.yml:3:5: the symbol is replaced twice at the same time"
            )
        ])
    func wrong(text: String, message: String) throws { #expect(try refusal(text) == message) }

    @Test("Events at the same time make one keyframe, and their changes accumulate")
    func keyframes() throws {
        try test.icon("a.svg")
        try test.icon("in/b.svg")
        let a = try SymbolDocument(contentsOf: test.path("a.svg")).symbol
        let file = try timeline(
            """
            events:
              - {at: 0, weight: bold}
              - {at: 1, scale: large}
              - {at: 1, variable-value: 0.5}
              - {at: 2, symbol: b.svg, effect: replace}
            """)
        let plan = try AnimationPlan(a, RenderOptions(), file, load: { try SymbolDocument(contentsOf: $0).symbol })
        let keyframes = plan.animation.keyframes
        #expect(keyframes.map(\.begin) == [0, 1, 2])
        #expect(keyframes.map(\.symbol.name) == ["a", "a", "b"])
        #expect(keyframes.map(\.options.weight) == [.bold, .bold, .bold])
        #expect(keyframes.map(\.options.scale) == [nil, .large, .large])
        #expect(keyframes.map(\.options.style.variableValue) == [nil, 0.5, 0.5])
        #expect(keyframes.map { $0.replace != nil } == [false, false, true])
        #expect(plan.span == .untilRest(atLeast: 0))
    }

    @Test("The effect that a symbol prefers is that of the symbol shown, or the replacement of one by another")
    func automatic() throws {
        try test.icon("a.svg")
        try test.icon("in/b.svg")
        let a = try SymbolDocument(contentsOf: test.path("a.svg")).symbol
        func plan(_ event: String) throws -> Animation {
            let file = try timeline("events: [\(event)]")
            return try AnimationPlan(a, RenderOptions(), file) { try SymbolDocument(contentsOf: $0).symbol }.animation
        }
        let alone = try plan("{at: 1, effect: automatic}")
        // A plain icon is not made to be drawn.
        #expect(alone.effects.map(\.effect.name) == ["appear"] && alone.keyframes.count == 1)
        #expect(try plan("{at: 1, effect: [automatic, bounce]}").effects.map(\.effect.name) == ["appear", "bounce"])
        let replacement = try plan("{at: 1, effect: automatic, symbol: b.svg}")
        #expect(replacement.effects.isEmpty && replacement.keyframes.map(\.symbol.name) == ["a", "b"])
        #expect(
            try refusal("events: [{at: 1, effect: automatic, repeat: 2}]")?.hasSuffix(
                "automatic is held until it is released; it does not repeat") == true)
    }

    @Test("A symbol is replaced by its own effect, whatever else changes at the same time and in whatever order")
    func replacementAmongChanges() throws {
        try test.icon("a.svg")
        try test.icon("in/b.svg")
        let a = try SymbolDocument(contentsOf: test.path("a.svg")).symbol
        let replacement = "{at: 1, symbol: b.svg, effect: replace.offUp}"
        let tint = "{at: 1, tint: red}"
        for events in [[replacement, tint], [tint, replacement]] {
            let file = try timeline("events: [\(events.joined(separator: ", "))]")
            let plan = try AnimationPlan(a, RenderOptions(), file, load: { try SymbolDocument(contentsOf: $0).symbol })
            let keyframes = plan.animation.keyframes
            #expect(keyframes.map(\.symbol.name) == ["a", "b"])
            #expect(keyframes.map(\.replace?.style) == [nil, .offUp])
            #expect(keyframes.map(\.options.style.tint) == [nil, Color(red: 1, green: 0, blue: 0)])
        }
    }
}
