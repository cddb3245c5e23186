internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolText

/// Turns a tree of elements into a drawing: cascades styles, follows references and converts shapes to paths.
struct DocumentResolver {
    let tree: XMLTree
    let elements: [String: [Int]]
    let styles: StyleResolver
    let limits: ResolverLimits
    private let hasAdaptingSheet: Bool
    private(set) var report: ResolverReport
    /// The size of the outermost viewport.
    var page = Point.zero
    private var instances = 0
    private var pathElements = 0
    /// A cache of the styles of elements that are drawn by reference, keyed by their index in the tree.
    private var stylesInFile: [Int: ComputedStyle] = [:]
    /// A cache of the boxes in which transforms have their origins, keyed by the indices of an element's ancestors and
    /// its own.
    var boxes: [[Int]: Rect?] = [:]
    /// A cache of the boxes of what each `use` draws, keyed by the indices of its ancestors and its own.
    var copyBoxes: [[Int]: Rect?] = [:]
    /// A cache of paint servers, keyed by their index in the tree.
    var paintServers: [Int: PaintServerAttributes] = [:]
    /// A cache of the pixels of images, keyed by their index in the tree; nil for those that cannot be drawn.
    var images: [Int: Pixmap?] = [:]
    /// The number of pixels of all images read so far.
    var imagePixels = 0

    init(_ tree: XMLTree, _ sheets: StyleSheets, in scheme: Appearance.Scheme, limits: ResolverLimits) {
        self.tree = tree
        self.limits = limits
        elements = tree.elementsByID()
        styles = StyleResolver(sheets, in: scheme)
        hasAdaptingSheet = sheets.adapting != nil
        report = ResolverReport(
            tree.nameDiagnostics + styles.diagnostics, limit: limits.diagnostics,
            matching: MatchingBudget(limits.matching))
    }

    /// Whether the picture may be another one in the other appearance.
    var adapts: Bool { hasAdaptingSheet || report.adapts }

    mutating func note(_ code: Diagnostic.Code, _ position: @autoclosure () -> SourcePosition, _ message: String) {
        report.note(Diagnostic(code, message, at: position()))
    }

    mutating func note(_ code: Diagnostic.Code, _ element: XMLElement, _ message: String) {
        note(code, element.position, message)
    }

    /// Returns the first element with the given id whose name `isWanted` accepts.
    func element(id: String, where isWanted: (String) -> Bool = { _ in true }) -> XMLElement? {
        elements[id].flatMap { tree.first(of: $0, where: isWanted) }
    }

    /// Returns the style of `element` in its position, noting what is not understood.
    mutating func style(of element: XMLElement, parent: ComputedStyle) -> ComputedStyle {
        styles.style(of: element, parent: parent, &report)
    }

    /// Returns the style of an element that is drawn by reference and inherits from its position in the file.
    mutating func styleInFile(of element: XMLElement) -> ComputedStyle {
        if let known = stylesInFile[element.index] { return known }
        let parent = element.parent.map { styleInFile(of: $0) } ?? ComputedStyle()
        let style = style(of: element, parent: parent)
        stylesInFile[element.index] = style
        return style
    }

    /// Counts a drawn element and checks the limits.
    mutating func enter(_ element: XMLElement, _ scope: Scope) throws(ReadError) {
        instances += 1
        try limits.check(instances: instances, depth: scope.ancestry.count, at: element)
        try checkCosts(at: element)
    }

    /// Checks what styling has cost so far.
    func checkCosts(at element: XMLElement) throws(ReadError) { try limits.check(report, at: element) }

    /// Counts a stop of a gradient, of which `number` is the position from 1.
    mutating func count(stop number: Int, of gradient: XMLElement) throws(ReadError) {
        try limits.count(stop: number, of: gradient, in: &report)
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
