import AuditModel
import Foundation

/// A control that opens an address.
public struct Link: NodeView {
  /// The description.
  public let node: ViewNode

  /// A link with its title.
  public init(
    _ title: TextContent, destination: URL,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = Button(title, action: {}, fileID: fileID, line: line, column: column).node.isLink
  }

  /// A link with a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: URL,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), destination: destination, fileID: fileID, line: line,
      column: column)
  }

  /// A link that shows anything.
  public init(
    destination: URL, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = Button(action: {}, label: label, fileID: fileID, line: line, column: column).node.isLink
  }
}

extension ViewNode {
  fileprivate var isLink: ViewNode {
    accessibilityAddTraits(.link).accessibilityRemoveTraits(.button)
  }
}
