internal import SymbolGeometry

/// The transform functions of an element's `translate`, `rotate`, `scale` and `transform`.
struct Transforms {
    /// The properties in the order in which they apply (CSS Transforms 2 §6).
    enum Property: Int { case translate, rotate, scale, transform }

    /// The functions in the order in which they apply; there are none where no property is set.
    private var functions: [(property: Property, function: TransformFunction)] = []

    var isIdentity: Bool { functions.isEmpty }

    /// The functions of one property, in the order written.
    subscript(property: Property) -> [TransformFunction] {
        get { functions.filter { $0.property == property }.map(\.function) }
        set {
            if !functions.isEmpty { functions.removeAll { $0.property == property } }
            let end = functions.firstIndex { $0.property.rawValue > property.rawValue } ?? functions.endIndex
            functions.insert(contentsOf: newValue.map { (property, $0) }, at: end)
        }
    }

    /// Returns the product of the functions in a reference box whose size is that of the basis' viewport.
    func matrix(_ basis: LengthBasis) -> AffineTransform {
        functions.reduce(.identity) { product, next in
            switch next.function {
            case .matrix(let matrix): product * matrix
            case .translation(let x, let y):
                product * .translation(x: basis.resolve(x, .horizontal), y: basis.resolve(y, .vertical))
            }
        }
    }
}
