import Accessibility
import AuditModel
import Layout
import ViewTree

/// An element as rules about several variants see it: values that mean the same in all of them.
package struct ElementOutline: Sendable {
  /// The path of its node's identity.
  package let path: String
  /// The name that its node was given, if any.
  package let id: String?
  /// Its accessibility label, value and hint, as they are spoken.
  package let label: String
  package let value: String
  package let hint: String
  /// The state that is spoken where no value is given.
  package let state: SpokenState?
  /// Its role and traits.
  package let traits: AccessibilityTraits
  /// Whether people can interact with it.
  package let isInteractive: Bool
  /// Whether it lies in a system bar.
  package let isInBar: Bool
  /// The path of the scroll view that it lies in; empty for none.
  package let scrollView: String
  /// Where it is on the screen.
  package let frame: Rect
  /// The string that names it, if it is one of a table.
  package let string: OutlinedString?
  /// The purpose of a field, if it declares one.
  package let entry: OutlinedEntry?
  /// The symbol that is all there is to see of it, if it is one.
  package let symbol: String?
  /// Its colours.
  package let look: ElementLook
  /// Where its node was written; nil where the outline does without.
  package let origin: NodeOrigin?

  /// Takes the values that another run has written down.
  package init(
    recorded path: String, id: String?, label: String, value: String, hint: String,
    state: SpokenState?, traits: AccessibilityTraits, isInteractive: Bool, isInBar: Bool,
    scrollView: String, frame: Rect, string: OutlinedString?, entry: OutlinedEntry?,
    symbol: String?, look: ElementLook, origin: NodeOrigin?
  ) {
    self.path = path
    self.id = id
    self.label = label
    self.value = value
    self.hint = hint
    self.state = state
    self.traits = traits
    self.isInteractive = isInteractive
    self.isInBar = isInBar
    self.scrollView = scrollView
    self.frame = frame
    self.string = string
    self.entry = entry
    self.symbol = symbol
    self.look = look
    self.origin = origin
  }
}

/// The purpose of a field.
package struct OutlinedEntry: Hashable, Sendable {
  /// Its purpose for AutoFill.
  package let contentType: UITextContentType
  /// Whether nothing is typed or filled in.
  package let isEmpty: Bool

  /// Joins the two.
  package init(contentType: UITextContentType, isEmpty: Bool) {
    self.contentType = contentType
    self.isEmpty = isEmpty
  }
}

/// A string of a table that an element is named by.
package struct OutlinedString: Hashable, Sendable {
  /// The name of its table.
  package let table: String?
  /// Its key.
  package let key: String?
  /// Where it is written.
  package let location: SourceLocation?

  /// Names a string.
  package init(table: String?, key: String?, location: SourceLocation?) {
    self.table = table
    self.key = key
    self.location = location
  }
}

extension ElementOutline {
  /// Outlines an element of a screen.
  ///
  /// - Parameter isFull: whether its look, symbol and origin are wanted, which are the same in all languages.
  init(_ element: AccessibilityElement, of screen: AccessibleScreen, isFull: Bool) {
    let tree = screen.tree
    let catalog = screen.catalog
    path = tree.path(of: element.node)
    id = path.givenName(of: tree[element.node].kind)
    label = element.label.string(in: catalog).spoken
    value = element.value.string(in: catalog).spoken
    hint = element.hint.map { catalog[$0].string.spoken } ?? ""
    state = element.state
    traits = element.traits
    isInteractive = element.isInteractive
    isInBar = tree[element.node].isInBar
    scrollView = tree[element.node].scrollView.map(tree.path) ?? ""
    frame = element.frame
    string = element.label.first.map {
      OutlinedString(table: catalog[$0].table, key: catalog[$0].key, location: catalog[$0].location)
    }
    entry = tree.entry(of: element, isEmpty: value.isEmpty)
    let isSymbolOnly = isFull && element.isInteractive && element.visibleTexts.isSilent
    symbol = isSymbolOnly ? tree.onlySymbol(in: element.node) : nil
    // Of texts only those in red are looked at, which say that something failed, and those with a sign of a state.
    let isShown =
      element.isInteractive || tree.foreground(of: element.node).light.isRed
      || tree.hasStateSymbol(in: element.node)
    look = isFull && isShown ? ElementLook(of: element.node, in: tree) : ElementLook()
    origin = isFull ? tree.origin(of: element.node) : nil
  }
}

extension ElementOutline {
  /// An element that is nowhere, and of which only the `id` of its view is known.
  init(missing id: String) {
    path = id
    self.id = id
    (label, value, hint, scrollView) = ("", "", "", "")
    (state, entry, string, symbol, origin) = (nil, nil, nil, nil, nil)
    traits = []
    (isInteractive, isInBar) = (false, false)
    frame = .zero
    look = ElementLook()
  }
}

extension LaidOutTree {
  /// Whether a sign of a state is seen in a view.
  fileprivate func hasStateSymbol(in view: NodeID) -> Bool {
    (view..<self[view].end).contains { node in
      self[node].isSymbol && self[node].isSeen
        && imageName(of: node).map(StateSymbols.contain) == true
    }
  }

  /// The purpose of a field; none for other elements, for fields that declare no purpose, and for search.
  fileprivate func entry(of element: AccessibilityElement, isEmpty: Bool) -> OutlinedEntry? {
    guard element.traits.contains(.textEntry), element.traits.isDisjoint(with: .searchField),
      element.isEnabled, let type = nearest(\.textContentType, to: element.node), type != .noPurpose
    else { return nil }
    return OutlinedEntry(contentType: type, isEmpty: isEmpty)
  }

  /// The name of the symbol of a control that shows one and nothing else.
  func onlySymbol(in node: NodeID) -> String? {
    let pictures = (node..<self[node].end).filter { self[$0].isSymbol && self[$0].isVisible }
    return pictures.count == 1 ? imageName(of: pictures[0]) : nil
  }
}

extension String {
  /// The last component of a path, where it is a name and not the position of a node of a kind.
  fileprivate func givenName(of kind: NodeKind) -> String? {
    guard let last = split(separator: "/").last else { return nil }
    let prefix = "\(kind.name)-"
    let isPosition =
      last.hasPrefix(prefix) && last.dropFirst(prefix.count).allSatisfy { $0.isNumber || $0 == "." }
    return isPosition ? nil : String(last)
  }
}
