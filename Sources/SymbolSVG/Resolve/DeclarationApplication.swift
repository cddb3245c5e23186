internal import SymbolColor
internal import SymbolText

extension ComputedStyle {
    /// Applies a declaration; returns nil when its property does not affect drawing.
    mutating func apply(
        _ declaration: Declaration, parent: ComputedStyle, _ report: inout ResolverReport
    ) -> Outcome? {
        let value = declaration.value
        if let property = StyleProperty(named: declaration.property) {
            return apply(property, following: value, parent: parent, &report)
        }
        guard let property = GeometryProperty(rawValue: declaration.property) else { return nil }
        guard CustomProperties.areReferenced(in: value) else { return own.geometry.declare(property, value) }
        guard let text = substituted(in: value, &report) else {
            _ = own.geometry.declare(property, "unset")
            return .undefined
        }
        return own.geometry.declare(property, text)
    }

    /// Applies a declaration after resolving its references to custom properties.
    ///
    /// When the result is not valid for the property, the declaration counts as `unset` (CSS Custom Properties 1
    /// §3.1).
    mutating func apply(
        _ property: StyleProperty, following value: String, parent: ComputedStyle, _ report: inout ResolverReport
    ) -> Outcome {
        let outcome = apply(property, value, parent: parent)
        if outcome == .applied { return .applied }
        if let keyword = value.keyword { return apply(property, keyword, parent: parent) }
        // A value that contains a reference is not valid by itself.
        guard CustomProperties.areReferenced(in: value) else {
            return applyAdapting(property, value, parent: parent) ?? outcome
        }
        copy(property, from: parent.inherited)
        guard let text = substituted(in: value, &report) else { return .undefined }
        return applyAdapting(property, text, parent: parent) ?? apply(property, text, parent: parent)
    }

    /// Applies a value with a `light-dark()`; returns nil for any other.
    private mutating func applyAdapting(
        _ property: StyleProperty, _ value: String, parent: ComputedStyle
    ) -> Outcome? {
        guard value.lowercased().utf8.firstOccurrence(of: "light-dark(".utf8) != nil else { return nil }
        return scheme.substituted(in: value).map { apply(property, $0, parent: parent) } ?? .invalid
    }

    /// Applies the last valid `color-scheme` among the declarations, before those that may depend on it.
    mutating func declareScheme(
        _ declared: [CascadedDeclaration], preferred: Appearance.Scheme, parent: ComputedStyle,
        _ report: inout ResolverReport
    ) {
        for cascaded in declared where cascaded.declaration.property == "color-scheme" {
            switch cascaded.declaration.value.lowercased() {
            case "inherit", "unset", "revert", "revert-layer": scheme = parent.scheme
            case "initial": scheme = .light
            case let value:
                let used = Appearance.Scheme.allCases.map { Appearance.Scheme(colorScheme: value, preferred: $0) }
                report.adapts = report.adapts || used[0] != used[1]
                scheme = Appearance.Scheme(colorScheme: value, preferred: preferred) ?? scheme
            }
        }
    }

    private func substituted(in value: String, _ report: inout ResolverReport) -> String? {
        let text = customProperties.substituted(in: value)
        report.styleBytes += text?.utf8.count ?? 0
        return text
    }
}

extension String {
    /// The keyword in lower case when it contains capitals; case does not matter (CSS Values 4 §2.1).
    fileprivate var keyword: String? {
        let bytes = utf8
        guard bytes.contains(where: { 0x41...0x5A ~= $0 }),
            bytes.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") })
        else { return nil }
        return lowercased()
    }
}
