import AuditModel

/// The order of elements along lines, in which elements beside each other are read wherever they begin.
///
/// VoiceOver reads first what begins 8 points higher, as was measured with UIKit. Whether SwiftUI does so with
/// a text beside a taller button, which begin at different heights for the sake of their middles, is published
/// nowhere; an order that only follows from it is no ground for a finding.
struct LineOrder {
  private let elements: [ElementOutline]
  private let isRightToLeft: Bool

  /// Takes the elements of a variant in the order of VoiceOver.
  init(_ outline: ScreenOutline) {
    elements = outline.elements
    isRightToLeft = outline.isRightToLeft
  }

  /// Positions of elements that are in the order of VoiceOver, in the order of lines.
  func sorted(_ positions: [Int]) -> [Int] {
    var result = positions
    for last in result.indices.dropFirst() {
      var position = last
      while position > 0, isReversed(result[position - 1], result[position]) {
        result.swapAt(position - 1, position)
        position -= 1
      }
    }
    return result
  }

  /// Whether the second of two elements is beside the first and nearer to the beginning of the line.
  private func isReversed(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (elements[first].frame, elements[second].frame)
    let shared = min(first.maxY, second.maxY) - max(first.y, second.y)
    guard shared * 2 >= min(first.height, second.height) else { return false }
    return isRightToLeft ? second.x >= first.maxX : second.maxX <= first.x
  }
}
