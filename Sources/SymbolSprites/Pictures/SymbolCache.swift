internal import SymbolFiles
internal import SymbolModel
internal import SymbolStills
internal import SymbolTemplate
internal import Synchronization

/// Symbols read a moment ago: pictures of one file are drawn one after the other, so few are kept.
final class SymbolCache: Sendable {
    private let log: DiagnosticLog
    private let symbols = Mutex((byPath: [String: Symbol](), order: [String]()))

    /// More than there are cores, so that each finds its own.
    private static let limit = 128

    /// Creates a cache that notes what there is to say about the files it reads.
    init(log: DiagnosticLog) { self.log = log }

    func symbol(_ sprite: Sprite) throws(FileError) -> Symbol {
        if let symbol = symbols.withLock({ $0.byPath[sprite.path] }) { return symbol }
        // The plan has chosen the file for the language; what is left is whether it may be mirrored.
        let options = sprite.options
        let document = try SymbolDocument(contentsOf: sprite.input.path, for: options)
        log.addReading(of: sprite.path, document.diagnostics)
        let symbol = document.symbol
        symbols.withLock { cache in
            guard cache.byPath.updateValue(symbol, forKey: sprite.path) == nil else { return }
            cache.order.append(sprite.path)
            if cache.order.count > Self.limit { cache.byPath[cache.order.removeFirst()] = nil }
        }
        return symbol
    }
}
