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
    /// When the result is not valid for the property, the declaration counts as `unset` (CSS Custom Properties 1 §3.1).
    mutating func apply(
        _ property: StyleProperty, following value: String, parent: ComputedStyle, _ report: inout ResolverReport
    ) -> Outcome {
        let outcome = apply(property, value, parent: parent)
        if outcome == .applied { return .applied }
        if let keyword = value.keyword { return apply(property, keyword, parent: parent) }
        // A value that contains a reference is not valid by itself.
        guard CustomProperties.areReferenced(in: value) else { return outcome }
        copy(property, from: parent.inherited)
        guard let text = substituted(in: value, &report) else { return .undefined }
        return apply(property, text, parent: parent)
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
