import Foundation
import Insignia
import TestSupport

@testable import SymbolPreview

/// A preview of the files in a folder, which responds to requests without a server.
final class Previewed {
    let files: TestFolder
    private let library: String
    private(set) lazy var site = PreviewSite(Library([.folder(files.path(library) + "/")]))

    /// Previews the files of a folder, or of a folder inside it.
    init(library: String = "") throws { (files, self.library) = (try TestFolder(), library) }

    func get(_ address: String) -> Response {
        Request(.get, address).map(site.answer) ?? Refusal(400, "no request").response
    }

    func post(_ address: String, _ body: String) -> Response {
        Request(.post, address, body: Array(body.utf8)).map(site.answer) ?? Refusal(400, "no request").response
    }

    /// Copies one of the symbols of the repository into the folder.
    func symbol(_ name: String) throws {
        let set = Command.symbols.deletingLastPathComponent()
        try files.write("\(name).svg", try Data(contentsOf: set.appendingPathComponent("\(name).svg")))
    }
}

extension Response {
    var text: String { String(decoding: bytes, as: UTF8.self) }
    var message: String? { (json as? [String: Any])?["message"] as? String }
    var json: Any? { try? JSONSerialization.jsonObject(with: Data(bytes)) }
}
