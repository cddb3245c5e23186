internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolStrokes

/// The arrows among an icon's layers, whose heads travel with the pen even where a head is a layer of its own.
struct IconArrows {
    /// The pens of each layer that has shafts, by its index; they draw the heads along with the shafts.
    private(set) var pens: [Int: [BandPen]] = [:]
    /// The layer that has the shaft, by the index of each layer that consists of heads alone.
    private(set) var shafts: [Int: Int] = [:]

    init(_ layers: [[DisplayItem]]) {
        let bands = layers.enumerated().flatMap { index, items in items.bands.map { (layer: index, banded: $0) } }
        let heads = bands.map(\.banded).heads
        func owner(_ band: Int) -> Int? { heads[band].map { bands[$0.owner].layer } }
        let bandsOfLayer = Dictionary(grouping: bands.indices) { bands[$0].layer }
        for layer in layers.indices {
            let owners = bandsOfLayer[layer, default: []].map(owner)
            guard let shaft = owners.first ?? nil, shaft != layer, owners.allSatisfy({ $0 == shaft }),
                layers[layer].paint == layers[shaft].paint
            else { continue }
            shafts[layer] = shaft
        }
        shafts = shafts.filter { shafts[$0.value] == nil }
        func travels(_ band: Int) -> Bool {
            let layer = bands[band].layer
            return owner(band) != nil && (owner(band) == layer || owner(band) == shafts[layer])
        }
        let travelling = Dictionary(grouping: heads.keys.filter(travels).sorted()) { heads[$0]?.owner }
        for layer in Set(bands.indices.filter(travels).compactMap(owner)).sorted() where shafts[layer] == nil {
            pens[layer] = bandsOfLayer[layer, default: []].filter { !travels($0) }.map { index in
                let own = travelling[index, default: []].compactMap { heads[$0]?.head }
                return BandPen(bands[index].banded, guides: nil, heads: own)
            }
        }
    }
}

extension [DisplayItem] {
    /// The only step, if it is a solid stroke.
    private var soleStroke: DisplayStroke? {
        if count == 1, case .stroke(let stroke) = self[0], stroke.style.dashes.isEmpty { stroke } else { nil }
    }

    fileprivate var paint: Paint<Color>? { soleStroke?.paint }

    /// The steps as lines; empty unless each of them has two flanks.
    fileprivate var bands: [BandedOutline] {
        guard let stroke = soleStroke, stroke.style.width > 0 else { return [] }
        let (pen, width) = (StrokePen(stroke.style), stroke.style.width)
        let found = stroke.path.subpaths.map { line in
            Path(line).stroked(pen, width: width, tolerance: width / 500).transformed(by: stroke.transform)
                .strokeBands()
        }
        return found.allSatisfy { $0.strokes.count == 1 && $0.rest.isEmpty } ? found.flatMap(\.strokes) : []
    }
}
