internal import SymbolFiles

extension BuildFile {
    /// Refuses display scales that those who read an output do not know.
    func checkScales(_ root: YAMLNode) throws(FileError) {
        let readers: [(kind: SpriteOutput.Kind, scales: [Double], what: String)] = [
            (.xcassets, [1, 2, 3], "asset catalogs have 1, 2 and 3"),
            (.android, AndroidResource.densities.keys.sorted(), "Android's densities are 0.75, 1, 1.5, 2, 3 and 4")
        ]
        for (key, node) in try source.mapping(root, of: "axes") {
            guard try source.text(key, of: "a key") == "display-scales" else { continue }
            for (item, scale) in zip(source.list(node), axes.displayScales) {
                for reader in readers where !reader.scales.contains(scale) {
                    let isRead = outputs.contains { $0.kind == reader.kind && $0.vector.format == .png }
                    guard isRead else { continue }
                    throw source.error(item, "\"\(try source.text(item, of: "a scale"))\": \(reader.what)")
                }
            }
        }
    }

    /// Refuses names that Android's resource compiler does, once words are lower case.
    func checkResourceNames(_ sprites: [Sprite]) throws(FileError) {
        guard let kind = outputs.first(where: { [.android, .vectordrawable].contains($0.kind) })?.kind else { return }
        for sprite in sprites where sprite.effect == nil {
            let name = AndroidResource.name(of: sprite.setName)
            guard Identifier.javaKeywords.contains(name) else { continue }
            throw FileError(
                .format, path: path,
                message: "\"\(name)\" is a keyword of Java, which no resource of \(kind.rawValue) may be called; "
                    + "expected another name, as by \"name: ic_{symbol}\"",
                at: sprite.input.position)
        }
    }
}
