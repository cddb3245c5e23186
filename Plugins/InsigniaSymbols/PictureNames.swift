import Foundation

/// A Swift enumeration of pictures, each by the name that its file has in the bundle, without display scale.
struct PictureNames {
    private var names: [String]

    init(of outputs: [URL]) {
        let stems = outputs.filter { $0.pathExtension == "png" }.map { $0.deletingPathExtension().lastPathComponent }
        names = Set(stems.map { $0.replacing(/@\d+(\.\d+)?x$/, with: "") }).sorted()
    }

    func write(to folder: URL) throws -> URL {
        let cases = names.map { "    case \(identifier($0)) = \"\($0)\"\n" }.joined()
        let text = "enum SymbolPicture: String, CaseIterable, Sendable {\n\(cases)}\n"
        return try GeneratedFile(text).write(to: folder.appending(path: "SymbolPicture.swift"))
    }

    /// `cloud.sun-bold` is `cloudSunBold`, and `1.circle` is `_1Circle`; backticks allow keywords.
    private func identifier(_ name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let text = (words.prefix(1).map(String.init) + rest).joined()
        return text.first?.isNumber == true ? "_\(text)" : "`\(text)`"
    }
}
