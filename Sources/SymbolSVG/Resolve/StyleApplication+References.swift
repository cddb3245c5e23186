internal import SymbolDrawing

extension ComputedStyle {
    mutating func setReference(_ property: WritableKeyPath<Self, String?>, _ value: String) -> Outcome {
        let reference = FunctionalIRI.parse(value.trimmingSpace)
        // Functions such as `inset(3px)` are valid but not supported; other words are invalid.
        guard reference != nil || value == "none" || value.utf8.contains(UInt8(ascii: "(")) else { return .invalid }
        self[keyPath: property] = reference?.id
        if let reference, reference.id == nil { return .outside }
        return reference?.rest.isEmpty ?? (value == "none") ? .applied : .unsupported
    }

    /// Sets the mask and its mode, which is `match-source` where the value has none.
    mutating func setMask(_ value: String) -> Outcome {
        var words = value.wordsOutsideBrackets
        let mode = words.firstIndex { Self.maskModes.contains($0.lowercased()) }.map { words.remove(at: $0) }
        let outcome = setReference(\.own.mask, words.joined(separator: " "))
        if outcome != .invalid { _ = setMaskMode(mode?.lowercased() ?? "match-source") }
        return outcome
    }

    mutating func setMaskMode(_ value: String) -> Outcome {
        guard Self.maskModes.contains(value) else { return .invalid }
        own.maskMode = Mask.Kind(rawValue: value)
        return .applied
    }

    private static let maskModes: Set = ["alpha", "luminance", "match-source"]
}
