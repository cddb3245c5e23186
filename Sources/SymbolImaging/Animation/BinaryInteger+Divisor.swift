extension BinaryInteger {
    /// Returns the greatest number that divides this number and another one, which are not both zero.
    package func greatestCommonDivisor(with other: Self) -> Self {
        var (a, b) = (self, other)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }
}
