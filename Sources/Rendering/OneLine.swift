extension String {
  /// The text without line ends and control characters, which a terminal would obey.
  package var oneLine: String {
    String(
      unicodeScalars.map { scalar -> Character in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: "␤"
        default: Character(scalar)
        }
      })
  }
}
