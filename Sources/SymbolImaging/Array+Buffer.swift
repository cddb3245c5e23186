extension Array where Element: BitwiseCopyable {
    /// Creates an array of the elements that `body` stores in memory for `capacity` elements; it returns their number.
    ///
    /// The result is the same as that of `init(unsafeUninitializedCapacity:initializingWith:)`, which looks up the
    /// array's type as the program runs: for the few hundred elements of small tables that takes longer than copying.
    init(upTo capacity: Int, _ body: (UnsafeMutableBufferPointer<Element>) -> Int) {
        self = withUnsafeTemporaryAllocation(of: Element.self, capacity: capacity) { buffer in
            let count = body(buffer)
            return Array(UnsafeBufferPointer(rebasing: buffer[..<count]))
        }
    }
}
