internal import SymbolEffects
internal import SymbolFiles
internal import SymbolSprites
internal import SymbolStills

/// One drawing that has a golden.
struct GoldenCase: Sendable {
    enum Moment: Hashable, Sendable {
        case still
        /// A number of seconds into an effect.
        case time(Double)
        /// All frames of an effect.
        case strip
    }

    let name: String
    let sprite: Sprite
    let moment: Moment
    let displayScale: Double
}

extension BuildFile {
    /// Lists the cases of the build file.
    ///
    /// - Throws: `FileError` for names that occur twice, and where there are no goldens or no cases.
    func goldenCases() throws(FileError) -> (GoldenSettings, [GoldenCase]) {
        guard let settings = try GoldenSettings(self) else {
            throw FileError(.format, path: path, message: "has no goldens; expected \"goldens: FOLDER\"")
        }
        let cases = try sprites().flatMap { sprite in
            axes.displayScales.flatMap { scale in
                settings.moments(of: sprite).map { moment, suffix in
                    GoldenCase(
                        name: sprite.name + suffix + DisplayScale.suffix(scale), sprite: sprite, moment: moment,
                        displayScale: scale)
                }
            }
        }
        // A test without cases would always pass.
        guard !cases.isEmpty else { throw FileError(.format, path: path, message: "there are no cases") }
        try checkNames(of: cases)
        return (settings, cases)
    }

    private func checkNames(of cases: [GoldenCase]) throws(FileError) {
        var names: [String: String] = [:]
        for one in cases {
            if let other = names.updateValue(one.name, forKey: PortableName.folded(one.name)) {
                throw FileError(
                    .format, path: path,
                    message: other == one.name
                        ? "two goldens would be named \"\(one.name)\""
                        : "the goldens \"\(other)\" and \"\(one.name)\" are the same file where case is ignored")
            }
            if let base = GoldenNames.base(of: one.name) {
                throw FileError(
                    .format, path: path,
                    message: """
                        the name "\(one.name)" is that of another golden of "\(base)"; expected one without \
                        "\(one.name.dropFirst(base.count))"
                        """)
            }
        }
    }
}

extension GoldenSettings {
    fileprivate func moments(of sprite: Sprite) -> [(GoldenCase.Moment, suffix: String)] {
        guard sprite.motion != nil else { return [(.still, "")] }
        return times.isEmpty ? [(.strip, "")] : times.map { (.time($0.value), "-\($0.text)s") }
    }
}
