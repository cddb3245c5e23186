import Foundation

/// Runs a closure that blocks or waits on its own thread: the threads of tasks are few, and other tasks wait for them.
package func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
}
