/// The connected parts of a set of pixels.
struct ConnectedParts {
    enum Connectivity { case edges, edgesAndCorners }

    /// The number of each pixel's part, from 1 in reading order; 0 outside the set.
    private(set) var labels: [Int32]
    private(set) var count = 0

    /// The number of pixels of each part.
    var sizes: [Int] {
        var sizes = [Int](repeating: 0, count: count)
        for label in labels where label > 0 { sizes[Int(label) - 1] += 1 }
        return sizes
    }

    /// Finds the parts in two passes: labels of adjacent pixels are merged, then each pixel gets the number of its part
    /// (Rosenfeld and Pfaltz 1966).
    init(of isMember: [Bool], width: Int, connectivity: Connectivity) {
        labels = Array(repeating: 0, count: isMember.count)
        var roots: [Int32] = [0]
        for index in isMember.indices where isMember[index] {
            let x = index % width
            var label: Int32 = 0
            if x > 0 { label = roots.united(label, labels[index - 1]) }
            if index >= width {
                label = roots.united(label, labels[index - width])
                if connectivity == .edgesAndCorners {
                    if x > 0 { label = roots.united(label, labels[index - width - 1]) }
                    if x + 1 < width { label = roots.united(label, labels[index - width + 1]) }
                }
            }
            if label == 0 {
                label = Int32(roots.count)
                roots.append(label)
            }
            labels[index] = label
        }
        number(&roots)
    }

    private mutating func number(_ roots: inout [Int32]) {
        var numbers = [Int32](repeating: 0, count: roots.count)
        for label in roots.indices.dropFirst() {
            // A root never comes after its members, so its number is known already.
            let root = Int(roots.root(Int32(label)))
            if root == label {
                count += 1
                numbers[label] = Int32(count)
            } else {
                numbers[label] = numbers[root]
            }
        }
        for index in labels.indices { labels[index] = numbers[Int(labels[index])] }
    }
}

extension [Int32] {
    fileprivate mutating func root(_ label: Int32) -> Int32 {
        var label = label
        while self[Int(label)] != label {
            self[Int(label)] = self[Int(self[Int(label)])]
            label = self[Int(label)]
        }
        return label
    }

    /// Merges the parts of two labels, and returns the lower root; zero stands for no part.
    fileprivate mutating func united(_ a: Int32, _ b: Int32) -> Int32 {
        if b == 0 || a == b { return a }
        let (rootB, rootA) = (root(b), a == 0 ? root(b) : root(a))
        let lower = Swift.min(rootA, rootB)
        self[Int(Swift.max(rootA, rootB))] = lower
        return lower
    }
}
