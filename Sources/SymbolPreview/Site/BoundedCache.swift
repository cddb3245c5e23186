internal import Synchronization

/// A cache of limited size, which discards the least recently used values.
final class BoundedCache<Value: Sendable>: Sendable {
    private struct State {
        var values: [String: (value: Value, size: Int, used: Int)] = [:]
        var (size, clock) = (0, 0)
    }

    private let state = Mutex(State())
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    subscript(key: String) -> Value? {
        state.withLock { state in
            guard let found = state.values[key] else { return nil }
            state.clock += 1
            state.values[key]?.used = state.clock
            return found.value
        }
    }

    /// Stores a value, unless it alone is larger than the cache.
    func keep(_ value: Value, for key: String, size: Int = 1) {
        guard size <= limit else { return }
        state.withLock { state in
            state.clock += 1
            state.size += size - (state.values.updateValue((value, size, state.clock), forKey: key)?.size ?? 0)
            guard state.size > limit else { return }
            // A quarter is discarded at once, so that values are not sorted for each one stored.
            for (key, old) in state.values.sorted(by: { $0.value.used < $1.value.used }) {
                guard state.size > limit / 4 * 3 else { return }
                state.values[key] = nil
                state.size -= old.size
            }
        }
    }
}
