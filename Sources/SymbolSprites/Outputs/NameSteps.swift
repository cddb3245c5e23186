internal import SymbolFiles
internal import SymbolText

extension SpriteSteps {
    /// A source file with the names and measures of all stills.
    func names(_ sprites: [Sprite], _ output: SpriteOutput, _ language: NamesLanguage) -> BuildStep {
        let type = language.type(of: Files.stem(of: output.path))
        let package = output.vector.package
        return joined(sprites, "\(language.rawValue) \(package ?? "")", at: [output.path]) { [self] in
            guard Identifier.isPlain(type), !["Type", "Protocol", "Self", "Any"].contains(type) else {
                throw FileError(
                    .format, path: buildFile, message: "\"\(type)\" is no name of a type; expected another file name",
                    at: output.position)
            }
            try refuseClashes(sprites, in: language.rawValue) { language.identifier(of: $0) }
            let symbols = try sprites.map { sprite in
                let picture = try painter.vectorPicture(sprite)
                return NamedSymbol(
                    name: sprite.name, width: picture.width, height: picture.height,
                    metrics: picture.metrics)
            }
            return [Array(language.text(symbols, type: type, package: package).utf8)]
        }
    }

    /// All stills as a set of icons for Iconify.
    func iconify(_ sprites: [Sprite], _ output: SpriteOutput) -> BuildStep {
        let prefix = output.vector.prefix ?? IconifyIcons.name(of: Files.stem(of: output.path))
        return joined(sprites, "iconify \(prefix)", at: [output.path]) { [self] in
            try refuseClashes(sprites, in: "iconify", IconifyIcons.name)
            var icons = IconifyIcons(prefix: prefix)
            for sprite in sprites {
                let picture = try painter.vectorPicture(sprite)
                try holding(sprite, "an SVG") { () throws(VectorError) in
                    try icons.append(picture, name: IconifyIcons.name(of: sprite.name))
                }
            }
            return [icons.bytes]
        }
    }

    /// All stills as an ES module.
    func module(_ sprites: [Sprite], _ output: SpriteOutput) -> BuildStep {
        let prefix = output.vector.prefix ?? ""
        return joined(sprites, "module \(prefix)", at: [output.path]) { [self] in
            try refuseClashes(sprites, in: "an ES module", SymbolModule.identifier)
            var module = SymbolModule()
            for sprite in sprites {
                let picture = try painter.vectorPicture(sprite)
                try holding(sprite, "an SVG") { () throws(VectorError) in
                    try module.append(picture, name: sprite.name, ids: prefix)
                }
            }
            return [module.bytes]
        }
    }

    /// Refuses names that another notation does not tell apart, or cannot write.
    private func refuseClashes(
        _ sprites: [Sprite], in notation: String, _ identifier: (String) -> String
    ) throws(FileError) {
        var owners: [String: String] = [:]
        for sprite in sprites {
            let name = identifier(sprite.name)
            let fault: String
            if name.isEmpty {
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

extension Files {
    /// A file's name without its extension.
    fileprivate static func stem(of path: String) -> String {
        let name = name(of: path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}
