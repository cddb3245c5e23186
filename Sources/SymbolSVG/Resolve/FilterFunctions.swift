internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry

/// A sequence of `filter` functions in the user space of the filtered element; they work on colours as encoded (Filter
/// Effects 1 §5.1).
struct FilterFunctions {
    private let placed: Placed
    private(set) var chain: FilterChain
    /// The region in which the result is visible.
    let region: Rect

    /// Creates the steps of a sequence of functions.
    ///
    /// - Parameters:
    ///   - values: The functions, without references.
    ///   - placed: The filtered element.
    ///   - shown: The region in which that element is visible.
    init(_ values: some Collection<FilterValue>, _ placed: Placed, on shown: Rect) {
        self.placed = placed
        region = values.reduce(shown) { Self.region(of: $1, on: $0, placed.basis) }
        chain = FilterChain(box: nil, region: region, transform: placed.transform)
        chain.isLinearRGB = false
        for value in values { append(value) }
    }

    /// Returns the region of a function's result; a normal distribution visibly ends at three standard deviations.
    private static func region(of value: FilterValue, on shown: Rect, _ basis: LengthBasis) -> Rect {
        switch value {
        case .blur(let deviation): return shown.insetBy(-3 * basis.resolve(deviation, .other))
        case .shadow(let x, let y, let deviation, _):
            let (x, y) = (basis.resolve(x, .horizontal), basis.resolve(y, .vertical))
            let spread = shown.insetBy(-3 * basis.resolve(deviation, .other))
            return shown.union(spread.transformed(by: .translation(x: x, y: y)))
        case .colorMatrix, .componentTransfer, .reference: return shown
        }
    }

    private mutating func append(_ value: FilterValue) {
        let (input, basis) = (chain.input(nil), placed.basis)
        switch value {
        case .blur(let deviation):
            let deviation = basis.resolve(deviation, .other)
            chain.append(.gaussianBlur(input, x: deviation, y: deviation))
        case .shadow(let x, let y, let deviation, let color):
            let deviation = basis.resolve(deviation, .other)
            chain.appendShadow(
                of: input, deviation: Point(deviation, deviation),
                offset: Point(basis.resolve(x, .horizontal), basis.resolve(y, .vertical)),
                placed.style.color(color, opacity: 1) ?? .fixed(.black))
        case .colorMatrix(let rows): chain.append(.colorMatrix(input, rows))
        case .componentTransfer(let functions): chain.append(.componentTransfer(input, functions))
        case .reference: break
        }
    }
}
