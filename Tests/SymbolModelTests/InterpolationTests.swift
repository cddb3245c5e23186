import SymbolText
import TestSupport
import SymbolGeometry
import SymbolModel
import Testing

/// A square that extends by `size` to each side of x = 10, y = −35.
private func variant(_ weight: Weight, size: Double, data: String? = nil) throws -> Variant {
    let path = try Path(svg: data ?? "M\(10 - size) \(-35 - size)H\(10 + size)V\(-35 + size)H\(10 - size)Z")
    let shape = SymbolShape(path: path, classes: [], isPainted: true)
    return try #require(Variant(cell: Cell(weight, .small), shapes: [shape], advance: 20 + size))
}

private func artwork(_ variants: [Variant]) -> TemplateArtwork {
    let cells = variants.compactMap { variant in
        (Cell(variant.weight, variant.scale), variant)
    }
    return TemplateArtwork(version: nil, variants: Dictionary(uniqueKeysWithValues: cells), guides: [:])
}

@Suite struct InterpolationTests {
    private func sources() throws -> TemplateArtwork {
        artwork([try variant(.ultralight, size: 1), try variant(.regular, size: 3), try variant(.black, size: 7)])
    }

    @Test("A variant that is drawn takes precedence over one that could be interpolated")
    func drawn() throws {
        #expect(try sources().variant(weight: .black, scale: .small)?.variant == variant(.black, size: 7))
    }

    /// Bold lies halfway from Regular to Black: 5.
    @Test("An intermediate weight lies between its sources")
    func bold() throws {
        let bold = try #require(try sources().variant(weight: .bold, scale: .small)?.variant)
        #expect(abs(bold.inkBounds.width - 10) < 1e-9)
        #expect(abs(bold.advance - 25) < 1e-9)
        #expect(bold.name == "Bold-S")
    }

    /// Light is 0.6667 of the way from 1 to 3 and Regular is 3: halfway between them is 2.6667.
    @Test("Numbers between named weights interpolate between those weights")
    func fractional() throws {
        let between = try #require(try sources().variant(weight: Weight(350), scale: .small)?.variant)
        #expect(abs(between.inkBounds.width - 2 * (1 + 2 * 0.6667 + 3) / 2) < 1e-9)
        #expect(between.name == "350-S")
    }

    /// 0.1821·1 + 0.8179·3 = 2.6358, then 1.276 times as large about y = −35.2295 and x = 0.
    @Test("The medium scale blends in a lighter source and enlarges about the middle of the cap band")
    func medium() throws {
        let medium = try #require(try sources().variant(weight: .regular, scale: .medium)?.variant)
        #expect(abs(medium.inkBounds.width - 2 * 2.6358 * 1.276) < 1e-9)
        #expect(abs(medium.inkBounds.midX - 12.76) < 1e-9)
        #expect(abs(medium.inkBounds.midY - (-35.2295 + 0.2295 * 1.276)) < 1e-9)
    }

