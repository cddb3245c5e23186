import Foundation
import SymbolEffects
import SymbolFiles
import SymbolGeometry
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import Testing

@testable import SymbolAnimation

/// Symbols of the set in `Symbols/`, drawn on and off as a whole.
@Suite struct DrawnSetTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    static let names = [
        "gear.simple", "crown", "bookmark", "moon", "location.arrow", "heart", "star", "bolt", "bell",
        "checkmark.circle",
        "heart.fill", "bolt.fill", "moon.fill", "bell.fill", "star.fill",
        "checkmark.circle.fill", "bell.slash", "folder.badge.plus", "battery", "bandage", "calculator", "envelope",
        "lock",
        "progress.circle", "signature", "trash", "wifi.slash", "person.2.fill", "pause.fill", "phone.fill"
    ]

    private func sequence(
        _ name: String, _ spec: String, _ weight: Weight? = nil, _ direction: LayoutDirection? = nil
    ) throws -> FrameSequence {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent(name + ".svg").path).symbol
        return try sequence(symbol, spec, weight, direction)
    }

    private func sequence(
        _ symbol: Symbol, _ spec: String, _ weight: Weight? = nil, _ direction: LayoutDirection? = nil
    ) throws -> FrameSequence {
        var options = RenderOptions()
        (options.weight, options.layoutDirection) = (weight, direction)
        options.size = .fit(width: 48, height: 48)
        let plan = try AnimationPlan(symbol, to: nil, options, [EffectSpec(spec)], EffectOptions(), duration: nil)
        return try FrameSequence(plan.animation, options: options, rate: .standard, span: plan.span)
    }

    private func alphas(_ frame: Int, of frames: FrameSequence) throws -> [Int] {
        let bytes = try frames.pixmap(ofFrame: frame).bytes
        return stride(from: 3, to: bytes.count, by: 4).map { Int(bytes[$0]) }
    }

    private func alphas(_ name: String, _ spec: String) throws -> [[Int]] {
        let frames = try sequence(name, spec)
        return try frames.frames.map { try alphas($0, of: frames) }
    }

    /// At 0.45 seconds, the sweep of the badge has covered a part of its area so small that it is rounded.
    @Test("Nothing that is swept from the right shows for a single moment", arguments: ["drawOn", "drawOff"])
    func momentary(spec: String) throws {
        let frames = try sequence("cart.badge.minus", spec, nil, .rightToLeft)
        let pictures = try [0.45 - 1e-6, 0.45, 0.45 + 1e-6].map { try frames.pixmap(at: $0).bytes }
        #expect(zip(pictures[0], pictures[1]).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
        #expect(zip(pictures[1], pictures[2]).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    }

    /// They restore their ground twice, one gap on the other.
    @Test("Nothing remains of a symbol that has been drawn off", arguments: ["sofa.circle.fill", "ship.square.fill"])
    func nothingLeft(name: String) throws {
        var options = RenderOptions()
        (options.size, options.style.mode) = (.fit(width: 48, height: 48), .hierarchical)
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent(name + ".svg").path).symbol
        let animation = Animation(
            keyframes: [.init(symbol, options: options)], effects: [.transition(DrawOffSymbolEffect())])
        let frames = try FrameSequence(animation, options: options)
        #expect(try frames.pixmap(at: 0).bytes.contains { $0 > 0 })
        #expect(try frames.pixmap(at: 9).bytes.allSatisfy { $0 == 0 })
    }

    @Test(
        "A frame drawn after the previous one equals the frame drawn alone",
        arguments: ["gear.simple", "bell.slash", "folder.badge.plus", "signature"],
        ["drawOn.individually", "variableColor", "wiggle.byLayer"])
    func frames(name: String, spec: String) throws {
        let frames = try sequence(name, spec)
        try frames.forEach(prepare: { $0 }) { frame, pixmap in
            let alone = try frames.pixmap(ofFrame: frame)
            #expect(alone == pixmap)
        }
    }

    @Test(
        "Every weight is drawn in the same order and direction, and takes as long",
        arguments: [
            "arrow.clockwise", "arrow.branch.square", "arrow.2.cycle.square", "app.dot.fill", "character.circle.fill",
            "snowflake.circle", "headphones.fill", "fan", "tree.fill", "character.ru", "sparkle", "infinity.square"
        ])
    func weights(name: String) throws {
        let sequences = try [Weight.ultralight, .regular, .black].map { try sequence(name, "drawOn", $0) }
        #expect(Set(sequences.map(\.frames)).count == 1)
        for share in [0.25, 0.5, 0.75] {
            let middles = try sequences.map { frames in
                let frame = Int(Double(frames.count) * share)
                return try middle(alphas(frame, of: frames), width: frames.width)
            }
            #expect(middles.allSatisfy { $0.distance(to: middles[1]) < 5 })
        }
    }

    /// The truck is mirrored, and the disc is not.
    @Test("A solid shape is swept over in reading direction", arguments: ["circle.fill", "truck.fill"])
    func readingDirection(name: String) throws {
        for (direction, side) in [(LayoutDirection.leftToRight, -1.0), (.rightToLeft, 1.0)] {
            let frames = try sequence(name, "drawOn", nil, direction)
            let part = try middle(alphas(frames.count * 2 / 5, of: frames), width: frames.width)
            #expect((part.x - Double(frames.width) / 2) * side > 2)
        }
    }

    /// The centre of the ink, in pixels.
    private func middle(_ alphas: [Int], width: Int) -> Point {
        let sum = alphas.indices.reduce(Point.zero) {
            $0 + Point(Double($1 % width), Double($1 / width)) * Double(alphas[$1])
        }
        return sum / Double(max(alphas.reduce(0, +), 1))
    }

    /// Drawn as in Regular, a shape that is no such stroke in another weight once spread all over the picture.
    @Test(
        "Thin and bold drawings are drawn on within their stills",
        arguments: [("character.ru", Weight.ultralight), ("sparkle", .black)])
    func extremes(name: String, weight: Weight) throws {
        let sequence = try sequence(name, "drawOn.wholeSymbol", weight)
        let frames = try sequence.frames.map { try alphas($0, of: sequence) }
        let still = try #require(frames.last)
        for frame in frames { #expect(zip(frame, still).allSatisfy { $0 <= $1 + 24 }) }
    }

    @Test("Drawn on, ink only grows within the still, by at most a fifth of it per frame", arguments: names)
    func drawnOn(name: String) throws {
        let frames = try alphas(name, "drawOn.wholeSymbol")
        let still = try #require(frames.last)
        let ink = still.reduce(0, +)
        #expect(frames.first?.allSatisfy { $0 == 0 } == true)
        for (before, after) in zip(frames, frames.dropFirst()) {
            #expect(zip(after, still).allSatisfy { $0 <= $1 + 24 })
            // Edges of cuts are blended with those of the outline, so a few pixels fade a little as the pen passes.
            let lost = zip(before, after).reduce(0) { $0 + max(0, $1.0 - $1.1 - 24) }
            #expect(lost < ink / 200)
            #expect(after.reduce(0, +) - before.reduce(0, +) <= ink / 5)
        }
    }

    /// Its pens are as wide as a third of its lines are long.
    @Test("The tips of a fat cross grow, so that a frame adds at most a fifth of the ink")
    func fatCross() throws {
        let outline = "M8.5 2h7v6.5h6.5v7h-6.5v6.5h-7v-6.5H2v-7h6.5z"
        let icon = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='\(outline)'/></svg>"
        let frames = try sequence(try SymbolDocument(parsing: Array(icon.utf8), name: "cross").symbol, "drawOn")
        let ink = try frames.frames.map { try alphas($0, of: frames).reduce(0, +) }
        let whole = try #require(ink.last)
        for (before, after) in zip(ink, ink.dropFirst()) { #expect(after - before <= whole / 5) }
    }

    @Test("Strokes that cross at acute angles are drawn through, in few pieces")
    func crossings() throws {
        let frames = try sequence("atom", "drawOn.wholeSymbol")
        let counts = try frames.frames.map { try pieces(alphas($0, of: frames), width: frames.width) }
        #expect(counts.dropFirst(2).allSatisfy { 1...5 ~= $0 })
        // The orbits, and the nucleus within them.
        #expect(counts.last == 2)
    }

    /// The number of connected areas of ink.
    private func pieces(_ alphas: [Int], width: Int) -> Int {
        var (open, count) = (Set(alphas.indices.filter { alphas[$0] > 127 }), 0)
        while let seed = open.first {
            var (edge, next) = ([seed], 0)
            count += 1
            open.remove(seed)
            while next < edge.count {
                let (x, y) = (edge[next] % width, edge[next] / width)
                for cell in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] where 0..<width ~= cell.0 {
                    if open.remove(cell.1 * width + cell.0) != nil { edge.append(cell.1 * width + cell.0) }
                }
                next += 1
            }
        }
        return count
    }

    @Test(
        "If the first layer begins under an eraser of another, there is no pause in which nothing is visible",
        arguments: ["person.2.fill", "paperclip.badge.plus", "printer.slash.fill"])
    func hiddenStart(name: String) throws {
        let frames = try alphas(name, "drawOn")
        #expect(frames[3].reduce(0, +) > 255)
    }

    @Test("Drawn off in either direction, no frame removes more than a fifth, and nothing is left", arguments: names)
    func drawnOff(name: String) throws {
        let drawn = try sequence(name, "drawOn.wholeSymbol")
        let still = try alphas(#require(drawn.frames.last), of: drawn)
        let ink = still.reduce(0, +)
        for spec in ["drawOff.wholeSymbol", "drawOff.reversed.wholeSymbol"] {
            let off = try alphas(name, spec)
            #expect(off.first == still && off.last?.allSatisfy { $0 == 0 } == true)
            for (before, after) in zip(off, off.dropFirst()) {
                #expect(before.reduce(0, +) - after.reduce(0, +) <= ink / 5)
            }
        }
    }
}
