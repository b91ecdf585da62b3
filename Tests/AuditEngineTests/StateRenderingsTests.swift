import AuditModel
import Synchronization
import Testing
import ViewTree

@testable import AuditEngine

/// How often screens are built for languages that are looked at together.
@Suite struct StateRenderingsTests {
  @Test func buildsAScreenOnceThatAsksForNothing() {
    #expect(builds { _ in false } == 1)
  }

  @Test func buildsAScreenForEachSizeThatItAsksFor() {
    #expect(builds { $0.dynamicTypeSize.isAccessibilitySize } == 2)
  }

  @Test func buildsAScreenForEachLanguageThatItAsksFor() {
    #expect(builds { $0.locale == "de" } == 3)
    #expect(builds { $0.locale == "de" && $0.dynamicTypeSize == .large } == 4)
  }

  /// How often a screen is built at two sizes in three languages.
  private func builds(
    where condition: @escaping @Sendable (RenderEnvironment) -> Bool
  ) -> Int {
    let count = Counter()
    var renderings = StateRenderings(
      of: PlayedState { environment in
        count.add()
        return Text(.verbatim(condition(environment) ? "a" : "b")).node
      }, showing: nil)
    let locales: [LocaleIdentifier] = ["en", "de", "fi"]
    let sizes: [DynamicTypeSize] = [.large, .accessibility5]
    for (locale, name) in locales.enumerated() {
      for (size, textSize) in sizes.enumerated() {
        let environment = RenderEnvironment(dynamicTypeSize: textSize, locale: name)
        let shown = renderings.rendering(size: size, locale: locale, in: environment).root.text
        #expect(shown == .verbatim(condition(environment) ? "a" : "b"))
      }
    }
    return count.value
  }
}

/// Counts what happens on any thread.
private final class Counter: Sendable {
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .relaxed) }

  func add() { count.add(1, ordering: .relaxed) }
}
