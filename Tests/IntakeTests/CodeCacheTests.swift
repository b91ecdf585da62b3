import Foundation
import SourceScanning
import Testing

@testable import Intake

/// Code that was read before is not scanned again.
@Suite struct CodeCacheTests {
  private func file(_ content: String, path: String = "a.swift") -> CodeFile {
    CodeFile(path: path, language: .swift, data: Data(content.utf8))
  }

  /// How often the code of some readings in a row is scanned.
  private func scans(_ readings: [CodeFile]) -> Int {
    let cache = CodeCache()
    var count = 0
    for file in readings {
      _ = cache.usage(of: file) {
        count += 1
        return CodeUsage()
      }
    }
    return count
  }

  @Test func takesTheSameFileForTheSame() {
    #expect(scans([file("a"), file("b"), file("a"), file("b")]) == 2)
  }

  /// The first bytes of both are the same.
  @Test func seesAChangeAtTheEndOfALongFile() {
    let long = String(repeating: "let a = 1\n", count: 100)
    #expect(scans([file(long + "a"), file(long + "b")]) == 2)
  }

  @Test func seesAnotherName() {
    #expect(scans([file("a"), file("a", path: "b.swift")]) == 2)
  }
}
