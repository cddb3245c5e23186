internal import SymbolFiles

extension BuildFile {
    /// The pixels per point of an output, which are the same for all symbols.
    func displayScales(of output: SpriteOutput) -> [Double] { settings[output.settings][0].axes.displayScales }

    /// Throws for display scales that the platform of an output does not know.
    func checkScales() throws(FileError) {
        for output in outputs where output.vector.format == .png {
            guard let reader = Self.readers.first(where: { $0.kind == output.kind }),
                let node = settings[output.settings][0].values["display-scales"]
            else { continue }
            for (item, scale) in zip(source.list(node), displayScales(of: output)) where !reader.scales.contains(scale)
            {
                throw source.error(item, "\"\(try source.text(item, of: "a scale"))\": \(reader.what)")
            }
        }
    }

    private static let readers: [(kind: SpriteOutput.Kind, scales: [Double], what: String)] = [
        (.xcassets, [1, 2, 3], "asset catalogs have 1, 2 and 3"),
        (.android, AndroidResource.densities.keys.sorted(), "Android's densities are 0.75, 1, 1.5, 2, 3 and 4")
    ]

    /// Throws for names that Android's resource compiler does not accept once words are lower case and without accents.
    func checkResourceNames(_ sprites: [Sprite], _ output: SpriteOutput) throws(FileError) {
        guard [.android, .vectordrawable].contains(output.kind) else { return }
        for sprite in sprites where sprite.motion == nil {
            let name = AndroidResource.name(of: sprite.setName)
            let fault: String
            if Identifier.javaKeywords.contains(name) {
                fault =
                    "\"\(name)\" is a keyword of Java and cannot name a resource of \(output.kind.rawValue); "
                    + "expected another name, as with \"name: ic_{symbol}\""
            } else if let letter = Identifier.foreignLetter(in: sprite.setName) {
                fault =
                    "\"\(sprite.setName)\" contains \"\(letter)\", which the name of a resource of "
                    + "\(output.kind.rawValue) cannot; expected \(sprite.otherName)"
            } else {
                continue
            }
            throw FileError(.format, path: path, message: fault, at: sprite.input.position)
        }
    }
}
