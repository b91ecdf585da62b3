import AuditModel

extension ViewNode {
  /// The views that are laid out in it: the rows of a list lie in cells, which have the ground of the
  /// rows, and headings and notes have iOS's font and colour for them.
  package var shownChildren: [ViewNode] {
    guard case .list(let layout) = kind else { return children }
    return children.map { $0.shown(in: layout) }
  }

  /// One of the children as they are shown, without making the others: a list may have 100,000 rows.
  package func shownChild(_ number: Int) -> ViewNode {
    guard case .list(let layout) = kind else { return children[number] }
    return children[number].shown(in: layout)
  }

  private func shown(in layout: ListLayout) -> ViewNode {
    let row = listRow
    return switch row.part {
    case .row: cell(row.background ?? layout.cellBackground.map { .color($0) })
    case .header: header(isLarge: row.isProminent ?? layout.hasLargeHeaders)
    case .footer: sectionText(.footnote, .foreground(level: 1))
    }
  }

  /// A cell is no thing of its own: what is inside keeps the identity it has without it.
  private func cell(_ background: Fill?) -> ViewNode {
    var cell = ViewNode(.wrapper, children: [self], origin: .unknown)
    cell.slot = slot
    cell.style.background = background
    return cell
  }

  /// Headings have 17 points in semibold and small letters since iOS 26 (measured in SwiftUI's lists);
  /// of a large one nothing is published, so it is as a title of the next size.
  private func header(isLarge: Bool) -> ViewNode {
    var header =
      isLarge
      ? sectionText(Font.title3.weight(.semibold), Color(uiColor: .label))
      : sectionText(.headline, .foreground(level: 1))
    header.markAsHeading()
    return header
  }

  /// The texts in a container are the heading; its controls are not.
  private mutating func markAsHeading() {
    switch kind {
    case .stack, .grid, .overlay, .background, .viewThatFits, .geometryReader, .custom, .wrapper:
      guard accessibility.grouping == nil else { break }
      for child in children.indices where !children[child].kind.isControl {
        children[child].markAsHeading()
      }
      return
    default: break
    }
    accessibility.addedTraits.insert(.header)
  }

  private func sectionText(_ font: Font, _ color: Color) -> ViewNode {
    var copy = self
    copy.textAttributes.font = textAttributes.font ?? font
    if style.foreground == nil {
      copy.style.foreground = color
      copy.style.isForegroundOfSystem = true
    }
    return copy
  }
}

extension ListLayout {
  fileprivate var hasLargeHeaders: Bool { isHeaderProminent ?? (shownStyle == .sidebar) }
}
