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

  /// A text on a tab, or at the end of a row; none where there is none, and that of the nearest view.
  public func badge(_ label: Text?) -> ViewNode {
    guard let label else { return node }
    return preferring { $0.badge = $0.badge ?? label.node.runContent }
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
  /// Shows the badges of the rows from here down, each at the end of its row.
  ///
  /// On iOS a badge of the standard prominence has nothing behind it (SwiftUI's documentation of
  /// `BadgeProminence`); the red behind an increased one is not drawn. That a badge has the secondary
  /// colour, and that VoiceOver reads it with a row without controls, is assumed.
  mutating func showBadges() {
    guard let badge = preferences?.badge else { return changeInside { $0.showBadges() } }
    preferences?.badge = nil
    addAtEnd(Text(badge).node.inSystemSecondary())
  }

  private mutating func addAtEnd(_ badge: ViewNode) {
    switch kind {
    case .wrapper:
      for index in children.indices { children[index].addAtEnd(badge) }
    case .button:
      children = [Self.row(children, badge).written(at: origin)]
    case _ where listRow.part == .row:
      var label = self
      label.layout.listRow = nil
      var row = Self.row([label], badge)
      if !holdsControl { row = row.accessibilityElement(children: .combine) }
      row.layout.listRow = layout.listRow
      row.setMissingOrigin(origin)
      row.slot = slot
      self = row
    default: break
    }
  }

  private var holdsControl: Bool { kind.isControl || children.contains(where: \.holdsControl) }

  private static func row(_ content: [ViewNode], _ badge: ViewNode) -> ViewNode {
    HStack {
      HStack { content }.frame(maxWidth: .infinity, alignment: .leading)
      badge
    }.node
  }
}
