internal import SymbolFiles
internal import SymbolModel
internal import SymbolStills
internal import SymbolTemplate
internal import SymbolText
internal import Synchronization

/// The symbols that were read last: pictures of one file are drawn one after the other, so a few are enough.
final class SymbolCache: Sendable {
    private let log: DiagnosticLog
    private let symbols = Mutex((byKey: [Key: Symbol](), order: [Key]()))

    /// Everything besides the file's content on which a symbol depends.
    private struct Key: Hashable {
        /// The path of the file: the symbol is named after it, and a drawing for another language is not mirrored.
        let path: String
        let drawing: String
        /// The language of the label.
        let locale: SymbolLocale?
        let limits: ReadLimits
    }

    /// The number of symbols that are kept: more than there are cores, so that each finds its own.
    private static let limit = 128

    /// Creates a cache that logs the diagnostics of the files it reads.
    init(log: DiagnosticLog) { self.log = log }

    func symbol(_ sprite: Sprite) throws(FileError) -> Symbol {
        try symbol(at: sprite.input.path, sprite.path, sprite.options)
    }

    /// Returns the symbol in a file for some options.
    func symbol(at path: String, for options: RenderOptions) throws(FileError) -> Symbol {
        try symbol(at: path, SymbolSource(path, options).drawing, options)
    }

    private func symbol(at path: String, _ drawing: String, _ options: RenderOptions) throws(FileError) -> Symbol {
        let key = Key(path: path, drawing: drawing, locale: options.locale, limits: options.limits)
        if let symbol = symbols.withLock({ $0.byKey[key] }) { return symbol }
        let document = try SymbolDocument(contentsOf: path, for: options)
        log.addOnce(of: drawing, document.diagnostics)
        let symbol = document.symbol
        symbols.withLock { cache in
            guard cache.byKey.updateValue(symbol, forKey: key) == nil else { return }
            cache.order.append(key)
            if cache.order.count > Self.limit { cache.byKey[cache.order.removeFirst()] = nil }
        }
        return symbol
    }
}
