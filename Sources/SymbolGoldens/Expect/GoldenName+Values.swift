extension GoldenName {
    /// Returns a value as a part of a name, which is the same in every run: its raw value if it has one, whole numbers
    /// without a fraction, and what contains others by their texts.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - custom: A closure that returns the text of a value in the given one, or of that itself, where it knows one.
    /// - Returns: The text.
    package static func text(of value: Any, by custom: (Any) -> String? = { _ in nil }) -> String {
        if let optional = value as? any AnyOptional {
            return optional.content.map { text(of: $0, by: custom) } ?? "nil"
        }
        if let text = custom(value) { return text }
        if let raw = value as? any RawRepresentable { return text(of: raw.rawValue, by: custom) }
        if let number = value as? Double, let whole = Int(exactly: number) { return "\(whole)" }
        return contents(of: value) { text(of: $0, by: custom) } ?? String(describing: value)
    }

    /// The contents of a value in the form in which Swift prints them; nil for one without, or that prints itself.
    ///
    /// Swift prints dictionaries and sets in an order that changes with each run, and types with their modules.
    private static func contents(of value: Any, _ text: (Any) -> String) -> String? {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection: return "[\(mirror.children.map { text($0.value) }.joined(separator: ", "))]"
        case .set: return "[\(mirror.children.map { text($0.value) }.sorted().joined(separator: ", "))]"
        case .dictionary:
            let pairs = mirror.children.map { pair in
                Mirror(reflecting: pair.value).children.map { text($0.value) }.joined(separator: ": ")
            }
            return "[\(pairs.sorted().joined(separator: ", "))]"
        case .tuple: return "(\(members(of: mirror, text)))"
        case .struct where !printsItself(value): return "\(type(of: value))(\(members(of: mirror, text)))"
        case .enum where !printsItself(value):
            guard let payload = mirror.children.first, let name = payload.label else { return nil }
            let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
            return isTuple ? name + text(payload.value) : "\(name)(\(text(payload.value)))"
        default: return nil
        }
    }

    /// The members with their labels; those of tuples without labels are called `.0`, `.1` and so on.
    private static func members(of mirror: Mirror, _ text: (Any) -> String) -> String {
        mirror.children.map { label, value in
            (label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? "") + text(value)
        }.joined(separator: ", ")
    }

    private static func printsItself(_ value: Any) -> Bool {
        value is any CustomStringConvertible || value is any CustomDebugStringConvertible
            || value is any TextOutputStreamable
    }
}

private protocol AnyOptional {
    var content: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var content: Any? { map { $0 } }
}
