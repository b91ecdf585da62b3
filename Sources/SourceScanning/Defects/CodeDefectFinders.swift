/// All that looks for defects in code.
enum CodeDefectFinders {
  /// The defects of a list of tokens.
  static func found(in tokens: [CodeToken], of bytes: [UInt8]) -> [CodeDefect.Found] {
    (UnnamedButtonFinder(tokens, in: bytes)?.found() ?? [])
      + (ImageButtonFinder(tokens, in: bytes)?.found() ?? [])
      + (TapGestureFinder(tokens)?.found() ?? []) + (DateFormatFinder(tokens)?.found() ?? [])
      + (DirectionFinder(tokens)?.found() ?? [])
      + CodeDefectFinder(tokens).found()
  }
}