    @Test("Without all three sources the nearest drawn variant is substituted, with a diagnostic")
    func missing() throws {
        let artwork = artwork([try variant(.regular, size: 3)])
        let choice = try #require(artwork.variant(weight: .black, scale: .large))
        #expect(
            choice.substitution?.message
                == "the file cannot be interpolated without Ultralight-S; Regular-S is drawn instead, "
                + "in the size of the large scale")
        #expect(artwork.variant(weight: .black, scale: .small)?.variant.name == "Regular-S")
        #expect(artwork.variant(weight: nil, scale: nil)?.substitution == nil)
    }

    @Test("A file that does not draw Regular substitutes another weight with a diagnostic though none is requested")
    func defaultWeight() throws {
        let choice = try #require(artwork([try variant(.black, size: 3)]).variant(weight: nil, scale: nil))
        #expect(choice.variant.weight == .black)
        #expect(
            choice.substitution?.message
                == "the file cannot be interpolated without Ultralight-S; Black-S is drawn instead, "
                + "in the size of the medium scale")
    }

    /// 6 × 1.647; from x = 7 and y = −38, which is 2.7705 above the middle of the cap band at −35.2295.
    @Test("A variant substituted from another scale is as large as the scale requested")
    func otherScale() throws {
        let drawn = artwork([try variant(.regular, size: 3)])
        let large = try #require(drawn.variant(weight: .regular, scale: .large)?.variant)
        #expect(abs(large.inkBounds.width - 9.882) < 1e-9)
        #expect(abs(large.inkBounds.minX - 11.529) < 1e-9)
        #expect(abs(large.inkBounds.minY - (-35.2295 - 2.7705 * 1.647)) < 1e-9)
        #expect(abs(large.advance - 23 * 1.647) < 1e-9)
    }

    @Test("A request for a cell that cannot be read, or that depends on one, reports its error")
    func faults() throws {
        let fault = Diagnostic(.invalid, "bad")
        func read(_ drawn: [Variant], _ cell: Cell) -> TemplateArtwork {
            TemplateArtwork(
                version: nil, variants: artwork(drawn).variants, faults: [cell: fault], guides: [:])
        }
        let (regular, black) = (try variant(.regular, size: 3), try variant(.black, size: 7))
        let master = read([regular, black], Cell(.ultralight, .small))
        #expect(master.variant(weight: .ultralight, scale: .small)?.fault == fault)
        #expect(master.variant(weight: .bold, scale: .large)?.fault == fault)
        #expect(master.variant(weight: .black, scale: .small)?.fault == nil)
        let other = read([try variant(.ultralight, size: 1), regular, black], Cell(.bold, .small))
        #expect(other.variant(weight: .bold, scale: .small)?.fault == fault)
        #expect(other.variant(weight: .heavy, scale: .small)?.fault == nil)
        #expect(read([regular], Cell(.black, .small)).variant(weight: .heavy, scale: .small)?.fault == fault)
    }

    @Test("Sources that differ report the first difference: path, command or count")
    func mismatch() throws {
        let regular = try variant(.regular, size: 3)
        let other = try variant(.ultralight, size: 1, data: "M0 0L1 1C1 1 2 2 3 3Z")
        let shorter = try variant(.ultralight, size: 1, data: "M0 0L1 1L2 2")
        let black = try variant(.black, size: 7)
        #expect(
            artwork([other, regular, black]).sources
                == .mismatch("path 1 of Regular-S and Ultralight-S differs at command 3: L and C"))
        #expect(
            artwork([shorter, regular, black]).sources
                == .mismatch("path 1 of Regular-S and Ultralight-S has 5 and 3 commands"))
    }

    @Test("A path that is hidden in one source only cannot be interpolated, and one that is hidden in all can")
    func hidden() throws {
        func hiding(_ weight: Weight, _ size: Double) throws -> Variant {
            var shapes = try variant(weight, size: size).shapes
            shapes[0].isPainted = false
            return try #require(Variant(cell: Cell(weight, .small), shapes: shapes, advance: 20))
        }
        let shown = [try variant(.ultralight, size: 1), try variant(.regular, size: 3)]
        let partly = artwork(shown + [try hiding(.black, 7)])
        #expect(
            partly.sources
                == .mismatch("path 1 of Regular-S and Black-S is hidden or without a fill in Black-S only"))
        #expect(
            partly.variant(weight: .heavy, scale: .small)?.substitution?.message
                == "the file cannot be interpolated: path 1 of Regular-S and Black-S is hidden or without a fill in "
                + "Black-S only; Black-S is drawn instead")
        let all = [try hiding(.ultralight, 1), try hiding(.regular, 3), try hiding(.black, 7)]
        #expect(artwork(all).variant(weight: .heavy, scale: .small)?.substitution == nil)
    }

    @Test("Drawings of different structure are rejected as sources, and the error gives the first difference")
    func noSources() throws {
        let (regular, black) = (try variant(.regular, size: 3), try variant(.black, size: 7))
        let other = try variant(.ultralight, size: 1, data: "M0 0L1 1L2 2")
        let twice = try #require(
            Variant(cell: Cell(.black, .small), shapes: black.shapes + black.shapes, advance: 27))
        func mismatch(_ ultralight: Variant, _ black: Variant) -> String? {
            do throws(StructureMismatch) {
                _ = try InterpolationSources(ultralight: ultralight, regular: regular, black: black)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(mismatch(other, black) == "path 1 of Regular-S and Ultralight-S has 5 and 3 commands")
        #expect(mismatch(try variant(.ultralight, size: 1), twice) == "Regular-S and Black-S have 1 and 2 paths")
        #expect(mismatch(try variant(.ultralight, size: 1), black) == nil)
    }
}
