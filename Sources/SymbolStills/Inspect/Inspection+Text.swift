internal import SymbolGeometry
internal import SymbolModel
internal import SymbolText

extension Inspection: CustomStringConvertible {
    /// For people to read, a fact a line.
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
            let source = variant.hasOwnMargins ? "" : " (margins worked out)"
            lines.append(
                "  variant    \(variant.name): \(variant.paths) paths, advance \(text(variant.advance)), "
                    + "side bearings \(bearings)\(source), ink \(variant.ink)")
        }
        if kind == .template { lines.append("  others     \(interpolation.map { "no: \($0)" } ?? "interpolated")") }
        for layer in layers {
            var facts = layer.parts + ["opacity \(text(layer.opacity))"]
            if layer.clearsBehind { facts.append("clears behind") }
            if let threshold = layer.variableThreshold { facts.append("from \(text(threshold))") }
            if let draw = layer.variableDraw { facts.append("drawn from \(text(draw[0])) over \(text(draw[1]))") }
            if let group = layer.motionGroup { facts.append("group \(group)") }
            if !layer.tags.isEmpty { facts.append("tags \(layer.tags.joined(separator: " "))") }
            facts += layer.others.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
            lines.append("  \(layer.mode) \(layer.index) \(layer.role): \(facts.joined(separator: ", "))")
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

/// What is known of the text that the symbol is to match.
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

private func text(_ value: Double) -> String { SVGNumberFormat(decimals: 3).string(value) }
