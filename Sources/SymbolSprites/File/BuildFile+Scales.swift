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
}
