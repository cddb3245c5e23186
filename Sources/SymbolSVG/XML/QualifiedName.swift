internal import CLibrary

/// A name as expat's namespace processing provides it: `namespace SEPARATOR local`, or just `local`.
struct QualifiedName {
    let local: String
    private let namespace: Namespace

    private enum Namespace { case none, svg, xlink, xml, inkscape, serif, other }

    init(_ name: UnsafePointer<CChar>) {
        guard let separator = strchr(name, Int32(namespaceSeparator)) else {
            (namespace, local) = (.none, String(cString: name))
            return
        }
        local = String(cString: separator + 1)
        let length = separator - UnsafeMutablePointer(mutating: name)
        func isNamespace(_ uri: StaticString) -> Bool {
            length == uri.utf8CodeUnitCount && memcmp(name, uri.utf8Start, length) == 0
        }
        namespace =
            isNamespace("http://www.w3.org/2000/svg")
            ? .svg
            : isNamespace("http://www.w3.org/1999/xlink")
                ? .xlink
                : isNamespace("http://www.w3.org/XML/1998/namespace")
                    ? .xml
                    : isNamespace("http://www.inkscape.org/namespaces/inkscape")
                        ? .inkscape : isNamespace("http://www.serif.com/") ? .serif : .other
    }

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
