internal import Dispatch
internal import Synchronization

/// Applies a closure to every element on all cores.
///
/// - Parameters:
///   - elements: The elements.
///   - jobs: The maximum number of simultaneous calls, at least one; `nil` for as many as there are cores.
///   - progress: A closure that receives the number of results so far, one call at a time.
///   - body: The closure.
/// - Returns: The results in the order of the elements.
package func mapInParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int? = nil, progress: @Sendable (Int) -> Void = { _ in },
    _ body: @Sendable (Element) -> Result
) -> [Result] {
    let jobs = jobs.map { max($0, 1) }
    // A thread costs more than a small picture, so a single element is processed in place.
    if elements.count == 1 || jobs == 1 {
        var results: [Result] = []
        for element in elements {
            results.append(body(element))
            progress(results.count)
        }
        return results
    }
    let results = Mutex((values: [Result?](repeating: nil, count: elements.count), done: 0))
    let next = Atomic(0)
    // Each worker takes the next remaining element.
    DispatchQueue.concurrentPerform(iterations: min(jobs ?? elements.count, elements.count)) { worker in
        while true {
            let index = jobs == nil ? worker : next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < elements.count else { return }
            let result = body(elements[index])
            results.withLock { state in
                state.values[index] = result
                state.done += 1
                progress(state.done)
            }
            if jobs == nil { return }
        }
    }
    return results.withLock { $0.values.compactMap { $0 } }
}
