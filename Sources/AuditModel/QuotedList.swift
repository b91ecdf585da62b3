extension [String] {
  /// The words in quotation marks, the last behind a word such as “and”.
  package func quoted(joinedBy conjunction: String) -> String {
    let quoted = map { "“\($0)”" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
