internal import SymbolFiles

extension BuildFile {
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
