import Foundation
import Localization
import Testing

@testable import Exchange

@Suite(.enabled(if: !SharedFiles.validDocuments.isEmpty, "needs ../shared/xliff-suite"))
struct XLIFFSuiteTests {
  private func document(_ path: String) throws -> XLIFFDocument {
    XLIFFDocument([UInt8](try Data(contentsOf: URL(filePath: path))), path: path)
  }

  @Test(arguments: SharedFiles.validDocuments)
  func readsTheValidDocumentsAndGivesThemBackUnchanged(path: String) throws {
    let document = try document(path)
    #expect(document.version != nil)
    #expect(!document.files.isEmpty)
    #expect(document.problems.filter { $0.kind == .syntax || $0.kind == .unreadableFile }.isEmpty)
    let isSame = document.applying([]).bytes == document.bytes
    #expect(isSame)
  }

  @Test(arguments: SharedFiles.validDocuments)
  func changesEachUnitThatAPlainTextCanStandIn(path: String) throws {
    let document = try document(path)
    for file in document.files {
      for unit in file.units {
        let change = BilingualChange(
          original: file.original, key: unit.key, path: unit.path, target: "Neu <&>")
        let result = document.applying([change])
        guard result.rejections.isEmpty else {
          let isSame = result.bytes == document.bytes
          #expect(isSame)
          continue
        }
        let read = XLIFFDocument(result.bytes, path: path)
        let found = read.files.flatMap(\.units).filter { $0.target == "Neu <&>" }
        #expect(found.map(\.key) == [unit.key])
      }
    }
  }
}
