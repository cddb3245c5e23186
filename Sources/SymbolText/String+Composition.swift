extension String {
    /// The same text with one character for each letter and the marks behind it, which names of files on a Mac have
    /// apart.
    ///
    /// It is the normalization form C of Unicode (UAX 15) for letters of Latin, Greek, Cyrillic, Arabic, kana and
    /// Hangul.
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

    /// The same text with the letters of ASCII in place of those that have marks: `u` for `ü`, `l` for `ł`.
    ///
    /// The names of characters, which no version of Unicode changes, say which letter a mark is on.
    package var unaccented: String {
        String(String.UnicodeScalarView(unicodeScalars.compactMap { $0.isMark ? nil : $0.unaccented }))
    }

    /// Characters by the texts that are equivalent to them, which for strings is being equal.
    ///
    /// The ranges hold nothing that stays apart when composed; of two alike the first is the composed one.
    private static let compositions: [String: Unicode.Scalar] = {
        let ranges: [ClosedRange<UInt32>] = [0xC0...0x6FF, 0x1E00...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3]
        let scalars = ranges.joined().compactMap(Unicode.Scalar.init)
        return Dictionary(scalars.map { (String($0), $0) }) { first, _ in first }
    }()
}

extension Unicode.Scalar {
    /// Whether it is written onto the letter before it.
    package var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: !properties.isDefaultIgnorableCodePoint
        default: false
        }
    }

    /// Marks, and the vowels and ends of a syllable of Hangul.
    fileprivate var joinsLetters: Bool { !isASCII && (0x1161...0x11C2 ~= value || isMark) }

    fileprivate var unaccented: Unicode.Scalar {
        guard !isASCII, let words = properties.name?.split(separator: " "), words.count > 4, words[0] == "LATIN",
            words[2] == "LETTER", words[4] == "WITH", words[3].utf8.count == 1
        else { return self }
        let letter = words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
        return letter.unicodeScalars.first ?? self
    }
}
