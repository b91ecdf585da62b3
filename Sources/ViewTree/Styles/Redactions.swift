extension View {
  /// Grey shapes in the place of texts and pictures, as while content is loaded; their sizes stay.
  ///
  /// VoiceOver reads the texts all the same (Automattic/pocket-casts-ios, pull request 4997).
  public func redacted(reason: RedactionReasons) -> ViewNode {
    if reason.contains(.placeholder) { return redacted(.placeholder) }
    return reason.contains(.privacy) ? redacted(.privacy) : node
  }

  /// Texts and pictures in the place of grey shapes, whatever the views around say.
  public func unredacted() -> ViewNode { redacted(.unredacted) }

  /// Whether grey shapes are in its place where the privacy of a view around is protected.
  public func privacySensitive(_ isSensitive: Bool = true) -> ViewNode {
    changed {
      $0.layout.isPrivacySensitive = $0.layout.isPrivacySensitive ?? isSensitive
    }
  }

  private func redacted(_ redaction: Redaction) -> ViewNode {
    changed { $0.layout.redaction = $0.layout.redaction?.inside(redaction) ?? redaction }
  }
}
