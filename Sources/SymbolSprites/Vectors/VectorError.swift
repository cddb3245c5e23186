/// What a picture has and a vector format does not hold, in words such as `a mask`.
struct VectorError: Error {
    let found: String
}
