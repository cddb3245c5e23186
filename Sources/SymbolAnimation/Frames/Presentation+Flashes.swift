internal import SymbolColor
internal import SymbolDrawing
internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

extension Presentation {
    /// Checks whether something flashes more often than is safe.
    ///
    /// Each layer by itself and the picture as a whole are examined, as their frames show them.
    ///
    /// - Parameters:
    ///   - picture: The times of all frames, in seconds, with the luminance of the picture at each.
    ///   - period: The time in seconds after which everything begins again; `nil` for no loop.
    ///   - ground: The opaque colour behind the frames.
    /// - Returns: The warning; `nil` if nothing flashes too often.
    func flashing(_ picture: Signal, period: Double?, on ground: Color) -> Diagnostic? {
        func flashes(_ signal: Signal) -> Int { FlashCount(Self.looped(signal, period)).mostInASecond }
        let most = max(flashes(picture), mostInLayers(picture.map(\.time), on: ground, flashes))
        let limit = Int(clamping: MotionTable.flashes)
        guard most > limit else { return nil }
        return Diagnostic(
            .flashing, "flashes \(most) times in a second; more than \(limit) may cause seizures (WCAG 2.2, 2.3.1)",
            help: "slow it down")
    }

    /// A luminance sampled at several times.
    typealias Signal = [(time: Double, value: Double)]

    /// Returns the signal of a loop over its first second and the period after that; no period is shorter than a frame.
    private static func looped(_ signal: Signal, _ period: Double?) -> Signal {
        guard let period, period > 0 else { return signal }
        return (0...min(Int(clamping: (1 / period).rounded(.up)), FrameRate.limit)).flatMap { round in
            signal.map { ($0.time + Double(round) * period, $0.value) }
        }
    }

    /// Returns the most flashes of any layer, which is examined while its symbol is shown.
    ///
    /// Only presences are kept of the frames, of which there can be as many as layers many times over.
    private func mostInLayers(_ times: [Double], on ground: Color, _ flashes: (Signal) -> Int) -> Int {
        Dictionary(grouping: times, by: number).reduce(0) { most, shown in
            let (symbol, times) = (symbols[shown.key], shown.value)
            let presences = times.map { symbol.layers(at: $0).map(\.presence) }
            let layers = symbol.scene.symbol.layers.map(\.colors).enumerated().map { layer, colors in
                flashes(zip(times, presences).map { ($0, colors.luminance(on: ground, $1[layer])) })
            }
            return max(most, layers.max() ?? 0)
        }
    }

    /// Returns the mean luminance of a picture of the layers, over the area that the largest of the symbols covers.
    func luminance(of layers: [PresentationLayer], on ground: Color) -> Double {
        let areas = layers.map { $0.layer.area * $0.presence }
        let covered = areas.reduce(0, +)
        let whole = max(symbols.map(\.area).max() ?? 0, covered)
        guard whole > 0 else { return ground.luminance }
        let light = zip(layers, areas).map { $0.layer.colors.luminance(on: ground) * $1 }.reduce(0, +)
        return (light + (whole - covered) * ground.luminance) / whole
    }
}

extension RenderOptions {
    /// The opaque colour assumed behind pictures: the background over that of the appearance.
    var ground: Color {
        background.composited(over: style.appearance.scheme == .dark ? .black : .white)
    }
}

extension AnimatedSymbol {
    fileprivate var area: Double { scene.symbol.layers.reduce(0) { $0 + $1.area } }
}

extension PresentationLayer {
    /// The fraction of the layer, from 0 to 1, that is present by opacity, size and the part that is drawn.
    fileprivate var presence: Double {
        let drawn = min(max(state.draw.to - state.draw.from, 0), 1)
        return state.visibleOpacity * drawn * min(abs(state.transform.determinant), 1)
    }
}

extension ResolvedLayer {
    fileprivate var area: Double { bounds.map { $0.width * $0.height } ?? 0 }
}

extension [Color] {
    /// The mean luminance of a layer's colours over a ground, at an opacity.
    fileprivate func luminance(on ground: Color, _ opacity: Double = 1) -> Double {
        let seen = map { $0.multiplyingAlpha(by: opacity).composited(over: ground).luminance }
        return seen.isEmpty ? ground.luminance : seen.reduce(0, +) / Double(seen.count)
    }
}
