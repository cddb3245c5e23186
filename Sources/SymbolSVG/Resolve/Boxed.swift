/// A value that is kept aside, so that what holds it is small: what is nested deeply must not fill the stack.
@propertyWrapper
enum Boxed<Value> {
    indirect case value(Value)

    init(wrappedValue: Value) { self = .value(wrappedValue) }

    var wrappedValue: Value {
        get {
            switch self {
            case .value(let value): value
            }
        }
        set { self = .value(newValue) }
    }
}

extension Boxed: Sendable where Value: Sendable {}
