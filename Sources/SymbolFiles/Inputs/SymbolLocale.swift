public import SymbolModel

/// A language in which symbols are shown, and for which there may be separate drawings.
public struct SymbolLocale: Hashable, Sendable, CustomStringConvertible {
    /// The language, script, region and further subtags, in lower case.
    private let subtags: [String]

    /// Reads a language tag such as `ar`, `zh-Hant-TW` or `he_IL` (RFC 5646), or a POSIX locale such as
    /// `sr_RS.UTF-8@latin`; `nil` for any other text.
    ///
    /// Of what follows the tag in a POSIX locale, only a modifier that names a script counts. The locales `C` and
    /// `POSIX` have no language, which is `und` in tags.
    public init?(_ identifier: String) {
        let words = identifier.lowercased().split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let name = words[0].prefix { $0 != "." }
        let tag = ["c", "posix"].contains(name) ? "und" : name
        let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
        guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isLetter),
            parts.allSatisfy({
                (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            })
        else { return nil }
        let script = words.count > 1 ? Self.modifiers[String(words[1])] : nil
        subtags = [Self.current[language] ?? language] + [script].compactMap(\.self) + parts.dropFirst()
    }

    /// The direction of the script that the tag names, or else of the script in which the language is usually written.
    public var direction: LayoutDirection {
        guard let script = script ?? likelyScript else {
            return Self.rightToLeftLanguages.contains(subtags[0]) ? .rightToLeft : .leftToRight
        }
        return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    }

    /// The tag in lower case, such as `zh-hant-tw`.
    public var description: String { subtags.joined(separator: "-") }

    /// The tags of drawings and labels for the language, in lower case and the most specific first.
    ///
    /// For `zh-hant-tw` they are `zh-hant-tw`, `zh-hant` and `zh`; for `zh-tw` they are the same after `zh-tw`.
    package var tags: [String] {
        let given = Self.prefixes(subtags)
        var tags = given
        if script == nil, let likelyScript {
            let whole = Self.prefixes([subtags[0], likelyScript] + subtags.dropFirst())
            tags = zip(given.dropLast(), whole).flatMap { [$0, $1] } + whole.suffix(2)
        }
        guard let other = Self.norwegian[subtags[0]] else { return tags }
        return tags + tags.map { other + $0.dropFirst(other.count) }
    }

    private static func prefixes(_ subtags: [String]) -> [String] {
        (1...subtags.count).reversed().map { subtags.prefix($0).joined(separator: "-") }
    }

    /// The subtags after the language and before any extension, such as `u-nu-latn`, which has subtags of its own.
    private var places: ArraySlice<String> { subtags.dropFirst().prefix { $0.count > 1 } }

    private var script: String? { places.first { $0.count == 4 } }

    /// The script in which the language is written in the region, of languages that are written in several.
    private var likelyScript: String? {
        let region = places.first { $0.count == 2 } ?? ""
        return Self.scripts["\(subtags[0])-\(region)"] ?? Self.scripts[subtags[0]]
    }
}

extension SymbolLocale {
    /// Withdrawn codes and their replacements (IANA Language Subtag Registry).
    private static let current = ["iw": "he", "ji": "yi", "in": "id"]

    /// Norwegian is written as Bokmål unless a tag says otherwise, so both codes mean the same (Unicode CLDR,
    /// aliases).
    private static let norwegian = ["nb": "no", "no": "nb"]

    /// The modifiers of POSIX locales that name a script.
    private static let modifiers = ["latin": "latn", "cyrillic": "cyrl", "devanagari": "deva"]

    private static let rightToLeftScripts: Set = [
        "arab", "aran", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg", "mand", "samr"
    ]

    /// The scripts of languages, and of languages in a region, for which there may be other drawings, or which have the
    /// other direction there (Unicode CLDR, likely subtags; Kurdish in Iraq and Iran is written in Arabic script).
    private static let scripts = [
        "zh": "hans", "zh-au": "hant", "zh-bn": "hant", "zh-gb": "hant", "zh-gf": "hant", "zh-hk": "hant",
        "zh-id": "hant", "zh-mo": "hant", "zh-pa": "hant", "zh-pf": "hant", "zh-ph": "hant", "zh-sr": "hant",
        "zh-th": "hant", "zh-tw": "hant", "zh-vn": "hant", "sr": "cyrl", "sr-me": "latn", "sr-ro": "latn",
        "sr-ru": "latn", "sr-tr": "latn", "az-iq": "arab", "az-ir": "arab", "ha-cm": "arab", "ha-sd": "arab",
        "kk-af": "arab", "kk-cn": "arab", "kk-ir": "arab", "kk-mn": "arab", "ku-iq": "arab", "ku-ir": "arab",
        "ku-lb": "arab", "ky-cn": "arab", "ms-cc": "arab", "pa-pk": "arab", "tg-pk": "arab", "uz-af": "arab",
        "sd-in": "deva", "ug-kz": "cyrl", "ug-mn": "cyrl"
    ]

    /// Languages whose usual script is written from right to left (Unicode CLDR, likely subtags and aliases).
    private static let rightToLeftLanguages = Set(
        """
        aao abh abv acm acq acw acx adf aeb aec aee aeq afb aib aii aij aiq ajp amw apc apd ar ara arb arc arq
        ars ary arz ask atn auj auz avd avl ayh ayl ayn ayp azb bal bdz bej bft bgn bgp bhe bhm bhn bjf bjm
        bqi brh brk bsh bsk chg cja ckb clh czk dcc def deh dgl div dmk dml dv esh fa fas fay faz fia fub gbz
        ggg gha ghr gig gjk gju glh glk gwc gwf gwt gzi hac haz hbo he heb hkh hnd hno hoh hrt hrz hss huy isk
        itk jad jat jbe jbn jdg jnd jog jpa jpr jrb jye kas kbu kby kcy kfm khw klj kmz kqd ks ktl kvx kxp lad
        lah lhs lki lrc lrk lrl lsa lsd lss luv luz mby mde mfa mfi mhj mid mki mnj mve mvy myz mzn nli nlm
        nqo ntz nyq oar odk oru ota pbt pes phl phr phv plk pmu pnb prc prd prs prx ps psh psi pst pus qxq rdb
        rhg rmt sam sbn scl sd sdb sdf sdg sdh sds sgr sgy shd shm shu shv siy siz skr smp smy snd sqo sqt srh
        srz ssh sts swb syc syn syr tjo tks tmr tov tra trg trm trw ug uig ur urd ush uzs vaf vgr vmh wbk wlo
        wne wni wsv xhe xka xkc xkj xkp xvi ydg yhd yi yid yih yud zba zdj zrp zum
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
