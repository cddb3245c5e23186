extension String {
    /// The text in composed form, with one character for each letter and its marks, which are separate in file names on
    /// a Mac.
    ///
    /// This is Unicode's normalization form C (UAX 15) for letters of Latin, Greek, Cyrillic, Arabic, kana and Hangul.
    package var composed: String {
        guard unicodeScalars.contains(where: \.joinsLetters) else { return self }
        var scalars: [Unicode.Scalar] = []
        for scalar in unicodeScalars {
            if scalar.joinsLetters, let last = scalars.last,
                let whole = Self.compositions[String(last) + String(scalar)]
            {
                scalars[scalars.count - 1] = whole
            } else {
                scalars.append(scalar)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// The text with ASCII letters in place of letters with marks: `u` for `ü`, `l` for `ł`.
    ///
    /// The names of characters, which no version of Unicode changes, tell which letter has the mark.
    package var unaccented: String {
        String(String.UnicodeScalarView(unicodeScalars.compactMap { $0.isMark ? nil : $0.unaccented }))
    }

    /// The composed characters by their equivalent texts, which compare as equal strings.
    ///
    /// The ranges contain no character that normalization would decompose; of two equivalent ones, the first is the
    /// composed one.
    private static let compositions: [String: Unicode.Scalar] = {
        let ranges: [ClosedRange<UInt32>] = [0xC0...0x6FF, 0x1E00...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3]
        let scalars = ranges.joined().compactMap(Unicode.Scalar.init)
        return Dictionary(scalars.map { (String($0), $0) }) { first, _ in first }
    }()
}

extension Unicode.Scalar {
    /// Whether the scalar is a mark that combines with the letter before it.
    package var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: !properties.isDefaultIgnorableCodePoint
        default: false
        }
    }

    /// Whether the scalar may combine with the one before it: marks, and the vowels and finals of Hangul syllables.
    fileprivate var joinsLetters: Bool { !isASCII && (0x1161...0x11C2 ~= value || isMark) }

    fileprivate var unaccented: Unicode.Scalar {
        guard !isASCII, let words = properties.name?.split(separator: " "), words.count > 4, words[0] == "LATIN",
            words[2] == "LETTER", words[4] == "WITH", words[3].utf8.count == 1
        else { return self }
        let letter = words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
        return letter.unicodeScalars.first ?? self
    }
}
