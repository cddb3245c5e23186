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

/// Replacements among symbols of the set.
@Suite struct SetReplaceTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    private static let pairs = [
        ("cloud", "cloud.sun"), ("person", "person.2"), ("person.2", "person.3"), ("speaker", "speaker.wave"),
        ("lock", "lock.open"), ("envelope", "envelope.open"), ("play", "pause"), ("play.circle", "pause.circle"),
        ("bell", "bell.slash"), ("bell", "bell.badge.plus"), ("bell", "bell.fill"), ("bell.circle", "bell.circle.fill"),
        ("bell.circle", "heart.circle.fill"), ("lock", "lock.fill"),
        ("square", "checkmark.square"), ("square.fill", "plus.square.fill"), ("ear", "ear.waves"),
        ("chevron.left", "chevron.left.circle.fill"), ("doc.square.fill", "doc"), ("person.2", "person.2.circle.fill")
    ]

    private func symbol(_ name: String) throws -> Symbol {
        try SymbolDocument(contentsOf: Self.folder.appendingPathComponent(name + ".svg").path).symbol
    }

    private func frames(_ symbols: [Symbol], _ change: (inout RenderOptions) -> Void = { _ in }) throws -> FrameSequence
    {
        var options = RenderOptions()
        change(&options)
        let keyframes = symbols.enumerated().map { number, symbol in
            Animation.Keyframe(
                symbol, options: options, begin: 0, replace: number == 0 ? nil : ReplaceSymbolEffect())
        }
        return try FrameSequence(
            Animation(keyframes: keyframes), options: options, rate: FrameRate(60) ?? .standard,
            span: .untilRest(atLeast: 0))
    }

    @Test("Both symbols are of one family, with the same plan at every weight and scale", arguments: pairs)
    func plans(old: String, new: String) throws {
        let (old, new) = (try symbol(old), try symbol(new))
        let plans = try Weight.allCases.flatMap { weight in
            try Scale.allCases.map { scale in
                var options = RenderOptions()
                (options.weight, options.scale) = (weight, scale)
                return try MagicPlan(replacing: old, with: new, options)
            }
        }
        #expect(plans.count == 27)
        #expect(Set(plans).count == 1)
        #expect(plans[0].isRelated)
    }

    @Test(
        "Symbols of one family are replaced whole where only a detail is the same, or their drawings differ",
        arguments: [
            ("leaf", "leaf.branch"), ("hand.tap", "hand.thumbsdown"), ("hand.point.down", "hand.raised"),
            ("arrow.uturn.left", "arrow.down.right"), ("trend.down", "trend.up")
        ])
    func strangers(old: String, new: String) throws {
        #expect(try !MagicPlan(replacing: symbol(old), with: symbol(new), RenderOptions()).isRelated)
    }

    @Test(
        "What lies in the same place fades where it cannot morph, and lines that only turn or bend morph",
        arguments: [
            ("cloud", "cloud.download", MagicAction.Kind.crossFade), ("tray", "tray.xmark", .crossFade),
            ("arrow.left", "arrow.up.left", .morph), ("face.frown", "face.smile", .morph), ("lock", "lock.open", .morph)
        ])
    func relatives(old: String, new: String, kind: MagicAction.Kind) throws {
        let plan = try MagicPlan(replacing: symbol(old), with: symbol(new), RenderOptions())
        #expect(plan.isRelated && plan.actions.contains { $0.kind == kind })
    }

    @Test("A slash that runs the other way is drawn as the old one vanishes, and does not turn")
    func turnedSlash() throws {
        let plan = try MagicPlan(
            replacing: try symbol("sidebar.left.slash"), with: try symbol("sidebar.right.slash"), RenderOptions())
        #expect(plan.actions.count { $0.kind == .slashOff } == 2 && plan.actions.count { $0.kind == .slashOn } == 2)
    }

    @Test("A symbol's own bar is not a slash that appears and disappears")
    func ownBar() throws {
        let plan = try MagicPlan(
            replacing: try symbol("percent"), with: try symbol("percent.circle"), RenderOptions())
        #expect(!plan.actions.contains { $0.kind == .slashOff || $0.kind == .slashOn })
    }

    @Test("A counter closes in every rendering mode", arguments: [RenderingMode.monochrome, .hierarchical, .multicolor])
    func modes(mode: RenderingMode) throws {
        var options = RenderOptions()
        options.style.mode = mode
        let plan = try MagicPlan(replacing: try symbol("bell.circle"), with: try symbol("bell.circle.fill"), options)
        #expect(plan.actions.contains { $0.kind == .fill })
    }

    @Test("The first frame is the still of one symbol, the last that of the other", arguments: pairs)
    func ends(old: String, new: String) throws {
        let (old, new) = (try symbol(old), try symbol(new))
        let frames = try frames([old, new])
        #expect(try frames.list(at: 0) == self.frames([old]).list(at: 0))
        let end = try #require(frames.completion)
        #expect(try frames.list(at: end).items.count == self.frames([new]).list(at: 0).items.count)
        #expect(frames.list(at: end) == frames.list(at: end + 1))
    }

    @Test("An enclosure closes over the drawing that it cuts out, and opens around it, without a jump")
    func enclosing() throws {
        let (plain, enclosed) = (try symbol("chevron.left"), try symbol("chevron.left.circle.fill"))
        for symbols in [[plain, enclosed], [enclosed, plain]] {
            let frames = try frames(symbols) { $0.size = .pixels(80) }
            let pictures = try frames.frames.map { try frames.pixmap(ofFrame: $0).bytes }
            let jumps = zip(pictures, pictures.dropFirst()).map { before, after in
                let changes = zip(before, after).map { abs(Int($0) - Int($1)) }
                return Double(changes.reduce(0, +)) / Double(255 * before.count / 4)
            }
            #expect((jumps.max() ?? 1) < 0.18)
        }
    }

    @Test(
        "What one symbol clears behind a layer and the other does not, and cutouts of a new one, do so gradually",
        arguments: [
            ("planet.circle.fill", "planet", RenderingMode.hierarchical, 0.055),
            ("arrange.back", "arrange.back.circle.fill", .hierarchical, 0.055),
            ("truck.circle.fill", "truck.fill", .hierarchical, 0.11),
            ("ship.circle.fill", "ship.fill", .multicolor, 0.11),
            ("table.slash", "table.circle.fill", .monochrome, 0.055)
        ])
    func clearing(old: String, new: String, mode: RenderingMode, limit: Double) throws {
        let frames = try frames([symbol(old), symbol(new)]) { options in
            options.size = .pixels(72)
            options.style.mode = mode
        }
        let end = try #require(frames.completion)
        let pictures = try stride(from: 0, to: end, by: 1.0 / 240).map { try frames.pixmap(at: $0) }
        let jumps = zip(pictures, pictures.dropFirst()).map(change)
        let (jump, most) = (try #require(jumps.max()), try #require(pictures.map(ink).max()))
        // In one frame of 240 a second, the motion itself changes at most a twentieth, and a tenth as a whole symbol
        // scales and fades.
        #expect(Double(jump) < limit * Double(most))
    }

    /// The sum of all alpha.
    private func ink(_ picture: Pixmap) -> Int {
        stride(from: 3, to: picture.bytes.count, by: 4).reduce(0) { $0 + Int(picture.bytes[$1]) }
    }

    /// The sum of the greatest changes of a channel of all pixels.
    private func change(_ before: Pixmap, _ after: Pixmap) -> Int {
        let changes = zip(before.bytes, after.bytes).map { abs(Int($0) - Int($1)) }
        return stride(from: 0, to: changes.count, by: 4).reduce(0) { $0 + (changes[$1..<$1 + 4].max() ?? 0) }
    }

    @Test(
        "An enclosure leaves no almost blank picture as it is filled, or appears behind the drawing that it cuts out",
        arguments: [
            ("hexagon", "hexagon.circle.fill", 0.6), ("flower", "flower.circle.fill", 0.6),
            ("plus", "plus.circle.fill", 0.6), ("bubble.circle", "bubble.square.fill", 1),
            ("heart.square", "heart.circle.fill", 1), ("qrcode.square", "qrcode.square.fill", 1),
            ("flashlight.circle", "flashlight.circle.fill", 1)
        ])
    func neverFaint(outline: String, filled: String, scale: Double) throws {
        for symbols in [[outline, filled], [filled, outline]] {
            let frames = try frames(try symbols.map(symbol)) { $0.size = .pixels(48) }
            let inks = try frames.frames.map { ink(try frames.pixmap(ofFrame: $0)) }
            // A drawing has all its ink, at the scale that it has in the enclosure, before that appears behind it.
            let least = Double(min(try #require(inks.first), try #require(inks.last))) * scale * scale
            #expect(inks.allSatisfy { Double($0) > 0.7 * least })
        }
    }

    @Test("A variable value draws as much just after the start and just before the end as at them")
    func drawnInPart() throws {
        for (old, new) in [("bell", "bell.fill"), ("bell", "bell.slash"), ("cloud", "cloud.rain")] {
            let frames = try frames([symbol(old), symbol(new)]) {
                $0.size = .pixels(48)
                ($0.style.variableValue, $0.style.variableValueMode) = (0.4, .draw)
            }
            let pictures = try [0, 1, frames.frames.upperBound - 2, frames.frames.upperBound - 1].map { frame in
                let bytes = try frames.pixmap(ofFrame: frame).bytes
                return stride(from: 3, to: bytes.count, by: 4).map { Int(bytes[$0]) }
            }
            for (a, b) in [(0, 1), (2, 3)] {
                let change = zip(pictures[a], pictures[b]).reduce(0) { $0 + abs($1.0 - $1.1) }
                #expect(change * 8 < pictures[a].reduce(0, +))
            }
        }
    }

    @Test("The contents of an enclosure are visible while the counter closes and opens: there is never a blank disc")
    func neverBlank() throws {
        let (outline, filled) = (try symbol("bell.circle"), try symbol("bell.circle.fill"))
        for symbols in [[outline, filled], [filled, outline]] {
            let frames = try frames(symbols) { $0.size = .pixels(120) }
            let pictures = try frames.frames.map { try frames.pixmap(ofFrame: $0) }
            let (first, last) = (try #require(pictures.first), try #require(pictures.last))
            func isInked(_ picture: Pixmap, _ x: Int, _ y: Int) -> Bool {
                picture.bytes[(y * picture.width + x) * 4 + 3] > 127
            }
            // Neighbours across the drawing's edge, within the counter, where the stills are each other's inverse.
            let (width, height) = (first.width, first.height)
            let edges = (height / 3..<height * 2 / 3).flatMap { y in
                (width / 3..<width * 2 / 3).map { (x: $0, y: y) }.filter { pixel in
                    let pairs = [first, last].map { [isInked($0, pixel.x, pixel.y), isInked($0, pixel.x + 3, pixel.y)] }
                    return pairs[0][0] != pairs[0][1] && pairs[0] == pairs[1].reversed()
                }
            }
            #expect(edges.count > 20)
            for picture in pictures {
                let seen = edges.filter { isInked(picture, $0.x, $0.y) != isInked(picture, $0.x + 3, $0.y) }
                #expect(seen.count * 3 > edges.count)
            }
        }
    }

    /// When their regions overlapped, both symbols showed there at once: everything turned black, and then white again.
    ///
    /// Ink that only the first symbol has must disappear.
    @Test(
        "Counters close side by side, and what has become ink stays ink",
        arguments: ["fan", "propeller", "truck"])
    func counters(name: String) throws {
        let frames = try frames([symbol(name), symbol(name + ".fill")]) { $0.size = .pixels(80) }
        let ink = try frames.frames.map { frame in
            let bytes = try frames.pixmap(ofFrame: frame).bytes
            return stride(from: 3, to: bytes.count, by: 4).map { Int(bytes[$0]) }
        }
        let sums = ink.map { $0.reduce(0, +) }
        let (first, last, most) = (try #require(ink.first), try #require(ink.last), try #require(sums.max()))
        let opened = zip(first, last).reduce(0) { $0 + max($1.0 - $1.1, 0) }
        let lost = zip(sums, sums.dropFirst()).reduce(0) { $0 + max($1.0 - $1.1, 0) }
        #expect((lost - opened) * 20 < most)
    }

    @Test(
        "Outlines and filled forms never fade: lines may be open, crossed out or drawn over several shapes",
        arguments: ["gift", "school", "graduationcap", "clipboard", "ear", "bag.slash", "lock.slash"])
    func fills(name: String) throws {
        let (outline, filled) = (try symbol(name), try symbol(name + ".fill"))
        for symbols in [[outline, filled], [filled, outline]] {
            for weight in [Weight.ultralight, .regular, .black] {
                let frames = try frames(symbols) { ($0.size, $0.weight) = (.pixels(60), weight) }
                // Only edges are neither ink nor ground; a fading layer would add all of its area.
                let greys = try frames.frames.map { frame in
                    let bytes = try frames.pixmap(ofFrame: frame).bytes
                    return stride(from: 3, to: bytes.count, by: 4).count { (16..<240).contains(bytes[$0]) }
                }
                let most = max(try #require(greys.first), try #require(greys.last))
                #expect(greys.allSatisfy { $0 * 2 < most * 3 })
            }
        }
    }

    @Test("What both symbols paint does not change while one fades into the other, and nothing else shows")
    func crossFade() throws {
        var options = RenderOptions()
        options.size = .pixels(48)
        let keyframes = try [("bell", nil), ("bell.slash", ReplaceSymbolEffect())].map { name, replace in
            Animation.Keyframe(try symbol(name), options: options, begin: 0, replace: replace)
        }
        let animation = Animation(keyframes: keyframes, reducesMotion: true)
        let frames = try FrameSequence(
            animation, options: options, rate: FrameRate(30) ?? .standard, span: .untilRest(atLeast: 0))
        let alphas = try frames.frames.map { frame in
            let bytes = try frames.pixmap(ofFrame: frame).bytes
            return stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
        }
        let (first, last) = (try #require(alphas.first), try #require(alphas.last))
        #expect(alphas.count > 4)
        for alpha in alphas {
            for index in alpha.indices where first[index] == last[index] && [0, 255].contains(first[index]) {
                #expect(abs(Int(alpha[index]) - Int(first[index])) <= 1)
            }
        }
    }

    @Test("Quotation marks each turn where they are")
    func quotes() throws {
        let plan = try MagicPlan(
            replacing: try symbol("quote.closing"), with: try symbol("quote.opening"), RenderOptions())
        #expect(plan.actions.map(\.old) == plan.actions.map(\.new))
        let marks = try ["quote.closing", "quote.opening"].map { name in
            try AnimatedSymbol(
                Animation.Keyframe(symbol(name)), in: Animation(keyframes: []), on: nil
            ).subject.layers.compactMap(\.bounds?.midX)
        }
        for middles in marks { #expect(middles.count == 2 && middles[0] < middles[1]) }
    }

    @Test("The third person appears beside two that stay")
    func thirdPerson() throws {
        for suffix in ["", ".fill"] {
            let plan = try MagicPlan(
                replacing: try symbol("person.2" + suffix), with: try symbol("person.3" + suffix), RenderOptions())
            #expect(plan.actions.filter { $0.kind == .disappear }.isEmpty)
            #expect(plan.actions.filter { $0.kind == .appear }.map(\.new) == [0])
        }
    }

    /// A symbol of another width would be centred between two pixels.
    @Test(
        "A replacement ends on the pixels of the second symbol's still",
        arguments: [
            ("bell", "heart"), ("person", "person.2"), ("play", "pause"), ("tray", "tray.arrow.down"),
            ("cloud.rain", "bolt")
        ], [CanvasKind.layout, .square])
    func pixels(pair: (String, String), canvas: CanvasKind) throws {
        let (old, new) = (try symbol(pair.0), try symbol(pair.1))
        for weight in [Weight.ultralight, .regular, .black] {
            func change(_ options: inout RenderOptions) {
                (options.size, options.canvas, options.weight) = (.points(17), canvas, weight)
            }
            var options = RenderOptions()
            change(&options)
            let frames = try frames([old, new], change)
            for (frame, symbol) in [(0, old), (frames.frames.upperBound - 1, new)] {
                let still = try SymbolRenderer().render(symbol, options: options).pixmap
                #expect(Self.ink(of: try frames.pixmap(ofFrame: frame)) == Self.ink(of: still))
            }
        }
    }

    /// The rows and columns of a picture from the first to the last with ink.
    private static func ink(of pixmap: Pixmap) -> [[UInt8]] {
        let rows = (0..<pixmap.height).map { y in
            (0..<pixmap.width).map { pixmap.bytes[($0 + y * pixmap.width) * 4 + 3] }
        }
        let tall = rows.trimmed { $0.allSatisfy { $0 == 0 } }
        let columns = (0..<pixmap.width).map { $0 }.trimmed { x in tall.allSatisfy { $0[x] == 0 } }
        return tall.map { row in columns.map { row[$0] } }
    }
}

extension Array {
    fileprivate func trimmed(_ isEmpty: (Element) -> Bool) -> [Element] {
        guard let first = firstIndex(where: { !isEmpty($0) }), let last = lastIndex(where: { !isEmpty($0) })
        else { return [] }
        return Array(self[first...last])
    }
}
