internal import Dispatch
internal import Synchronization

/// Applies `body` to every element on all cores and gives the results in the elements' order.
///
/// - Parameter progress: called as results come in, one call at a time, with how many there are.
public func mapInParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], progress: (@Sendable (Int) -> Void)? = nil, _ body: @Sendable (Element) -> Result
) -> [Result] {
    // A thread costs more than a small picture: one element stays where it is.
    if elements.count == 1, let sole = elements.first { return [body(sole)] }
    let results = Mutex((values: [Result?](repeating: nil, count: elements.count), done: 0))
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        let result = body(elements[index])
        results.withLock { state in
            state.values[index] = result
            state.done += 1
            progress?(state.done)
        }
    }
    return results.withLock { $0.values.compactMap { $0 } }
}
