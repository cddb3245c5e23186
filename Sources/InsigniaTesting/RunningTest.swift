#if canImport(Testing)
internal import Insignia
internal import Testing

/// The running test, which names goldens, and whose traits set how they are compared.
struct RunningTest {
    let settings: GoldensTrait
    let folder: String
    private let file: String
    private let id: Test.ID?
    /// The arguments of the test as text; nil where they cannot be determined.
    private let arguments: [String]?

    init(file: String) {
        self.file = file
        id = Test.current?.id
        settings = GoldensTrait.merged(Test.current?.traits ?? [])
        folder = GoldenLocation.folder(settings.folder, besideFile: file)
        arguments = Test.Case.current?.argumentTexts ?? []
    }

    /// Returns the name of a golden without an explicit name.
    func goldenName() throws -> GoldenName {
        guard let id, let function = id.nameComponents.last else {
            throw UnnamedGolden(reason: "no test is running in this task")
        }
        guard let arguments else { throw UnnamedGolden(reason: "the arguments of the test cannot be determined") }
        let suites = id.nameComponents.dropLast()
        return try GoldenName(
            suites: suites.isEmpty ? [GoldenLocation.suite(ofFile: file)] : Array(suites), function: function,
            arguments: arguments)
    }

    /// A text that identifies the test and its arguments.
    var description: String {
        guard let id else { return "a test in \(GoldenLocation.suite(ofFile: file))" }
        let arguments = arguments ?? []
        return id.nameComponents.joined(separator: "/")
            + (arguments.isEmpty ? "" : " with \(arguments.joined(separator: ", "))")
    }
}

/// An error for a golden whose name cannot be derived.
struct UnnamedGolden: Error, CustomStringConvertible {
    let reason: String
    var description: String { "give the golden a name with named:, since \(reason)" }
}

extension Test.Case {
    /// The arguments as parts of a name; nil where they cannot be found.
    ///
    /// Swift Testing has no public interface for them, so they are looked up by reflection. Should that fail with a
    /// later version, goldens need explicit names.
    fileprivate var argumentTexts: [String]? {
        guard isParameterized else { return [] }
        let kind = Mirror(reflecting: self).descendant("_kind", 0, "arguments")
        guard let arguments = kind.map({ Mirror(reflecting: $0).children.map(\.value) }), !arguments.isEmpty else {
            return nil
        }
        let values = arguments.compactMap { Mirror(reflecting: $0).descendant("value") }
        return values.count == arguments.count ? values.map { GoldenName.text(of: $0, by: Self.testText) } : nil
    }

    /// The text by which tests know a value; nil for one that has none of its own.
    private static func testText(of value: Any) -> String? {
        if let symbol = value as? Symbol { return symbol.name }
        return (value as? any CustomTestStringConvertible)?.testDescription
    }
}
#endif
