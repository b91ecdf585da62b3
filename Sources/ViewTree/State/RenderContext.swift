import Synchronization

/// The context in which a screen is built, which all its views can read.
final class RenderContext: Sendable {
  let environment: RenderEnvironment
  /// Whether a view hands something to the views around it, so that they have to look for it.
  private let preferences = Atomic<Bool>(false)
  /// The context of the screen, in that of the content of a view that asks for its frame.
  private let screen: RenderContext?
  private let key: MeasuredGeometry.Key
  private let askedCount = Atomic<UInt64>(0)

  @TaskLocal static var current: RenderContext?

  /// The context of a screen; one that is built in another one has keys of its own.
  init(_ environment: RenderEnvironment) {
    self.environment = environment
    screen = nil
    key = Self.current?.nextKey() ?? .screen
  }

  /// The context of the content of a view that asks for its frame.
  private init(of key: MeasuredGeometry.Key, in outer: RenderContext) {
    environment = outer.environment
    screen = outer.screen ?? outer
    self.key = key
  }

  var hasPreferences: Bool { (screen ?? self).preferences.load(ordering: .relaxed) }

  /// Whether a view may hand something to the views around it; true where that is not known.
  static var mayHavePreferences: Bool { current?.hasPreferences ?? true }

  static func notePreference() { current.map { ($0.screen ?? $0).preferences.set() } }

  /// The key of the next view that asks for its frame: the same one whenever the screen is built, as far
  /// as the views before it in the same content are the same.
  func nextKey() -> MeasuredGeometry.Key {
    key.inside(askedCount.add(1, ordering: .relaxed).newValue)
  }

  /// Builds the content of a view that asks for its frame.
  static func building<Result>(
    _ key: MeasuredGeometry.Key?, _ content: () -> Result
  ) -> Result {
    guard let key, let current else { return content() }
    return $current.withValue(RenderContext(of: key, in: current), operation: content)
  }
}

extension Atomic<Bool> {
  fileprivate func set() { store(true, ordering: .relaxed) }
}
