import AuditModel

/// Writes locations, as links where the addresses of lines are known.
struct LocationLink: Sendable {
  let template: LinkTemplate?

  /// A location; a file outside of the project has no address.
  func html(_ location: SourceLocation) -> HTMLNode {
    guard let template, !location.file.hasPrefix("/") else { return .code("\(location)") }
    return HTMLTag.a(.href(toLine: location, by: template)) { HTMLNode.code("\(location)") }
  }
}
