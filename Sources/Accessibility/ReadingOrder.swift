import AuditModel
import ViewTree

/// Puts elements in the order in which VoiceOver reads them: row by row, each along the language.
///
/// VoiceOver's own comparison of two elements does not give one order for three of them, so rows are
/// found first: what begins less than a threshold below the row's first element belongs to it.
struct ReadingOrder {
  private let threshold: Double
  private let isRightToLeft: Bool
  private let usesPriorities: Bool

  /// An item to sort: an element, or a group that stays together.
  struct Item {
    let frame: Rect
    let priority: Double
    let content: Content
  }

  /// The elements that stay together: most often one, which needs no array.
  enum Content {
    case element(AccessibilityElement)
    case group([AccessibilityElement])
  }

  init(environment: RenderEnvironment, usesPriorities: Bool = true) {
    self.usesPriorities = usesPriorities
    // Measured on devices: 8 points on a phone, 13 on other idioms.
    let isPad = environment.sizeClasses == .regularRegular
    threshold = isPad ? 13 : 8
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// The elements of all items in reading order; those of a bar are one row, whatever their heights.
  func sorted(_ items: [Item], asOneRow: Bool = false) -> [AccessibilityElement] {
    if items.count == 1 { return items[0].content.elements }
    let threshold = asOneRow ? Double.infinity : threshold
    let byPriority = fromTop(items)
    var result: [AccessibilityElement] = []
    result.reserveCapacity(items.count)
    var next = 0
    while next < byPriority.count {
      let first = items[byPriority[next]]
      let start = next
      while next < byPriority.count, priority(items[byPriority[next]]) == priority(first),
        items[byPriority[next]].frame.y - first.frame.y < threshold
      {
        next += 1
      }
      if next == start + 1 {
        first.content.append(to: &result)
        continue
      }
      let row = byPriority[start..<next].sorted {
        (edge(items[$0]), $0) < (edge(items[$1]), $1)
      }
      for index in row { items[index].content.append(to: &result) }
    }
    return result
  }

  /// The positions of the items by their priorities, and from top to bottom, as most trees are written.
  private func fromTop(_ items: [Item]) -> [Int] {
    func isBefore(_ left: Int, _ right: Int) -> Bool {
      (priority(items[right]), items[left].frame.y, left)
        < (priority(items[left]), items[right].frame.y, right)
    }
    let isInOrder = items.indices.dropFirst().allSatisfy { isBefore($0 - 1, $0) }
    return isInOrder ? Array(items.indices) : items.indices.sorted(by: isBefore)
  }

  private func priority(_ item: Item) -> Double { usesPriorities ? item.priority : 0 }

  /// How far an item is from where lines begin.
  private func edge(_ item: Item) -> Double { isRightToLeft ? -item.frame.maxX : item.frame.x }
}

extension ReadingOrder.Content {
  /// All that stays together.
  var elements: [AccessibilityElement] {
    switch self {
    case .element(let element): [element]
    case .group(let elements): elements
    }
  }

  fileprivate func append(to result: inout [AccessibilityElement]) {
    switch self {
    case .element(let element): result.append(element)
    case .group(let elements): result += elements
    }
  }
}
