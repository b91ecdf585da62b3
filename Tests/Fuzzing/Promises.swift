/// Collects what does not hold though it should, whatever the bytes are.
struct Promises {
  /// The broken promises, each as a clause; empty when all is well.
  private(set) var broken: [String] = []

  /// Notes the words when the condition does not hold.
  mutating func expect(_ condition: Bool, _ words: @autoclosure () -> String) {
    if !condition { broken.append(words()) }
  }
}
