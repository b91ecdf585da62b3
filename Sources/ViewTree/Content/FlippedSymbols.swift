extension View {
  /// Whether pictures are mirrored in languages that are written from right to left: a symbol that points to a
  /// side becomes the one that follows the language; pictures of the app are drawn as they are.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> ViewNode {
    isEnabled ? changed { $0.followLanguage() } : node
  }
}

extension ViewNode {
  fileprivate mutating func followLanguage() {
    if kind.isSymbol, let name {
      let followers: [Substring: Substring] = ["left": "backward", "right": "forward"]
      let parts = name.split(separator: ".").map { followers[$0] ?? $0 }
      self.name = parts.joined(separator: ".")
    }
    changeInside { $0.followLanguage() }
  }
}

extension NodeKind {
  /// Whether it is a symbol, as high as the font around it or of a size that grows with the text.
  fileprivate var isSymbol: Bool {
    switch self {
    case .symbol, .image(_, _, scales: true, _): true
    default: false
    }
  }
}
