import Foundation
import SymbolColor
import SymbolEffects
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import Testing

@testable import SymbolAnimation

/// Symbols of the set in `Symbols/` that are replaced while an effect moves both.
@Suite struct ReplaceInMotionTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    private static let effects: [(name: String, begin: Double, effect: Animation.Effect)] = [
        ("scale", 0.2, .indefinite(.scale.up.byLayer, during: 0...)),
        ("bounce", 0.2, .discrete(.bounce.byLayer)), ("appear", 0.2, .transition(.appear.byLayer)),
        ("drawOff", 0, .transition(.drawOff, at: 0.1)), ("drawOn", 0.1, .transition(.drawOn))
    ]

    /// Where a region's edge runs along that of a shape, as that of a counter which begins to close, a pixel of which the
    /// counter covers `k` shows `k²(1 - k)` too much: at most 4/27, which is 38 of 255.
    @Test(
        "Nothing jumps when the replacement of a symbol in motion begins or ends", arguments: effects.indices,
        [
            ["cloud.sun", "cloud.rain"], ["bell", "bell.fill"], ["bell", "Examples/bell.badge"],
            ["folder", "folder.badge.plus"],
            ["heart.circle", "heart.circle.fill"], ["square", "circle"]
        ])
    func steady(effect: Int, names: [String]) throws {
        var options = RenderOptions()
        options.size = .fit(width: 96, height: 96)
        let (name, begin, effect) = Self.effects[effect]
        let symbols = try names.map {
            try SymbolDocument(contentsOf: Self.folder.appendingPathComponent($0 + ".svg").path).symbol
        }
        let animation = Animation(
            keyframes: [
                .init(symbols[0], options: options),
                .init(symbols[1], options: options, begin: begin, replace: ReplaceSymbolEffect())
            ],
            effects: [effect])
        let change = try #require(Presentation(animation).changes.first)
        let end = begin + change.length
        let moments = [max(begin - 1e-6, 0), begin + 1e-6, end - 1e-6, end + 1e-6]
        let sequence = try FrameSequence(animation, options: options, span: .seconds(end + 1), moments: moments)
        let pictures = try moments.map { try sequence.pixmap(at: $0).bytes }
        for (before, after) in [(pictures[0], pictures[1]), (pictures[2], pictures[3])] {
            let jump = zip(before, after).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
            #expect(jump <= 38, "\(name) of \(names)")
        }
    }

    /// The frame is black at first and red at the end; what is left is the edge of the counter, as above.
    @Test(
        "An outline that is filled in another colour changes its colour gradually",
        arguments: [["bell.circle", "bell.circle.fill"], ["bell.circle.fill", "bell.circle"], ["drop", "drop.fill"]])
    func recolored(names: [String]) throws {
        var options = RenderOptions()
        options.size = .fit(width: 96, height: 96)
        var tinted = options
        tinted.style.tint = Color(red: 1, green: 0, blue: 0)
        let symbols = try names.map {
            try SymbolDocument(contentsOf: Self.folder.appendingPathComponent($0 + ".svg").path).symbol
        }
        let animation = Animation(keyframes: [
            .init(symbols[0], options: options),
            .init(symbols[1], options: tinted, begin: 0.1, replace: ReplaceSymbolEffect())
        ])
        let end = try 0.1 + #require(Presentation(animation).changes.first).length
        let moments = [0.1 - 1e-6, 0.1 + 1e-6, end - 1e-6, end + 1e-6]
        let sequence = try FrameSequence(animation, options: options, span: .seconds(end + 1), moments: moments)
        let pictures = try moments.map { try sequence.pixmap(at: $0).bytes }
        for (before, after) in [(pictures[0], pictures[1]), (pictures[2], pictures[3])] {
            #expect(zip(before, after).allSatisfy { abs(Int($0) - Int($1)) <= 38 })
        }
        #expect(zip(pictures[1], pictures[2]).contains { abs(Int($0) - Int($1)) > 200 })
    }
}
