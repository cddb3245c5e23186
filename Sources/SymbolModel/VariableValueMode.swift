/// The property of a symbol that a variable value changes.
public enum VariableValueMode: String, CaseIterable, Codable, Hashable, Sendable {
    /// Layers are lit one after another.
    case color
    /// Strokes are drawn from their beginning.
    case draw
}
