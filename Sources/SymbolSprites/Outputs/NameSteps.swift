internal import SymbolFiles
internal import SymbolText

extension SpriteSteps {
    /// Makes a source file with the names and measures of all stills.
    func names(_ sprites: [Sprite], _ output: SpriteOutput, _ language: NamesLanguage) -> BuildStep {
        let type = language.type(of: Files.stem(of: output.path))
        let package = output.vector.package
        return joined(
            sprites, "\(language.rawValue) \(package ?? "")", at: [output.path],
            check: { [self] in
                try checkType(named: type, language, output)
                try refuseClashes(sprites, in: language.rawValue) { language.identifier(of: $0) }
            },
            make: { [self] in NamedSymbol(try painter.vectorPicture($0), name: $0.name).measures },
            join: { measures in
                let symbols = zip(sprites, measures).map { NamedSymbol(name: $0.name, measures: $1) }
                return [Array(language.text(symbols, type: type, package: package).utf8)]
            })
    }

    private func checkType(
        named type: String, _ language: NamesLanguage, _ output: SpriteOutput
    ) throws(FileError) {
        guard language.isValid(type: type) else {
            throw FileError(
                .format, path: buildFile,
                message: "\"\(type.isEmpty ? Files.stem(of: output.path) : type)\" is not a valid type name; "
                    + "expected another file name", at: output.position)
        }
    }

    /// Makes a set of icons for Iconify of all stills.
    func iconify(_ sprites: [Sprite], _ output: SpriteOutput) -> BuildStep {
        let prefix = output.vector.prefix ?? IconifyIcons.name(of: Files.stem(of: output.path))
        return joined(
            sprites, "iconify \(prefix)", at: [output.path],
            check: { [self] in
                guard !prefix.isEmpty else {
                    throw FileError(
                        .format, path: buildFile,
                        message:
                            "\"\(Files.stem(of: output.path))\" is not a valid prefix; expected \"prefix\" beside it",
                        at: output.position)
                }
                try refuseClashes(sprites, in: "iconify", IconifyIcons.name)
            },
            make: { [self] sprite in
                let picture = try painter.vectorPicture(sprite)
                let icon = try writing(sprite, "an SVG") { () throws(VectorError) in
                    try IconifyIcons.icon(picture, ids: "\(prefix)-\(IconifyIcons.name(of: sprite.name))")
                }
                return [icon]
            },
            join: { icons in
                let named = zip(sprites, icons.joined()).map { (IconifyIcons.name(of: $0.name), $1) }
                return [IconifyIcons.bytes(of: named, prefix: prefix)]
            })
    }

    /// Makes an ES module of all stills.
    func module(_ sprites: [Sprite], _ output: SpriteOutput) -> BuildStep {
        let prefix = output.vector.prefix ?? ""
        return joined(
            sprites, "module \(prefix)", at: [output.path],
            check: { [self] in try refuseClashes(sprites, in: "an ES module", SymbolModule.identifier) },
            make: { [self] sprite in
                let picture = try painter.vectorPicture(sprite)
                let constant = try writing(sprite, "an SVG") { () throws(VectorError) in
                    try SymbolModule.constant(picture, name: sprite.name, ids: prefix)
                }
                return [constant]
            },
            join: { constants in [SymbolModule.bytes(of: Array(constants.joined()))] })
    }

    /// Throws for names that another notation cannot distinguish or write.
    private func refuseClashes(
        _ sprites: [Sprite], in notation: String, _ identifier: (String) -> String
    ) throws(FileError) {
        var owners: [String: String] = [:]
        for sprite in sprites {
            let name = identifier(sprite.name)
            let fault: String
            if name.isEmpty, let letter = Identifier.foreignLetter(in: sprite.name) {
                fault =
                    "\"\(sprite.name)\" contains \"\(letter)\", which a name in \(notation) cannot; "
                    + "expected \(sprite.otherName)"
            } else if name.isEmpty {
                fault = "\"\(sprite.name)\" has no letters or digits for a name in \(notation)"
            } else if let other = owners.updateValue(sprite.name, forKey: name) {
                fault = "\"\(other)\" and \"\(sprite.name)\" are both \(name) in \(notation)"
            } else {
                continue
            }
            throw FileError(.format, path: buildFile, message: fault, at: sprite.input.position)
        }
    }
}
