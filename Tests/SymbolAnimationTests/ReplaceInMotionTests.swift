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

    private static let options: RenderOptions = {
        var options = RenderOptions()
        options.size = .fit(width: 96, height: 96)
        return options
    }()

    /// The pictures just before and after a replacement begins, and just before and after it ends.
    private func pictures(
        _ names: [String], _ first: RenderOptions = Self.options, into options: RenderOptions = Self.options,
        at begin: Double = 0.1, _ effects: [Animation.Effect] = []
    ) throws -> [[UInt8]] {
        let symbols = try names.map {
            try SymbolDocument(contentsOf: Self.folder.appendingPathComponent($0 + ".svg").path).symbol
        }
        let animation = Animation(
            keyframes: [
                .init(symbols[0], options: first),
                .init(symbols[1], options: options, begin: begin, replace: ReplaceSymbolEffect())
            ],
            effects: effects)
        let end = try begin + #require(Presentation(animation).changes.first).length
        let moments = [max(begin - 1e-6, 0), begin + 1e-6, end - 1e-6, end + 1e-6]
        let sequence = try FrameSequence(animation, options: Self.options, span: .seconds(end + 1), moments: moments)
        return try moments.map { try sequence.pixmap(at: $0).bytes }
    }

    /// The greatest change of a channel of a pixel as the replacement begins or ends.
    private func jump(_ pictures: [[UInt8]]) -> Int {
        [(0, 1), (2, 3)].flatMap { zip(pictures[$0.0], pictures[$0.1]).map { abs(Int($0) - Int($1)) } }.max() ?? 0
    }

    /// Where a region's edge runs along that of a shape, as that of a counter which begins to close, a pixel of which
    /// the counter covers `k` shows `k²(1 - k)` too much: at most 4/27, which is 38 of 255.
    private static let limit = 38

    @Test(
        "Nothing jumps when the replacement of a symbol in motion begins or ends", arguments: effects.indices,
        [
            ["cloud.sun", "cloud.rain"], ["bell", "bell.fill"], ["bell", "Examples/bell.badge"],
            ["folder", "folder.badge.plus"], ["heart.circle", "heart.circle.fill"], ["square", "circle"]
        ])
    func steady(effect: Int, names: [String]) throws {
        let (name, begin, effect) = Self.effects[effect]
        #expect(try jump(pictures(names, at: begin, [effect])) <= Self.limit, "\(name) of \(names)")
    }

    @Test(
        "Nothing jumps when the replacement begins of a symbol that another pen draws than the one that follows",
        arguments: [3, 4], [["triangle.fill", "triangle.slash.fill"], ["leaf", "leaf.fill"]])
    func otherPen(effect: Int, names: [String]) throws {
        let (name, _, effect) = Self.effects[effect]
        let pictures = try pictures(names, at: 0.2, [effect])
        let changes = zip(pictures[0], pictures[1]).map { abs(Int($0) - Int($1)) }
        #expect(try #require(changes.max()) <= Self.limit, "\(name) of \(names)")
    }

    @Test(
        "A layer that the symbols share but for a fraction of a pixel does not jump",
        arguments: [["at.circle", "at.square"], ["at.square", "at.circle"]])
    func shared(names: [String]) throws { #expect(try jump(pictures(names)) <= Self.limit) }

    @Test(
        "Gradients do not jump when a symbol turns, moves or morphs into another",
        arguments: [["arrow.up", "arrow.down"], ["chevron.up", "chevron.down"], ["square", "circle"], ["play", "pause"]]
    )
    func gradient(names: [String]) throws {
        var shaded = Self.options
        (shaded.style.colorRendering, shaded.style.tint) = (.gradient, Color(red: 0.2, green: 0, blue: 0))
        let jump = jump(try pictures(names, shaded, into: shaded))
        #expect(jump <= Self.limit, "\(names)")
    }

    /// Where a region's edge runs along a shape's from outside, a pixel of which both cover `k` shows `k²`: at most a
    /// quarter is missing.
    @Test(
        "An outline that is filled stays whole as that begins",
        arguments: [
            ["pencil", "pencil.fill"], ["pencil.fill", "pencil"], ["pill", "pill.fill"], ["ruler", "ruler.fill"]
        ])
    func whole(names: [String]) throws { #expect(try jump(pictures(names)) <= 64) }

    @Test(
        "An outline that is filled at another weight and scale does not jump",
        arguments: [
            ["leaf", "leaf.fill"], ["leaf.fill", "leaf"], ["bell.circle", "bell.circle.fill"],
            ["truck.fill", "truck"], ["school.slash", "school.slash.fill"]
        ])
    func resized(names: [String]) throws {
        var options = Self.options
        (options.weight, options.scale) = (.black, .large)
        #expect(try jump(pictures(names, into: options)) <= 64)
    }

    @Test(
        "An outline that is filled in another colour changes its colour gradually",
        arguments: [["bell.circle", "bell.circle.fill"], ["bell.circle.fill", "bell.circle"], ["drop", "drop.fill"]])
    func recolored(names: [String]) throws {
        var tinted = Self.options
        tinted.style.tint = Color(red: 1, green: 0, blue: 0)
        let pictures = try pictures(names, into: tinted)
        #expect(jump(pictures) <= Self.limit)
        #expect(zip(pictures[1], pictures[2]).contains { abs(Int($0) - Int($1)) > 200 })
    }
}
