import AuditModel
import Foundation
import Localization
import Testing

@testable import Corkboard

/// The keys of the app's strings, as its code names them.
@Suite struct LocalizableKeyTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Corkboard").standardized

  @Test func areInStepWithTheStringTable() throws {
    let tables = KeyedTable.all(in: texts).filter { $0.name == "Localizable" }
    let file = Self.sources.appending(path: "Texts/LocalizableKey.swift")
    let isSame =
      try String(contentsOf: file, encoding: .utf8) == SwiftKeys(tables, access: .package).source
    #expect(
      isSame,
      """
      write them again: legible keys Localizations --swift --access package \
      -o Sources/Corkboard/Texts/LocalizableKey.swift
      """)
  }

  @Test func areTypedWhereverTheyAreNotComposed() throws {
    let untyped = try Regex(#"localized\(\s*"[^"\\]*""#)
    let files = try #require(
      FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.firstMatch(of: untyped) == nil, "\(file.lastPathComponent)")
      count += 1
    }
    #expect(count > 100)
  }

  @Test(arguments: BoardTemplate.all + [.empty])
  func areKnownWhereATemplateComposesThem(_ template: BoardTemplate) {
    let guidance = FlowPlan(template: template).overlays.flatMap { overlay in
      ["title", "message"].map { "overlay.\(template.id).\(overlay.name).\($0)" }
        + ["go", "hint"].map { "overlay.\(overlay.name).\($0)" }
    }
    let names = [template.title, template.boardName] + template.listNames + template.cardNames
    let keys = names.compactMap { content in
      if case .localized(let text) = content { text.key } else { nil }
    }
    #expect(keys.count == names.count)
    for key in keys + guidance { #expect(LocalizableKey(rawValue: key) != nil, "\(key)") }
  }
}
