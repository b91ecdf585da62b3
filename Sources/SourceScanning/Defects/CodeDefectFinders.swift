/// All that looks for defects in code.
enum CodeDefectFinders {
  /// The defects of a list of tokens.
  static func found(in tokens: [CodeToken], of bytes: [UInt8]) -> [CodeDefect.Found] {
    if isOfTests(tokens) { return [] }
    return (UnnamedButtonFinder(tokens, in: bytes)?.found() ?? [])
      + (UnnamedControlFinder(tokens, in: bytes)?.found() ?? [])
      + (ImageButtonFinder(tokens, in: bytes)?.found() ?? [])
      + (TapGestureFinder(tokens)?.found() ?? []) + (TappedViewFinder(tokens)?.found() ?? [])
      + (DateFormatFinder(tokens)?.found() ?? [])
      + (DirectionFinder(tokens)?.found() ?? []) + (FixedFontFinder(tokens)?.found() ?? [])
      + WeekYearFinder(tokens).found()
  }

  /// Whether the code is of tests, which no one has on a device.
  private static func isOfTests(_ tokens: [CodeToken]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains {
      $0.word == "import" && ["XCTest", "Testing"].contains($1.word)
    }
  }
}
