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
    let elements: [AccessibilityElement]
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
    if items.count == 1 { return items[0].elements }
    let threshold = asOneRow ? Double.infinity : threshold
    let byPriority = items.indices.sorted {
      (priority(items[$1]), items[$0].frame.y, $0) < (priority(items[$0]), items[$1].frame.y, $1)
    }
    var result: [AccessibilityElement] = []
    var next = 0
    while next < byPriority.count {
      let first = items[byPriority[next]]
      var row: [Int] = []
      while next < byPriority.count, priority(items[byPriority[next]]) == priority(first),
        items[byPriority[next]].frame.y - first.frame.y < threshold
      {
        row.append(byPriority[next])
        next += 1
      }
      row.sort { (edge(items[$0]), $0) < (edge(items[$1]), $1) }
      for index in row { result += items[index].elements }
    }
    return result
  }

  private func priority(_ item: Item) -> Double { usesPriorities ? item.priority : 0 }

  /// How far an item is from where lines begin.
  private func edge(_ item: Item) -> Double { isRightToLeft ? -item.frame.maxX : item.frame.x }
}
