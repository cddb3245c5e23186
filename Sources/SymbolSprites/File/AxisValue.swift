/// One value along an axis, and the text it was given as, which appears in names.
package struct AxisValue<Value: Sendable>: Sendable {
    /// The value as it was written.
    package let text: String
    package let value: Value

    package init(text: String, value: Value) { (self.text, self.value) = (text, value) }
}
