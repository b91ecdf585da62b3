extension String? {
  /// The words or phrases of a table's entry, which are separated by a comma and a space; none where there is no entry.
  var listed: [String] { self?.split(separator: ", ").map(String.init) ?? [] }
}
