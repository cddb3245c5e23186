internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

/// Turns a tree of elements into a drawing: styles cascaded, references followed, shapes made paths.
struct DocumentResolver {
    let tree: XMLTree
    let elements: [String: [Int]]
    let styles: StyleResolver
    private let limits: ResolverLimits
    private(set) var report: ResolverReport
    /// The size of the outermost viewport.
    var page = Point.zero
    private var instances = 0
    private var pathElements = 0
    private var stops = 0
    private var selectorTests = 0
    /// What is known of elements that are drawn by reference, by their index in the tree.
    private var stylesInFile: [Int: ComputedStyle] = [:]
    /// What is known of boxes in which transforms have their origins, by the elements around them and their own.
    var boxes: [[Int]: Rect?] = [:]
    /// What is known of boxes of what `use` draws, by the elements around it and its own.
    var copyBoxes: [[Int]: Rect?] = [:]
    /// What is known of paint servers, by their index in the tree.
    var paintServers: [Int: PaintServerAttributes] = [:]

    init(_ tree: XMLTree, limits: ResolverLimits) {
        self.tree = tree
        self.limits = limits
        elements = tree.elementsByID()
        styles = StyleResolver(StyleSheets(tree))
        report = ResolverReport(
            styles.diagnostics, limit: limits.diagnostics, matching: MatchingBudget(limits.matching))
    }

    mutating func note(_ code: Diagnostic.Code, _ position: SourcePosition, _ message: String) {
        report.note(Diagnostic(code, message, at: position))
    }

    mutating func note(_ code: Diagnostic.Code, _ element: XMLElement, _ message: String) {
        if !report.isFull { note(code, element.position, message) }
    }

    /// The first element with that id among those whose name `isWanted`: an id that a shape and a gradient share
    /// names whichever the reference can use.
    func element(id: String, where isWanted: (String) -> Bool = { _ in true }) -> XMLElement? {
        elements[id]?.lazy.map { XMLElement(tree: tree, index: $0) }.first { !$0.isForeign && isWanted($0.name) }
    }

    /// The style of `element` where it stands; what it does not understand becomes a note.
    mutating func style(of element: XMLElement, parent: ComputedStyle) -> ComputedStyle {
        styles.style(of: element, parent: parent, &report)
    }

    /// The style of an element that is drawn by reference and inherits from where it stands in the file.
    mutating func styleInFile(of element: XMLElement) -> ComputedStyle {
        if let known = stylesInFile[element.index] { return known }
        let parent = element.parent.map { styleInFile(of: $0) } ?? ComputedStyle()
        let style = style(of: element, parent: parent)
        stylesInFile[element.index] = style
        return style
    }

    /// Counts one more element drawn.
    mutating func enter(_ element: XMLElement, _ scope: Scope) throws(ReadError) {
        instances += 1
        try limits.check(instances: instances, depth: scope.ancestry.count, at: element)
        selectorTests += styles.selectorTests(on: element)
        try checkMatching(at: element)
        guard selectorTests <= limits.selectorTests else {
            throw ReadError(
                position: element.position,
                message: "the style sheets take more than \(limits.selectorTests) tests of selectors on elements")
        }
        try limits.check(styleBytes: report.styleBytes, at: element)
    }

    func checkMatching(at element: XMLElement) throws(ReadError) { try limits.check(report.matching, at: element) }

    /// Counts one more stop of a gradient, its `number`th.
    mutating func countStop(of gradient: XMLElement, _ number: Int) throws(ReadError) {
        stops += 1
        try limits.check(styleBytes: report.styleBytes, at: gradient)
        guard number <= limits.gradientStops else {
            throw ReadError(
                position: gradient.position, message: "the gradient has more than \(limits.gradientStops) stops")
        }
        guard stops <= limits.stops else {
            throw ReadError(
                position: gradient.position, message: "references multiply gradients to more than \(limits.stops) stops"
            )
        }
    }

    mutating func count(_ path: Path, of element: XMLElement) throws(ReadError) {
        pathElements += path.elements.count
        guard pathElements <= limits.pathElements else {
            throw ReadError(
                position: element.position,
                message: "the paths have more than \(limits.pathElements) segments")
        }
    }
}
