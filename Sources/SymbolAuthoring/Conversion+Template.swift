internal import SymbolFiles
internal import SymbolModel
internal import SymbolTemplate
internal import SymbolText

extension Conversion {
    /// Returns a template composed with the components and rewritten in the requested version and form.
    func template(of document: SymbolDocument) throws -> Template {
        let source = try rewritable(document.symbol)
        let version = targetVersion(of: source)
        var (symbol, diagnostics) = (document.symbol, document.diagnostics)
        let flat = flattened(source, version, &diagnostics)
        var artwork = components.isEmpty ? flat : try composed(flat, of: &symbol, &diagnostics)
        // A template that keeps its version lacks nothing that it had, although components may have tags.
        let losses = Self.losses(of: self.version == nil ? flat : artwork, in: version)
        artwork = try inForm(artwork, &diagnostics)
        diagnostics += losses + [Self.refusal(of: artwork)].compactMap(\.self)
        let file = TemplateFile(
            artwork, name: symbol.name, title: symbol.accessibilityLabel,
            mirrorsInRightToLeft: symbol.mirrorsInRightToLeft, version: version)
        return Template(
            name: symbol.name, text: file.text, diagnostics: diagnostics, label: symbol.accessibilityLabel,
            renderingMode: artwork.defaults.renderingMode)
    }

    /// Returns the artwork of a template that can be rewritten as a whole.
    private func rewritable(_ symbol: Symbol) throws -> TemplateArtwork {
        guard light == nil, bold == nil else {
            throw ValueError("is a template and has its own weights; expected an icon with `light` and `bold`")
        }
        guard case .template(let artwork) = symbol.artwork else { throw ValueError("is not a template") }
        // A rewritten template would look as if the unreadable cell had never been drawn.
        if let fault = artwork.firstFault, let position = fault.position {
            throw ReadError(position: position, message: fault.message)
        }
        return artwork
    }

    /// Returns the artwork with layers made of whole shapes, unless its version supports others.
    private func flattened(
        _ source: TemplateArtwork, _ version: Int, _ diagnostics: inout [Diagnostic]
    ) -> TemplateArtwork {
        // Components refer to the shapes that they combine.
        if version >= 6, components.isEmpty { return source }
        let flat = source.flatteningLayerTree()
        if !flat.isExact {
            diagnostics.append(
                Diagnostic(
                    .conversion, "outlines of a layer cross where one erases or cancels the other, and are filled there"
                ))
        }
        return flat.artwork
    }

    /// Returns the artwork composed with the components, which the symbol's name and label then mention.
    private func composed(
        _ artwork: TemplateArtwork, of symbol: inout Symbol, _ diagnostics: inout [Diagnostic]
    ) throws -> TemplateArtwork {
        let suffix = components.joined(separator: ".")
        let list = try Self.components(suffix)
        let tags = Set(artwork.layers.values.joined().flatMap(\.traits.tags))
        try Component.reject(list, for: symbol.name, tagged: tags)
        let composition = try TemplateComposition(artwork, list)
        symbol.name += ".\(suffix)"
        symbol.accessibilityLabel? += Component.words(for: list)
        diagnostics += composition.diagnostics
        return composition.artwork
    }

    /// Returns diagnostics for what a version of the format does not support; empty when nothing is lost.
    static func losses(of artwork: TemplateArtwork, in version: Int) -> [Diagnostic] {
        let losses = artwork.adapted(toVersion: version).losses
        return [filling(losses, version), omission(losses.features, version)].compactMap(\.self)
    }

    /// Returns a diagnostic for what is no longer cut out of a symbol; nil when everything still is.
    private static func filling(_ losses: VersionLosses, _ version: Int) -> Diagnostic? {
        let (filled, all) = (losses.filledCutouts, losses.cutouts)
        guard filled > 0 else { return nil }
        let part =
            switch (filled, all) {
            case (1, 1): "what the symbol cuts out cannot be a hole and is"
            case (1, _): "1 of \(all) cut-outs cannot be a hole and is"
            default: "\(filled) of \(all) cut-outs cannot be holes and are"
            }
        return Diagnostic(
            .conversion, "\(part) filled in version \(version) of the format",
            help: "write version 4 or later, which has erasers")
    }

    private static func omission(_ features: [String], _ version: Int) -> Diagnostic? {
        guard let last = features.last else { return nil }
        let list = features.count > 1 ? features.dropLast().joined(separator: ", ") + " and " + last : last
        return Diagnostic(.conversion, "version \(version) of the format does not support \(list); they are left out")
    }

    /// Returns a diagnostic for artwork without the cells that Apple's tools require; nil where it has them.
    private static func refusal(of artwork: TemplateArtwork) -> Diagnostic? {
        guard artwork.variants[Cell(.regular, .medium)] == nil else { return nil }
        let reason: String
        switch artwork.sources {
        case .sources: return nil
        case .missing(let cell): reason = "\(cell) is not drawn"
        case .mismatch(let difference): reason = difference
        }
        return Diagnostic(
            .conversion,
            "Apple's tools need Regular-M, or Ultralight-S, Regular-S and Black-S that can be interpolated: \(reason)")
    }

    /// Returns the requested version, or the template's own, or else the nearest that supports what is added.
    private func targetVersion(of source: TemplateArtwork) -> Int {
        if let version { return version }
        let own = source.version?.major ?? TemplateFile.versions.lowerBound
        // Gaps are made of erasers, which version 4 introduced.
        return min(max(own, components.isEmpty ? 3 : 4), TemplateFile.versions.upperBound)
    }

    private func inForm(_ artwork: TemplateArtwork, _ diagnostics: inout [Diagnostic]) throws -> TemplateArtwork {
        switch form {
        case nil: return artwork
        case .static?:
            do { return try artwork.drawnStatically() } catch { throw ValueError("cannot be made static: \(error)") }
        case .variable?:
            do {
                let (variable, difference) = try artwork.drawnVariably()
                // The smallest difference that is visible at 100 points.
                if let difference, difference.distance > 0.05 {
                    diagnostics.append(Diagnostic(.conversion, Self.message(for: difference)))
                }
                return variable
            } catch {
                throw ValueError("cannot be made variable: \(error)")
            }
        }
    }

    private static func message(for difference: CellDifference) -> String {
        let hundredths = (difference.distance * 100).rounded() / 100
        let measure = difference.distance.isFinite ? "differs by up to \(hundredths) units" : "differs in structure"
        return "drawn cells that differ from their interpolation are left out; \(difference.cell) \(measure)"
    }
}
