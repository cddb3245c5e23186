import Foundation
import SymbolColor
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import Testing

@testable import SymbolAnimation

/// Symbols of the set in `Symbols/` that change to another weight.
@Suite struct VariantChangeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    /// The sums of the changes between consecutive frames.
    private func steps(
        _ keyframes: [(begin: Double, weight: Weight, value: Double, tint: Color)], _ name: String,
        _ configure: (inout RenderOptions) -> Void = { _ in }
    ) throws -> [Int] {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent(name + ".svg").path).symbol
        var options = RenderOptions()
        configure(&options)
        options.size = .fit(width: 48, height: 48)
        let animation = Animation(
            keyframes: keyframes.map { keyframe in
                options.weight = keyframe.weight
                (options.style.variableValue, options.style.tint) = (keyframe.value, keyframe.tint)
                return Animation.Keyframe(symbol, options: options, begin: keyframe.begin)
            })
        let sequence = try FrameSequence(animation, options: options, rate: .standard, span: .seconds(2))
        let pictures = try sequence.frames.map { try sequence.pixmap(ofFrame: $0).bytes }
        return zip(pictures, pictures.dropFirst()).map { before, after in
            zip(before, after).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        }
    }

    @Test("A value and a tint that change with the weight start from where they are", arguments: ["gauge", "wifi"])
    func together(name: String) throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let steps = try steps([(0, .regular, 0.2, .black), (1, .black, 0.8, red)], name)
        // The change begins with frame 30, and takes 0.35 seconds.
        #expect(steps[29] == 0 && steps[30] > 0)
        let all = steps.reduce(0, +)
        #expect(steps.allSatisfy { 4 * $0 <= all })
    }

    @Test("A mirrored symbol stays mirrored while it changes to another weight")
    func mirrored() throws {
        let steps = try steps([(0, .regular, 1, .black), (1, .black, 1, .black)], "ambulance") {
            $0.layoutDirection = .rightToLeft
        }
        let all = steps.reduce(0, +)
        #expect(all > 0 && steps.allSatisfy { 4 * $0 <= all })
    }

    @Test("A value that draws layers draws and undraws them gradually", arguments: [(0.9, 0.3), (0.05, 0.95)])
    func drawn(from: Double, to: Double) throws {
        let steps = try steps([(0, .regular, from, .black), (1, .regular, to, .black)], "wifi") {
            $0.style.variableValueMode = .draw
        }
        // The change takes 7.5 frames at an eased pace, which is at most twice the mean, and the longest arc has less
        // than twice its share of the ink.
        let all = steps.reduce(0, +)
        #expect(all > 0 && steps.allSatisfy { 7.5 * Double($0) <= 4 * Double(all) })
    }

    @Test("Layers are drawn and undrawn one after another, as by the values between")
    func drawnInOrder() throws {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent("wifi.svg").path).symbol
        func frame(from: Double, to: Double) throws -> [UInt8] {
            let keyframes = [(0.0, from), (1.0, to)].map { begin, value in
                var options = RenderOptions()
                options.size = .fit(width: 48, height: 48)
                (options.style.variableValue, options.style.variableValueMode) = (value, .draw)
                return Animation.Keyframe(symbol, options: options, begin: begin)
            }
            let animation = Animation(keyframes: keyframes)
            let sequence = try FrameSequence(
                animation, options: keyframes[0].options, rate: .standard, span: .seconds(2))
            return try sequence.pixmap(at: 1.125).bytes
        }
        // A value takes a quarter of a second to change, at a pace that is the same forwards and backwards.
        let (amid, still) = try (frame(from: 0.9, to: 0.3), frame(from: 0.6, to: 0.6))
        #expect(zip(amid, still).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
        #expect(try still != frame(from: 0.3, to: 0.3))
    }

    @Test("With reduced motion another weight or scale fades in within 0.2 seconds", arguments: ["gauge", "wifi"])
    func reduced(name: String) throws {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent(name + ".svg").path).symbol
        var (options, other) = (RenderOptions(), RenderOptions())
        options.size = .fit(width: 48, height: 48)
        (other.size, other.weight, other.scale) = (options.size, .black, .large)
        let animation = Animation(
            keyframes: [
                Animation.Keyframe(symbol, options: options), Animation.Keyframe(symbol, options: other, begin: 1)
            ], reducesMotion: true)
        let sequence = try FrameSequence(animation, options: options, rate: .standard, span: .seconds(2))
        func bytes(_ moment: Double) throws -> [UInt8] { try sequence.pixmap(at: moment).bytes }
        let (before, amid, after) = (try bytes(0.9), try bytes(1.1), try bytes(1.2))
        // During a fade every pixel is from one of both: nothing is where neither has anything.
        #expect(amid != before && amid != after)
        #expect(zip(amid, zip(before, after)).allSatisfy { Int($0) <= max(Int($1.0), Int($1.1)) + 1 })
        #expect(try bytes(1.9) == after)
    }

    @Test("Another tint does not cut short a change of weight or value", arguments: ["bell", "gauge", "wifi"])
    func tinted(name: String) throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let weights = try steps([(0, .regular, 1, .black), (1, .black, 1, .black), (1.05, .black, 1, red)], name)
        let values = try steps(
            [(0, .regular, 0.1, .black), (1, .regular, 0.9, .black), (1.05, .regular, 0.9, red)], name)
        for steps in [weights, values] {
            let all = steps.reduce(0, +)
            #expect(all > 0 && steps.allSatisfy { 3 * $0 <= all })
        }
    }

    @Test("A fade begins with whatever a change of weight has got to")
    func faded() throws {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent("bell.svg").path).symbol
        var options = RenderOptions()
        options.size = .fit(width: 48, height: 48)
        var keyframes = [Animation.Keyframe(symbol, options: options)]
        options.weight = .black
        keyframes.append(Animation.Keyframe(symbol, options: options, begin: 1))
        let sequence = try FrameSequence(Animation(keyframes: keyframes), span: .seconds(2), moments: [1.05])
        options.style.colorRendering = .gradient
        keyframes.append(Animation.Keyframe(symbol, options: options, begin: 1.05))
        let faded = try FrameSequence(Animation(keyframes: keyframes), span: .seconds(2), moments: [1.05])
        for moment in [1.04, 1.05] { #expect(try faded.pixmap(at: moment) == sequence.pixmap(at: moment)) }
        #expect(try faded.pixmap(at: 1.9) != sequence.pixmap(at: 1.9))
    }

    @Test("A change starts from where the previous one has got to", arguments: ["gauge", "wifi"])
    func interrupted(name: String) throws {
        // The second change begins when the first has progressed by a tenth.
        let values = try steps(
            [(0, .regular, 0.1, .black), (1, .regular, 0.9, .black), (1.05, .regular, 0.2, .black)], name)
        let weights = try steps([(0, .regular, 1, .black), (1, .black, 1, .black), (1.05, .light, 1, .black)], name)
        for steps in [values, weights] {
            let all = steps.reduce(0, +)
            #expect(all > 0 && steps.allSatisfy { 3 * $0 <= all })
        }
    }
}
