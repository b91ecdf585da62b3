import SourceScanning

extension CodeDefect.Picture {
  /// The picture, and what VoiceOver speaks of it.
  var clause: String {
    switch self {
    case .symbol(let name?):
      "shows the symbol “\(name)” and has no name: VoiceOver speaks at most iOS's own words for it"
    case .symbol(nil):
      "shows a symbol and has no name: VoiceOver speaks at most iOS's own words for it"
    case .asset(let name):
      "shows the picture “\(name)” and has no name: VoiceOver speaks the name of the picture"
    case .unknown: "shows a picture or a symbol and has no name that VoiceOver could speak"
    }
  }
}
