extension String {
  /// The text without anything that a terminal or a build server would obey.
  ///
  /// Some build servers take `##[` and `##vso[` for commands wherever they are in a line; what they
  /// obey at its beginning only never gets there, because each line begins with a word of ours.
  package var forTerminal: String {
    withVisibleControls.replacing("##", with: "#" + Unicode.Scalar("#").escape)
  }
}
