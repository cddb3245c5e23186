internal import CLibrary

/// A name as expat's namespace processing provides it: `namespace SEPARATOR local`, or just `local`.
struct QualifiedName {
    let local: String
    private let namespace: Namespace

    enum Namespace { case none, svg, xlink, xml, inkscape, serif, other }

    init(_ name: UnsafePointer<CChar>) {
        guard let separator = strchr(name, Int32(namespaceSeparator)) else {
            (namespace, local) = (.none, String(cString: name))
            return
        }
        local = String(cString: separator + 1)
        namespace = Namespace(uri: name, length: separator - UnsafeMutablePointer(mutating: name))
    }

    /// Creates a name whose namespace is known.
    init(_ local: String, in namespace: Namespace) { (self.local, self.namespace) = (local, namespace) }

    /// Whether the name is SVG's; every name without a namespace counts, because files that omit the declaration mean
    /// SVG.
    var isSVG: Bool { namespace == .svg || namespace == .none }

    /// The name by which an attribute is looked up; nil for an attribute of a foreign vocabulary.
    ///
    /// The names that Inkscape and Affinity keep beside an `id` are not discarded, because templates are read by them.
    var attributeName: String? {
        switch namespace {
        case .none: local
        case .xlink: "xlink:" + local
        case .xml: "xml:" + local
        case .inkscape: local == "label" ? "inkscape:label" : nil
        case .serif: local == "id" ? "serif:id" : nil
        case .svg, .other: nil
        }
    }
}

extension QualifiedName.Namespace {
    init(uri: UnsafePointer<CChar>, length: Int) {
        func isNamespace(_ other: StaticString) -> Bool {
            length == other.utf8CodeUnitCount && memcmp(uri, other.utf8Start, length) == 0
        }
        self =
            if isNamespace("http://www.w3.org/2000/svg") {
                .svg
            } else if isNamespace("http://www.w3.org/1999/xlink") {
                .xlink
            } else if isNamespace("http://www.w3.org/XML/1998/namespace") {
                .xml
            } else if isNamespace("http://www.inkscape.org/namespaces/inkscape") {
                .inkscape
            } else if isNamespace("http://www.serif.com/") {
                .serif
            } else {
                .other
            }
    }
}
