import Foundation
import SymbolEffects
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import Testing

@testable import SymbolAnimation

/// Symbols of the set in `Symbols/` that change again before they have been replaced.
@Suite struct InterruptedReplaceTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    private static let options: RenderOptions = {
        var options = RenderOptions()
        options.size = .fit(width: 48, height: 48)
        return options
    }()

    private static func keyframe(
        _ name: String, at begin: Double, weight: Weight? = nil, _ replace: ReplaceSymbolEffect? = nil
    ) throws -> Animation.Keyframe {
        var options = options
        options.weight = weight
        let symbol = try SymbolDocument(contentsOf: folder.appendingPathComponent(name + ".svg").path).symbol
        return Animation.Keyframe(symbol, options: options, begin: begin, replace: replace)
    }

    private func sequence(_ keyframes: [Animation.Keyframe], speed: Double = 1) throws -> FrameSequence {
        try FrameSequence(
            Animation(keyframes: keyframes, speed: speed), options: Self.options, rate: .standard,
            span: .untilRest(atLeast: 0))
    }

    @Test(
        "What a replacement clips moves with an effect that acts meanwhile, so that nothing jumps at its end",
        arguments: [("bell", "bell.slash"), ("star.circle.fill", "star.circle"), ("heart.circle", "heart.circle.fill")])
    func clipsInMotion(old: String, new: String) throws {
        let keyframes = [try Self.keyframe(old, at: 0), try Self.keyframe(new, at: 0.6, ReplaceSymbolEffect())]
        let end = try #require(try sequence(keyframes).completion)
        func change(_ effects: [Animation.Effect]) throws -> Int {
            let animation = Animation(keyframes: keyframes, effects: effects)
            let moments = [0.6 - 1e-6, 0.6 + 1e-6, end - 1e-6, end + 1e-6]
            let sequence = try FrameSequence(
                animation, options: Self.options, span: .seconds(end + 1), moments: moments)
            let pictures = try moments.map { try sequence.pixmap(at: $0).bytes }
            return [(0, 1), (2, 3)].reduce(0) { worst, pair in
                let jumps = zip(pictures[pair.0], pictures[pair.1]).map { abs(Int($0) - Int($1)) }
                return max(worst, jumps.reduce(0, +))
            }
        }
        let scaled = try change([.indefinite(.scale, during: 0...)])
        // The symbol is 1.15 times as large, and so are the edges of a counter that opens or closes.
        #expect(try Double(scaled) <= 1.3 * Double(change([])) + 255)
    }

    private func icon(_ paths: String, at begin: Double) throws -> Animation.Keyframe {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>\(paths)</svg>"
        let symbol = try SymbolDocument(parsing: Array(text.utf8), name: "icon").symbol
        return Animation.Keyframe(symbol, options: Self.options, begin: begin)
    }

    /// Plates that correspond, but of icons, whose elements keep their own paints and cannot change their outlines; and
    /// elements of the same outline.
    @Test(
        "Layers of icons that correspond without being alike fade into each other",
        arguments: [
            (
                "<path d='M2 0H14V16H2ZM4 3V6H12V3Z'/>",
                "<path d='M7 7H10V10H7Z'/><path d='M2 0H14V16H2ZM6 5V14H12V5Z'/>"
            ),
            ("<circle cx='8' cy='8' r='6' fill='red'/>", "<circle cx='8' cy='8' r='6' fill='green'/>"),
            ("<circle cx='8' cy='8' r='6'/>", "<circle cx='8' cy='8' r='6' fill='none' stroke='#000'/>"),
            ("<path stroke='#000' d='M2 8H14'/>", "<path stroke='#000' stroke-width='6' d='M2 8H14'/>"),
            ("<path d='M2 2H14V14H2Z'/>", "<path opacity='.2' d='M2 2H14V14H2Z'/>")
        ])
    func icons(old: String, new: String) throws {
        let sequence = try sequence([icon(old, at: 0), icon(new, at: 0.1)])
        let pictures = try (0...200).map { try sequence.pixmap(at: 0.1 + Double($0) / 400).bytes }
        #expect(pictures.first != pictures.last)
        let jumps = zip(pictures, pictures.dropFirst()).map { before, after in
            zip(before, after).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
        }
        #expect(try #require(jumps.max()) < 64)
    }

    @Test("An icon's element of the same outline and paint is drawn once while another changes")
    func keptElement() throws {
        let plate = "<circle cx='8' cy='8' r='6' fill='green' fill-opacity='.5'/>"
        let presentation = try Presentation(
            Animation(keyframes: [icon(plate, at: 0), icon(plate + "<path d='M7 7H9V9H7Z'/>", at: 0.1)]))
        #expect(presentation.layers(at: 0.3).count == 2)
    }

    /// The difference between two moments, as a fraction of that between two others.
    private func jump(
        _ sequence: FrameSequence, over moments: (Double, Double), of others: (Double, Double)
    ) throws
        -> Double
    {
        func difference(_ moments: (Double, Double)) throws -> Double {
            let pictures = try [moments.0, moments.1].map { try sequence.pixmap(at: $0).bytes }
            return zip(pictures[0], pictures[1]).reduce(0) { $0 + abs(Double($1.0) - Double($1.1)) }
        }
        return try difference(moments) / difference(others)
    }

    @Test("A symbol that has disappeared is not shown again when another replaces it and appears")
    func gone() throws {
        let keyframes = try [Self.keyframe("bell", at: 0), Self.keyframe("star", at: 1)]
        let coming = Animation.Effect.transition(AppearSymbolEffect(), at: 1)
        for isGone in [false, true] {
            let going = Animation.Effect.transition(DisappearSymbolEffect(), at: isGone ? 0.1 : 0.9)
            let presentation = try Presentation(Animation(keyframes: keyframes, effects: [going, coming]))
            let layers = presentation.symbols.map(\.subject.layers.count)
            #expect(presentation.layers(at: 1.02).count == (isGone ? layers[1] : layers[0]))
        }
    }

    @Test(
        "A symbol that has disappeared stays so when one that disappears more slowly replaces it",
        arguments: [("play.circle.fill", "cloud.sun", 0.86, 0), ("minus", "person.3", 0.23, 1)])
    func staysGone(former: String, next: String, begin: Double, pair: Int) throws {
        let (off, on): (Animation.Effect, Animation.Effect) =
            pair == 0
            ? (.transition(.drawOff), .transition(.drawOn, at: 1.2))
            : (.transition(.disappear), .transition(.appear, at: 1.2))
        let keyframes = try [Self.keyframe(former, at: 0), Self.keyframe(next, at: begin)]
        // By itself, the next symbol would still be visible.
        let alone = try Presentation(Animation(keyframes: [Self.keyframe(next, at: 0)], effects: [off]))
        #expect(alone.layers(at: begin).contains { $0.isVisible })
        let presentation = try Presentation(Animation(keyframes: keyframes, effects: [off, on]))
        for frame in 0...30 {
            let layers = presentation.layers(at: begin + Double(frame) / 30)
            #expect(layers.contains { $0.isVisible } == (begin + Double(frame) / 30 > 1.2), "\(frame)")
        }
        #expect(presentation.layers(at: 4).allSatisfy { $0.state == .identity || !$0.layer.paints || $0.isVisible })
    }

    /// The second change begins at 0.3 seconds, the first at 0.1.
    @Test(
        "A replacement is complete when the next change begins, and a change when a replacement begins",
        arguments: [ReplaceSymbolEffect(.downUp, isMagic: false), ReplaceSymbolEffect(.upUp), ReplaceSymbolEffect()])
    func continuous(effect: ReplaceSymbolEffect) throws {
        let chains = [
            [("bell", nil), ("bell.slash", effect), ("star", effect)],
            [("bell", nil), ("star", effect), ("bell", effect)]
        ]
        for chain in chains {
            let sequence = try sequence(
                zip(chain, [0, 0.1, 0.3]).map { try Self.keyframe($0.0, at: $1, $0.1) })
            // Otherwise nearly all of the difference would appear at once.
            let jump = try jump(sequence, over: (0.3 - 1e-6, 0.3), of: (0, 0.3))
            #expect(jump < 0.01, "\(chain.map(\.0)): \(jump)")
        }
        let weights = try sequence([
            Self.keyframe("bell", at: 0), Self.keyframe("bell", at: 0.1, weight: .black),
            Self.keyframe("star", at: 0.3, weight: .black, effect),
            Self.keyframe("star", at: 0.5, weight: .thin)
        ])
        #expect(try jump(weights, over: (0.3 - 1e-6, 0.3), of: (0, 0.3)) < 0.01)
        #expect(try jump(weights, over: (0.5 - 1e-6, 0.5), of: (0.3, 0.5)) < 0.01)
    }

    @Test("A change with enough time keeps its speed, and an animation ends with its last change")
    func pace() throws {
        let effect = ReplaceSymbolEffect(.downUp, isMagic: false)
        let bell = try Self.keyframe("bell", at: 0)
        let alone = try sequence([bell, Self.keyframe("star", at: 0.1, effect)])
        let followed = try sequence([bell, Self.keyframe("star", at: 0.1, effect), Self.keyframe("bell", at: 3, effect)]
        )
        for moment in [0.2, 0.3, 0.4] {
            #expect(alone.layerStates(at: moment) == followed.layerStates(at: moment))
        }
        // A change of weight is shorter than the replacement that it follows at once.
        let hurried = try sequence([
            bell, Self.keyframe("star", at: 0.1, effect), Self.keyframe("star", at: 0.11, weight: .black)
        ])
        let length = try #require(
            Presentation(Animation(keyframes: [bell, Self.keyframe("bell", at: 0.11, weight: .black)])).end)
        #expect(hurried.completion == length)
    }
}
