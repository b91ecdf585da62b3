extension View {
  /// Whether people can use the screen beside a sheet, which then is not modal for VoiceOver either.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> ViewNode {
    preferring { $0.backgroundInteraction = $0.backgroundInteraction ?? interaction }
  }
}

/// Whether people can use the screen beside a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  private let limit: Limit

  private enum Limit: Sendable {
    case never, always
    case upThrough(PresentationDetent)
  }

  /// As iOS does it: they cannot.
  public static let automatic = Self(limit: .never)
  /// They can.
  public static let enabled = Self(limit: .always)
  /// They cannot.
  public static let disabled = Self(limit: .never)
  /// They can up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(limit: .upThrough(detent))
  }

  /// Whether they can beside a sheet of a height.
  func isEnabled(at detent: PresentationDetent) -> Bool {
    switch limit {
    case .never: false
    case .always: true
    case .upThrough(let highest): detent.points <= highest.points
    }
  }
}
