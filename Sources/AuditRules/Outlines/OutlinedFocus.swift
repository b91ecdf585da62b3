import Accessibility
import Layout

/// Where a state declares VoiceOver's focus, as a screen shows it.
package struct OutlinedFocus: Sendable {
  /// The `id` of the view.
  package let id: String
  /// The position of its element: the view itself, the first one in it, or the one that it is a part of;
  /// nil where there is none.
  package let element: Int?

  /// Takes the values that another run has written down.
  package init(recorded id: String, element: Int?) {
    self.id = id
    self.element = element
  }

  /// Looks for the element of a view.
  init(_ id: String, on screen: AccessibleScreen) {
    self.id = id
    let tree = screen.tree
    element =
      screen.elements.firstIndex { tree.path(of: $0.node).contains(pathPart: id) }
      ?? screen.elements.firstIndex { element in
        (element.node..<tree[element.node].end).contains {
          tree.path(of: $0).contains(pathPart: id)
        }
      }
  }
}

extension ScreenOutline {
  /// The element that the state declares VoiceOver's focus on, if it is there.
  var focusedElement: ElementOutline? { focus?.element.map { elements[$0] } }
}

extension String {
  /// Whether a path leads through a view, or to it.
  func contains(pathPart id: String) -> Bool { "/\(self)/".contains("/\(id)/") }
}
