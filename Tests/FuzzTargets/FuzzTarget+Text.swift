internal import SymbolAnimation
internal import SymbolColor
internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolSVG

extension FuzzTarget {
    static func path(_ bytes: [UInt8]) {
        guard let path = try? Path(svg: String(decoding: bytes, as: UTF8.self)) else { return }
        precondition(path.elements.count <= 16 * (bytes.count + 1), "a few bytes became many segments")
        let data = path.svgData()
        guard let again = try? Path(svg: data) else { preconditionFailure("the written text cannot be read: \(data)") }
        precondition(again.svgData() == data, "the written text reads back as another value: \(data)")
        _ = path.bounds
    }

    static func css(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        _ = Stylesheet.parse(text)
        _ = Declaration.parse(text)
    }

    static func color(_ bytes: [UInt8]) {
        guard let color = try? Color(css: String(decoding: bytes, as: UTF8.self)) else { return }
        precondition((0...1).contains(color.alpha), "an alpha of \(color.alpha)")
        precondition([color.red, color.green, color.blue].allSatisfy(\.isFinite), "a colour of \(color)")
    }

    static func effect(_ bytes: [UInt8]) {
        let texts = String(decoding: bytes.prefix(512), as: UTF8.self).split(separator: "\n").map(String.init)
        let specs = texts.prefix(4).compactMap { try? EffectSpec($0) }
        guard !specs.isEmpty,
            let plan = try? AnimationPlan(.signal, to: .bell, .small, specs, EffectOptions())
        else { return }
        play(plan)
    }

    /// Draws the first, middle and last frames of an animation that is not too long.
    static func play(_ plan: AnimationPlan) {
        guard
            let sequence = try? FrameSequence(plan.animation, options: .small, rate: .slow, span: plan.span),
            sequence.count < 1000
        else { return }
        let last = sequence.frames.upperBound - 1
        for frame in Set([sequence.frames.lowerBound, last / 2, last]) { _ = try? sequence.pixmap(ofFrame: frame) }
    }
}
