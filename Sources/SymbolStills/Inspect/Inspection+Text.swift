internal import SymbolGeometry
internal import SymbolModel
internal import SymbolText

extension Inspection: CustomStringConvertible {
    /// A description for people to read, with one fact in each line.
    package var description: String {
        var lines = ["\(file): \(kind.rawValue) \"\(name)\""]
        if let accessibilityLabel { lines.append("  label      \(accessibilityLabel)") }
        if let preferredMode { lines.append("  prefers    \(preferredMode)") }
        if kind == .template { lines.append("  version    \(templateVersion ?? "none given")") }
        if let viewport { lines.append("  viewport   \(viewport)") }
        if let ink { lines.append("  ink        \(ink)") }
        if let shapes { lines.append("  shapes     \(shapes)") }
        for guide in guides {
            lines.append(
                "  guides     \(guide.scale): cap line \(text(guide.capline)), baseline \(text(guide.baseline))")
        }
        for variant in variants where variant.isDrawn {
            let bearings = "\(text(variant.leftSideBearing)) \(text(variant.rightSideBearing))"
            let guided = variant.guidedPaths > 0 ? " (\(variant.guidedPaths) with draw guides)" : ""
            let source = variant.hasOwnMargins ? "" : " (margins worked out)"
            lines.append(
                "  variant    \(variant.name): \(variant.paths) paths\(guided), advance \(text(variant.advance)), "
                    + "side bearings \(bearings)\(source), ink \(variant.ink)")
        }
        if kind == .template { lines.append("  others     \(interpolation.map { "no: \($0)" } ?? "interpolated")") }
        if let defaults { lines.append("  defaults   \(defaults.facts.joined(separator: ", "))") }
        for layer in layers {
            lines.append("  \(layer.mode) \(layer.index) \(layer.role): \(layer.facts.joined(separator: ", "))")
        }
        if let pointSize {
            lines.append("  size       \(text(pointSize)) points" + (weight.map { ", weight \(text($0))" } ?? ""))
        }
        if let font { lines += facts(of: font) }
        if mirrorsInRightToLeft { lines.append("  mirrors    in right-to-left layout") }
        lines += contrast.lines.map { "  contrast   \($0)" }
        lines += (comparison?.lines ?? []).map { "  comparison \($0)" }
        for one in diagnostics { lines.append("  \(one.severity.rawValue.padded(to: 10)) \(one)") }
        return lines.map(\.printedLine).joined(separator: "\n")
    }
}

extension Inspection.Defaults {
    fileprivate var facts: [String] {
        [
            wiggleStyle.map { "wiggles \($0)" + (wiggleAngle.map { " at \(text($0))°" } ?? "") },
            rotatesClockwise.map { "rotates \($0 ? "clockwise" : "counterclockwise")" },
            variableValueMode.map { "values by \($0)" },
            drawReversesMotionGroups.map { "draws groups \($0 ? "from the last" : "from the first")" }
        ].compactMap { $0 }
    }
}

extension Inspection.LayerSummary {
    fileprivate var facts: [String] {
        let traits = [
            clearsBehind ? "clears behind" : nil, variableThreshold.map { "from \(text($0))" },
            variableDraw.map { "drawn from \(text($0[0])) over \(text($0[1]))" }, motionGroup.map { "group \($0)" },
            alwaysPulses ? "pulses" : nil, alwaysRotates ? "rotates" : nil, alwaysBreathes ? "breathes" : nil,
            tags.isEmpty ? nil : "tags \(tags.joined(separator: " "))"
        ]
        return parts + ["opacity \(text(opacity))"] + traits.compactMap { $0 }
            + others.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
    }
}

/// Returns what is known of the text that the symbol is to match.
private func facts(of font: TextFont) -> [String] {
    let facts = [
        font.leading.map { "leading \(text($0)) points" },
        font.tracking.map { "tracking \(text($0.thousandths))/1000 em (\(text($0.points)) points)" },
        font.emphasizedWeight.map { "emphasized \($0.name ?? "")" }
    ].compactMap { $0 }
    return facts.isEmpty ? [] : ["  text       " + facts.joined(separator: ", ")]
}

extension Inspection.Box: CustomStringConvertible {
    package var description: String { "\(text(x)) \(text(y)) \(text(width)) × \(text(height))" }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}

private func text(_ value: Double) -> String { SVGNumberFormat(decimals: 3).decimal(value) }
