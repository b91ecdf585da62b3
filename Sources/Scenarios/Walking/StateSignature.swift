import AuditModel
import ViewTree

/// The signature that distinguishes states of a screen by their appearance: which things are there,
/// which texts they have, and whether the keyboard is up. Typed text makes no difference.
public struct StateSignature: Hashable, Sendable {
  /// The name of the screen.
  public let screen: String
  /// The things that are there, or those of the alert or modal view that lies over them.
  public let shape: Set<String>
  /// How things are that change without going away: disabled, empty, edited, on, chosen.
  public let flags: Set<String>

  init(
    screen: String, showsKeyboard: Bool, node: ViewNode, isContent: @escaping (String) -> Bool
  ) {
    var reader = Reader(isContent: isContent)
    reader.read(node.lastModal ?? node, in: [], wrapperID: nil)
    self.screen = screen
    shape = reader.shape.union(showsKeyboard ? ["keyboard"] : [])
    flags = reader.flags
  }
}

extension AppSession {
  /// The signature of what is shown.
  public var signature: StateSignature {
    StateSignature(
      screen: scene?.id ?? "", showsKeyboard: showsKeyboard, node: node,
      isContent: App.isContent(key:))
  }
}

/// Reads the parts of a signature from a view tree.
private struct Reader {
  let isContent: (String) -> Bool
  var shape: Set<String> = []
  var flags: Set<String> = []

  mutating func read(_ node: ViewNode, in names: [String], wrapperID: String?) {
    guard !node.layout.isHidden, node.layout.opacity > 0 else { return }
    let id = node.id ?? wrapperID
    if case .wrapper = node.kind {
      for child in node.children { read(child, in: names, wrapperID: id) }
      return
    }
    let path = names + (id.map { [$0] } ?? [])
    note(node, at: path.joined(separator: "/"))
    for child in node.children { read(child, in: path, wrapperID: nil) }
  }

  private mutating func note(_ node: ViewNode, at path: String) {
    switch node.kind {
    case .text: shape.insert("\(path) \(node.text.map(signature(of:)) ?? "")")
    case .image, .symbol, .slider, .pageControl: shape.insert(path)
    case .button(let isEnabled):
      shape.insert(path)
      if !isEnabled { flags.insert("\(path) disabled") }
    case .toggle(let isOn, let isEnabled):
      shape.insert(path)
      if isOn { flags.insert("\(path) on") }
      if !isEnabled { flags.insert("\(path) disabled") }
    case .textField(let state):
      shape.insert(path)
      if state.isEditing { flags.insert("\(path) edited") }
      if state.isSecure { flags.insert("\(path) secure") }
      if node.text == nil || node.text == .verbatim("") { flags.insert("\(path) empty") }
    default: break
    }
  }

  /// The key; all content counts as one, whether the app suggests it or the user has typed it.
  private func signature(of text: TextContent) -> String {
    let keys = text.localizedTexts.map(\.key)
    return keys.isEmpty || keys.contains(where: isContent) ? "content" : keys.joined(separator: " ")
  }
}
