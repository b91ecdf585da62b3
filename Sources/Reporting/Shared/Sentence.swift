extension String {
  /// The text with a capital first letter, whatever the language of the machine.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a capital first letter and an end.
  var asSentence: String {
    let isEnded = last.map { ".!?…".contains($0) } ?? true
    return capitalizedFirst + (isEnded ? "" : ".")
  }
}
