import AuditModel

/// A button in Swift code that shows a picture and nothing that VoiceOver could speak.
package struct UnnamedButton: Hashable, Sendable {
  /// The type of the button.
  package let control: String
  /// The picture.
  package let picture: Picture
  /// Where it is.
  package let location: SourceLocation

  /// The picture of a button, as far as the code names it.
  package enum Picture: Hashable, Sendable {
    /// A symbol of iOS by its name, for some of which it has words.
    case symbol(String?)
    /// A picture of the app by its name.
    case asset(String)
    /// One that only the running app knows.
    case unknown
  }

  /// Whether it is of UIKit.
  package var isOfUIKit: Bool { control == "UIBarButtonItem" }
}
