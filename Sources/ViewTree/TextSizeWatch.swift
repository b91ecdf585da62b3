import AuditModel
import Synchronization

/// A text size that records whether it is read.
///
/// Two of them are equal when their sizes are; to compare them, or to hash one, is to ask for it.
struct WatchedTextSize: Hashable, Sendable {
  private var size: DynamicTypeSize
  private let watch: TextSizeWatch?

  init(_ size: DynamicTypeSize, watch: TextSizeWatch? = nil) {
    self.size = size
    self.watch = watch
  }

  var value: DynamicTypeSize {
    get {
      watch?.note()
      return size
    }
    set { size = newValue }
  }

  static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Remembers whether a text size was asked for.
final class TextSizeWatch: Sendable {
  private let isAsked = Atomic<Bool>(false)

  func note() { isAsked.store(true, ordering: .relaxed) }

  var wasAsked: Bool { isAsked.load(ordering: .relaxed) }
}

extension PlayedState {
  /// The rendering, and whether it read the text size: if not, the same is shown at every size, and
  /// need not be built again.
  package func rendered(
    in environment: RenderEnvironment
  ) -> (root: ViewNode, asksForTextSize: Bool) {
    let watch = TextSizeWatch()
    let root = render(environment.watched(by: watch))
    return (root, watch.wasAsked)
  }
}
