import Synchronization

/// The context in which a screen is built, which all its views can read.
final class RenderContext: Sendable {
  let environment: RenderEnvironment
  /// Whether a view hands something to the views around it, so that they have to look for it.
  private let preferences = Atomic<Bool>(false)

  @TaskLocal static var current: RenderContext?

  init(_ environment: RenderEnvironment) { self.environment = environment }

  var hasPreferences: Bool { preferences.load(ordering: .relaxed) }

  /// Whether a view may hand something to the views around it; true where that is not known.
  static var mayHavePreferences: Bool { current?.hasPreferences ?? true }

  static func notePreference() { current?.preferences.store(true, ordering: .relaxed) }
}
