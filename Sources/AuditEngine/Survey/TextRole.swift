import Accessibility
import AuditModel
import Layout
import ViewTree

/// The role of a text on a screen, in words for translators.
enum TextRole: String, Hashable, Sendable, Comparable {
  case text
  case heading
  case button
  case link
  case tab
  case barTitle = "title of a bar"
  case alert
  case switchLabel = "label of a switch"
  case field = "text of a field"
  case placeholder
  case spokenLabel = "spoken label"
  case spokenValue = "spoken value"
  case spokenHint = "spoken hint"
  case spokenAction = "spoken action"
  case voiceControlName = "name for Voice Control"
  case announcement = "spoken announcement"

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension LaidOutTree {
  /// The role of a visible text, by its ancestors.
  func role(of text: LaidOutText) -> TextRole {
    if text.isPlaceholder { return .placeholder }
    for node in lineage(of: text.node) {
      if let role = role(of: node) { return role }
    }
    return .text
  }

  private func role(of node: NodeID) -> TextRole? {
    if let traits = accessibility(of: node)?.attributes.addedTraits {
      if traits.contains(.header) { return .heading }
      if traits.contains(.link) { return .link }
      if traits.contains(.button) { return .button }
    }
    switch nodes[node].kind {
    case .button: return isInTabBar(node) ? .tab : .button
    case .textField: return .field
    case .toggle: return .switchLabel
    case .navigationBar: return .barTitle
    case .alert: return .alert
    default: return nil
    }
  }

  private func isInTabBar(_ node: NodeID) -> Bool {
    lineage(of: node).contains { if case .tabBar = nodes[$0].kind { true } else { false } }
  }
}
