/// The error for content that a vector format cannot represent, in words such as `a mask`.
struct VectorError: Error {
    let found: String
}
