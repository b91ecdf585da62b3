import AuditModel

/// Cards or cells beside each other whose elements are read line by line across them.
///
/// That VoiceOver reads so was measured with UIKit; whether it does in a grid of SwiftUI is published nowhere.
struct InterleavedCells {
  private let elements: [ElementOutline]

  /// Takes the elements of a variant in the order of VoiceOver.
  init(_ outline: ScreenOutline) { elements = outline.elements }

  /// Whether between two elements of a view around one there are elements beside them, in other views.
  func hold(_ element: Int) -> Bool {
    let parts = elements[element].path.split(separator: "/")
    return parts.indices.dropFirst().contains { end in
      isInterleaved(parts[..<end].joined(separator: "/") + "/")
    }
  }

  private func isInterleaved(_ cell: String) -> Bool {
    let inside = elements.indices.filter { elements[$0].path.hasPrefix(cell) }
    guard let first = inside.first, let last = inside.last, last - first >= inside.count else {
      return false
    }
    let frames = inside.map { elements[$0].frame }
    guard let left = frames.map(\.x).min(), let right = frames.map(\.maxX).max(),
      let top = frames.map(\.y).min(), let bottom = frames.map(\.maxY).max()
    else { return false }
    return (first...last).allSatisfy { position in
      if elements[position].path.hasPrefix(cell) { return true }
      let other = elements[position].frame
      return (other.x >= right || other.maxX <= left) && min(other.maxY, bottom) > max(other.y, top)
    }
  }
}
