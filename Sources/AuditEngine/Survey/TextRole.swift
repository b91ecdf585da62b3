import Accessibility
import AuditModel
import Layout
import ViewTree

/// What a text is on a screen, in words for translators.
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
  /// What a seen text is, by what it lies in.
  func role(of text: LaidOutText) -> TextRole {
    if text.isPlaceholder { return .placeholder }
    var index = Int(text.node)
    var isFirst = true
    while index >= 0 {
      let node = nodes[index]
      if let role = role(of: node, isText: isFirst) { return role }
      isFirst = false
      index = Int(node.parent)
    }
    return .text
  }

  private func role(of node: LaidOutNode, isText: Bool) -> TextRole? {
    if let traits = attributes(of: node)?.addedTraits {
      if traits.contains(.header) { return .heading }
      if traits.contains(.link) { return .link }
      if traits.contains(.button) { return .button }
    }
    switch node.kind {
    case .button: return isInTabBar(node) ? .tab : .button
    case .textField: return .field
    case .toggle: return .switchLabel
    case .navigationBar: return .barTitle
    case .alert: return .alert
    default: return nil
    }
  }

  private func isInTabBar(_ node: LaidOutNode) -> Bool {
    var index = Int(node.parent)
    while index >= 0 {
      if case .tabBar = nodes[index].kind { return true }
      index = Int(nodes[index].parent)
    }
    return false
  }

  private func attributes(of node: LaidOutNode) -> AccessibilityAttributes? {
    node.accessibility < 0 ? nil : accessibility[Int(node.accessibility)].attributes
  }
}
