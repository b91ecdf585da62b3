/// The address of a drawing, such as `https://example.org/drawings/{file}`.
public struct DrawingTemplate: Hashable, Sendable {
  private let text: String

  /// Takes a template; nil when it is no address of the web or has no `{file}`.
  public init?(_ text: String) {
    guard text.isAddressTemplate(with: "{file}") else { return nil }
    self.text = text
  }

  /// The address of a file.
  func address(of file: String) -> String {
    text.replacing("{file}", with: file.percentEncodedPath)
  }
}
