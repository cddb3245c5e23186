/// Calls a closure with a check for the cancellation of the current task, which works on any thread.
///
/// `Task.isCancelled` is always false on the threads of `mapInParallel`, which belong to no task.
package func withCancellationCheck<Result>(_ body: (_ isCancelled: @Sendable () -> Bool) -> Result) -> Result {
    withUnsafeCurrentTask { task in
        // What `Task` offers too may be asked for from any thread (documentation of `UnsafeCurrentTask`), and the task
        // lives at least until the closure returns.
        nonisolated(unsafe) let task = task
        return body { task?.isCancelled ?? false }
    }
}
