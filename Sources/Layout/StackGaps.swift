/// The distances between the children of a stack.
struct StackGaps {
  /// The distance between any two, where it is the same.
  private let uniform: Double
  private let each: [Double]
  private let sum: Double

  init(uniform: Double) {
    self.uniform = uniform
    each = []
    sum = 0
  }

  init(_ distances: [Double]) {
    let first = distances.first ?? 0
    uniform = first
    each = distances.allSatisfy { $0 == first } ? [] : distances
    sum = each.reduce(0, +)
  }

  /// The distance after the child at a position.
  subscript(position: Int) -> Double {
    each.indices.contains(position) ? each[position] : uniform
  }

  /// All distances between so many children together.
  func total(of count: Int) -> Double {
    each.isEmpty ? uniform * Double(max(0, count - 1)) : sum
  }
}
