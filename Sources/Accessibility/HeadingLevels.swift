import Layout
import ViewTree

extension AccessibleScreen {
  /// The level of the heading that an element is, from 1 to 6, if it has one.
  package func headingLevel(of element: AccessibilityElement) -> Int? {
    guard !tree.declarations.isEmpty else { return nil }
    return (element.node..<tree[element.node].end).lazy
      .compactMap { self.tree.declarations[$0]?.headingLevel?.number }.first
  }
}

extension AccessibilityHeadingLevel {
  fileprivate var number: Int? {
    switch self {
    case .unspecified: nil
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    }
  }
}
