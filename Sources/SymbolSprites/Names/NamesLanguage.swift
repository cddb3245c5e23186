/// A programming language for source files with the names of symbols.
enum NamesLanguage: String, Sendable {
    case swift, kotlin, typescript, c

    private var writer: any NamesWriter.Type {
        switch self {
        case .swift: SwiftNames.self
        case .kotlin: KotlinNames.self
        case .typescript: TypeScriptNames.self
        case .c: CNames.self
        }
    }

    /// Returns the identifier for a symbol; empty where its name has no character that an identifier can contain.
    func identifier(of name: String) -> String { writer.identifier(of: name) }

    /// Returns the name of the type for the name of the file.
    func type(of stem: String) -> String { writer.type(of: stem) }

    /// Returns whether a name is valid for the type: not empty, not reserved, and not beginning with a digit.
    func isValid(type: String) -> Bool { type.first?.isNumber == false && !writer.reservedTypes.contains(type) }

    func text(_ symbols: [NamedSymbol], type: String, package: String?) -> String {
        writer.text(symbols, type: type, package: package)
    }

    static let head = "// Written by insignia: changes are lost.\n"
}

/// Writes a source file of names.
protocol NamesWriter {
    static func identifier(of name: String) -> String
    static func type(of stem: String) -> String
    /// The names that a type cannot have.
    static var reservedTypes: Set<String> { get }
    static func text(_ symbols: [NamedSymbol], type: String, package: String?) -> String
}

extension NamesWriter {
    static func type(of stem: String) -> String { Identifier.pascalCase(stem) }
}
