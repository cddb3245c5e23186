internal import Insignia
internal import InsigniaCommand

extension PreviewSite {
    /// Converts an icon as `convert` does, and keeps both the icon and its templates.
    func convert(_ query: Query, _ bytes: [UInt8]) throws -> JSONValue {
        var query = query
        let name = try Self.symbolName(query.take("name"))
        let components = query.take("components").map { $0.split(separator: ",").map(String.init) } ?? []
        let path = "\(name).svg"
        var conversion = try ConversionRequest(try Options.conversion.arguments(query, path)).conversion
        let plain = drops.keep(bytes, name: name)
        let document = try plain.document(RenderOptions())
        let templates: [Conversion.Template]
        var members: [(String, JSONValue)] = [("plain", .string(plain.id))]
        do throws(FileError) {
            conversion.components = components
            templates = try conversion.templates(parsing: bytes, path: path)
        } catch {
            templates = []
            members.append(("error", .string("\(error)")))
        }
        members.append(("diagnostics", try JSONValue(encoding: document.diagnostics)))
        return .object(members + [("symbols", .array(try templates.map(kept)))])
    }

    private func kept(_ template: Conversion.Template) throws -> JSONValue {
        let subject = drops.keep(Array(template.text.utf8), name: template.name)
        return .object([
            ("id", .string(subject.id)), ("name", .string(template.name)),
            ("size", .number(Double(template.text.utf8.count))),
            ("diagnostics", try JSONValue(encoding: template.diagnostics.inOptions))
        ])
    }

    /// Returns the name of a symbol for a file name, without folders.
    private static func symbolName(_ text: String?) throws(Refusal) -> String {
        let name = InputList.stem(of: text ?? "icon")
        guard !name.isEmpty, name.utf8.count <= 100, name.printedLine == name, !name.hasPrefix(".") else {
            throw Refusal(400, "found \"\(name)\"; expected the name of a symbol")
        }
        return name
    }

    func timeline(_ bytes: [UInt8]) throws -> JSONValue {
        do throws(FileError) {
            let script = try drops.keep(bytes)
            return .object([("id", .string(script.id)), ("timeline", script.json)])
        } catch {
            throw Refusal(400, "\(error)")
        }
    }
}
