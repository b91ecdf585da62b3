import AuditModel
import Synchronization

/// A text size that tells when somebody asks for it.
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
  /// What is shown, and whether the text size was asked for on the way: if not, the same is shown at
  /// every size, and nobody has to ask again.
  package func rendered(
    in environment: RenderEnvironment
  ) -> (root: ViewNode, asksForTextSize: Bool) {
    let watch = TextSizeWatch()
    let root = render(environment.watched(by: watch))
    return (root, watch.wasAsked)
  }
}
