import AuditModel
import ViewTree

/// Labels in rows of lists: at accessibility text sizes the lines of their titles go on under their
/// pictures.
///
/// Source: Apple, “Get started with Dynamic Type” (WWDC24), of SwiftUI's labels in lists and of
/// `UIListContentConfiguration`. No figures are published: the first line begins where the title does at
/// other sizes, and a picture higher than a line, beside which iOS has several lines, stays beside the title.
extension LayoutPass {
  /// Finds the labels whose titles go on under their pictures, and indents these titles.
  func wrapLabels() {
    guard environment.dynamicTypeSize.isAccessibilitySize else { return }
    for label in labelsInRows {
      guard let (picture, title) = pictureAndTitle(of: label), let text = nodes[title].text,
        texts[text].lineLimit != 1, case .stack(let layout) = nodes[label].kind
      else { continue }
      let size = measure(picture, Proposal(width: Proposal.open, height: Proposal.open))
      guard size.width > 0, size.height <= texts[text].lineHeight else { continue }
      texts[text].shape = catalog.indented(texts[text].shape, by: size.width + layout.spacing)
      wrappedLabels.insert(label)
    }
  }

  /// The two children of a label whose title is a text without a frame of its own.
  private func pictureAndTitle(of label: NodeID) -> (picture: NodeID, title: NodeID)? {
    guard childCount(label) == 2 else { return nil }
    let picture = label.next
    guard let title = lastChild(label), case .text = nodes[title].kind,
      attributes[title].frame == nil, attributes[title].padding == .zero
    else { return nil }
    return (picture, title)
  }

  /// Whether a node is a label whose title goes on under its picture.
  func isWrapped(_ node: NodeID) -> Bool {
    !wrappedLabels.isEmpty && wrappedLabels.contains(node)
  }

  /// Places a title and, in the middle of its first line, the picture before it.
  func placeWrappedLabel(_ label: NodeID, _ proposal: Proposal) {
    guard let (picture, title) = pictureAndTitle(of: label) else { return }
    let content = nodes[label].content
    place(title, x: content.x, y: content.y, proposal)
    let open = Proposal(width: Proposal.open, height: Proposal.open)
    let line = nodes[title].text.map { texts[$0].lineHeight } ?? 0
    place(
      picture, x: content.x, y: content.y + (line - measure(picture, open).height) / 2, open)
  }
}

extension LaidOutTree {
  /// Whether a node is in the picture of a label whose title goes on under it: the picture lies in the frame
  /// of the title, where there are no letters.
  package func isPicture(_ node: NodeID, beforeTitle title: NodeID) -> Bool {
    // Hardly any two nodes are in the same label, and that is seen at once.
    guard node < title, let label = self[title].parent, label < node,
      let text = text(of: title)
    else { return false }
    return catalog[text.shape].indent > 0
  }
}

extension StackLayout {
  /// Picture and title begin at the same corner: what the picture takes of the first line is a part of
  /// the title.
  static var wrappedLabel: StackLayout {
    StackLayout(axis: .layered, spacing: 0, alignment: .topLeading)
  }
}
