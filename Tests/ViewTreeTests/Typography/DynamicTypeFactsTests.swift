import AuditModel
import Foundation
import Testing

@testable import ViewTree

/// The facts lie beside the package where it was written, and are not a part of it.
private enum ReferenceFacts {
  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/reference/dynamic-type.json")

  static var areThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func read() throws -> Facts {
    try JSONDecoder().decode(Facts.self, from: Data(contentsOf: file))
  }

  struct Facts: Decodable {
    let categories: [Category]
    let styleOrder: [String]
    let styles: [String: Style]
  }

  struct Category: Decodable {
    let index: Int
    let swiftUICase: String
    let isAccessibilityCategory: Bool
  }

  struct Style: Decodable {
    let weight: String
    let pointSize: [Double]
    let leading: [Double]
  }
}

@Suite(
  .enabled(
    if: ReferenceFacts.areThere,
    "the reference facts are not beside the package, so its tables are not compared with them"))
struct DynamicTypeFactsTests {
  @Test func knowsTheSizesOfTheReference() throws {
    let categories = try ReferenceFacts.read().categories.sorted { $0.index < $1.index }
    #expect(DynamicTypeSize.allCases.map(\.name) == categories.map(\.swiftUICase))
    #expect(
      DynamicTypeSize.allCases.map(\.isAccessibilitySize)
        == categories.map(\.isAccessibilityCategory))
  }

  @Test func knowsTheStylesOfTheReference() throws {
    #expect(try TextStyle.allCases.map(\.name) == ReferenceFacts.read().styleOrder)
  }

  @Test(arguments: TextStyle.allCases)
  func hasThePointSizesLeadingsAndWeightOfTheReference(style: TextStyle) throws {
    let facts = try #require(try ReferenceFacts.read().styles[style.name])
    #expect(DynamicTypeSize.allCases.map { style.pointSize(at: $0) } == facts.pointSize)
    #expect(DynamicTypeSize.allCases.map { style.leading(at: $0) } == facts.leading)
    #expect(style.weight.rawValue == facts.weight.lowercased())
  }
}
