internal import Synchronization

/// Calls a closure with a check for the cancellation of the current task, for the threads of `mapInParallel` too.
///
/// `Task.isCancelled` is false on those that belong to no task. The thread that calls takes part in the work, though:
/// what it finds when it asks, the others find from then on.
package func withCancellationCheck<Result>(_ body: (_ isCancelled: @Sendable () -> Bool) -> Result) -> Result {
    let isKnown = Atomic(Task.isCancelled)
    return body {
        if Task.isCancelled { isKnown.store(true, ordering: .relaxed) }
        return isKnown.load(ordering: .relaxed)
    }
}
