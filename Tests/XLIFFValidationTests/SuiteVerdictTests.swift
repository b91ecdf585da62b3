import Foundation
import Testing
import XLIFFValidation

/// The documents that the committee of the standard tests validators with.
private enum Suite22 {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/xliff-suite/core").standardizedFileURL.path

  static let valid = documents("valid")
  static let invalid = documents("invalid")
  static var isThere: Bool { !valid.isEmpty }

  private static func documents(_ name: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")
    return (names ?? []).filter { $0.hasSuffix(".xlf") }.sorted().map { "\(name)/\($0)" }
  }

  static func verdict(on name: String, prefixes: [String: String] = [:]) throws -> XLIFFVerdict {
    let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
    return XLIFFValidator(extensionPrefixes: prefixes).validate([UInt8](data), path: name)
  }
}

@Suite(.enabled(if: Suite22.isThere, "the suite does not lie beside the checkout"))
struct SuiteVerdictTests {
  @Test(arguments: Suite22.valid)
  func acceptsEveryValidDocument(name: String) throws {
    let prefixes = [
      "tbx": "urn:iso:std:iso:30042:ed-1:v1:en", "gls": "testGLSv2.x", "my": "myNS",
    ]
    let errors = try Suite22.verdict(on: name, prefixes: prefixes).problems.filter {
      $0.severity == .error
    }
    #expect(errors.map(\.message) == [])
  }

  @Test(arguments: Suite22.invalid)
  func refusesEveryInvalidDocument(name: String) throws {
    #expect(try !Suite22.verdict(on: name).isValid)
  }
}
