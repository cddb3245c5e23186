internal import SymbolAuthoring
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolTemplate

extension FuzzTarget {
    static func svg(_ bytes: [UInt8]) {
        guard let document = try? SymbolDocument(parsing: bytes, name: "fuzz") else { return }
        _ = try? SymbolRenderer().render(document.symbol, options: .small)
    }

    /// Draws a template; the first byte selects weight, scale, rendering mode and variable value.
    static func template(_ bytes: [UInt8]) {
        guard let form = bytes.first,
            let document = try? SymbolDocument(parsing: Array(bytes.dropFirst()), name: "fuzz")
        else { return }
        var options = RenderOptions.small
        options.weight = Weight.allCases[Int(form) % Weight.allCases.count]
        options.scale = Scale.allCases[Int(form) / 9 % Scale.allCases.count]
        options.style.mode = [.monochrome, .hierarchical, .palette, .multicolor][Int(form) / 27 % 4]
        if form > 128 { options.style.variableValue = 0.6 }
        options.style.variableValueMode = form.isMultiple(of: 2) ? .draw : .color
        _ = try? SymbolRenderer().render(document.symbol, options: options)
    }

    static func skeleton(_ bytes: [UInt8]) {
        var conversion = Conversion()
        conversion.composesVariants = bytes.count.isMultiple(of: 2)
        let templates = try? withScratchFile(bytes, name: "fuzz.svg") { try conversion.templates(of: $0) }
        for template in templates ?? [] {
            let document = try? SymbolDocument(parsing: Array(template.text.utf8), name: template.name)
            precondition(document != nil, "the written template cannot be read: \(template.text)")
        }
    }
}
