public import SymbolModel
public import SymbolSVG
internal import SymbolTemplate

extension Symbol {
    /// Reads the symbol in a file, whose name without `.svg` becomes the symbol's.
    ///
    /// - Returns: the symbol, and what was read around.
    public static func load(_ path: String) throws(JobFailure) -> (symbol: Symbol, diagnostics: [Diagnostic]) {
        do {
            return try Symbol.reading(try Files.read(path), name: InputList.stem(of: path))
        } catch let error as FileError {
            throw .file(error)
        } catch let error as ReadError {
            throw .read(error)
        } catch {
            throw .file(FileError(.input, path: path, message: "\(error)"))
        }
    }
}
