import Foundation
import PackagePlugin

/// The build file of a target.
enum BuildFile {
    static let name = "insignia.yml"

    /// The target's own, or else one in the work folder that asks for all of its SVG files; nil where there are none.
    static func of(_ target: any SourceModuleTarget, work: URL) throws -> URL? {
        let own = target.directoryURL.appending(path: name)
        if FileManager.default.fileExists(atPath: own.path(percentEncoded: false)) { return own }
        let symbols = target.sourceFiles.map(\.url).filter { $0.pathExtension == "svg" }
            .map { $0.path(percentEncoded: false) }.sorted()
        return symbols.isEmpty ? nil : try GeneratedFile(text(for: symbols)).write(to: work.appending(path: name))
    }

    private static func text(for symbols: [String]) -> String {
        """
        symbols:
        \(symbols.map { "  - \(quoted($0))\n" }.joined())sizes: [24]
        display-scales: [1, 2, 3]
        outputs:
          - png: ./

        """
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
    }
}
