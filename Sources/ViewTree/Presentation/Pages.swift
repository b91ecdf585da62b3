import AuditModel

/// Dots for pages, of which one is shown.
public struct PageControl: NodeView {
  /// The description.
  public let node: ViewNode

  /// Dots for pages; the first page is 0.
  public init(
    currentPage: Int, numberOfPages: Int,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let count = max(1, numberOfPages)
    node = ViewNode(
      .pageControl(page: min(max(0, currentPage), count - 1), count: count),
      origin: NodeOrigin(fileID, line, column))
  }
}

/// The screens of a tab view as pages side by side.
struct Pages: Sendable {
  /// The screen that is shown, without a bar.
  let shown: ViewNode
  /// Its position, from 0.
  let position: Int
  /// How many there are.
  let count: Int

  /// The page with dots over its lower edge, as SwiftUI has them over the content where there are several pages.
  ///
  /// How far from the edge is published nowhere; that they are at it is assumed.
  func view(hasDots: Bool) -> ViewNode {
    let page = shown.frame(maxWidth: .infinity, maxHeight: .infinity)
    guard hasDots, count > 1 else { return page }
    return page.overlay(alignment: .bottom) {
      PageControl(currentPage: position, numberOfPages: count).node
        .written(at: shown.origin).id("pageControl")
    }
  }
}
