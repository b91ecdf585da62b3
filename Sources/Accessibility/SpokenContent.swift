import Layout

/// The speech of screens, wherever its sources are on them.
extension AccessibleScreen {
  /// Whether it says the same as another screen of its language: it has the same nodes, which show and hide
  /// the same, and the same elements in the same order, though texts and frames may have other sizes.
  ///
  /// A rule that reads no frames finds the same on both.
  package func saysTheSame(as other: AccessibleScreen) -> Bool {
    tree.contentNumber == other.tree.contentNumber && catalog === other.catalog
      && modal == other.modal && announcements == other.announcements
      && announcementTimes == other.announcementTimes
      && withoutExtent == other.withoutExtent
      && missingInOrder.elementsEqual(other.missingInOrder, by: ==)
      && elements.elementsEqual(other.elements) { $0.saysTheSame(as: $1) }
      && tree.showsTheSame(as: other.tree)
  }
}

extension AccessibilityElement {
  /// Whether both say the same: an element that is combined of others has their words in the order of their
  /// places.
  fileprivate func saysTheSame(as other: AccessibilityElement) -> Bool {
    node == other.node && label == other.label && value == other.value
      && visibleTexts == other.visibleTexts && state == other.state && traits == other.traits
      && customActions == other.customActions && links == other.links
  }
}

extension LaidOutTree {
  /// Whether the same of its nodes can be seen.
  fileprivate func showsTheSame(as other: LaidOutTree) -> Bool {
    nodes.count == other.nodes.count
      && nodes.positions.allSatisfy { node in
        nodes[node].isSeen == other.nodes[node].isSeen
          && nodes[node].isOutOfSight == other.nodes[node].isOutOfSight
      }
  }
}
