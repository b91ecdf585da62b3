import AuditModel

extension View {
  /// A number on a tab, or at the end of a row; none for 0.
  public func badge(_ count: Int) -> ViewNode {
    count == 0 ? node : badge(Text(verbatim: "\(count)"))
  }

  /// A string on a tab, or at the end of a row.
  public func badge(_ label: TextContent) -> ViewNode { badge(Text(label)) }

  /// A string on a tab, or at the end of a row, which is a variable.
  @_disfavoredOverload
  public func badge(_ label: some StringProtocol) -> ViewNode { badge(Text(label)) }

  /// A text on a tab, or at the end of a row; none where there is none.
  public func badge(_ label: Text?) -> ViewNode {
    guard let label else { return node }
    return preferring { $0.badge = label.node.text }
  }

  /// How striking badges are.
  public func badgeProminence(_ prominence: BadgeProminence) -> ViewNode { node }
}

/// How striking badges are.
public struct BadgeProminence: Sendable {
  /// As iOS shows them.
  public static let standard = BadgeProminence()
  /// More striking.
  public static let increased = BadgeProminence()
  /// Less striking.
  public static let decreased = BadgeProminence()
}

extension ViewNode {
  /// Shows the badges of the rows from here down: in the secondary colour at the end of each, as a part
  /// of the row's element.
  ///
  /// Their order and colour are those of SwiftUI's documentation of `badge(_:)`; that VoiceOver reads
  /// them with their row is assumed.
  mutating func showBadges() {
    guard let badge = preferences?.badge else { return changeInside { $0.showBadges() } }
    preferences?.badge = nil
    addAtEnd(Text(badge).foregroundColor(Color.secondary))
  }

  private mutating func addAtEnd(_ badge: ViewNode) {
    switch kind {
    case .wrapper:
      for index in children.indices { children[index].addAtEnd(badge) }
    case .button:
      children = [Self.row(children, badge).written(at: origin)]
    default:
      var row = Self.row([self], badge).accessibilityElement(children: .combine)
      row.layout.listRow = layout.listRow
      row.setMissingOrigin(origin)
      row.slot = slot
      self = row
    }
  }

  private static func row(_ content: [ViewNode], _ badge: ViewNode) -> ViewNode {
    HStack {
      HStack { content }.frame(maxWidth: .infinity, alignment: .leading)
      badge
    }.node
  }
}
