import Foundation
import LegibleKit
import TestSupport
import Testing

/// One-line tests of views.
@Suite struct ViewAuditTests {
  /// Removed with the test.
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private struct LoginScreen: View {
    var width: Double?

    var body: some View {
      VStack {
        Text("Welcome").font(.title).accessibilityAddTraits(.isHeader)
        Button {
        } label: {
          Text("Log in").lineLimit(1).frame(minWidth: 44, minHeight: 44)
        }
        .buttonStyle(.plain)
      }
      .frame(width: width)
    }
  }

  @Test func areCleanWhereNothingIsFound() async throws {
    #expect(try await audit(LoginScreen(), strings: folder().path).isClean)
  }

  @Test func nameTheFindings() async throws {
    let audit = try await audit(
      LoginScreen(width: 30), strings: folder().path, sizes: [.large])
    #expect(audit.findings.contains { $0.rule == "text-truncated" })
    #expect(!audit.report.matrix.dynamicTypeSizes.contains(.xSmall))
    #expect(audit.description.contains("[text-truncated]"))
    #expect(audit.description.contains("ViewAuditTests.swift:"))
  }

  @Test func lookUpKeysInTheTablesOfAFolder() async throws {
    let folder = try folder(["en.lproj/Localizable.strings": "\"title\" = \"A\";"])
    let audit = try await audit(Text("tittle"), strings: folder.path)
    #expect(audit.findings.map(\.rule) == ["text-key-missing"])
  }

  @Test func haveNoMissingKeysBeforeThereIsATable() async throws {
    let audit = try await audit(Text("title"), strings: folder().path)
    #expect(audit.findings.isEmpty)
  }

  @Test func takeTheTablesOfThePackageOfTheTest() async throws {
    let audit = try await audit(Text(localized("login.title.of.no.table")))
    #expect(audit.findings.map(\.rule) == ["text-key-missing"])
    #expect(audit.report.matrix.locales.count == 21)
  }

  /// A folder with files, by their paths in it, until the end of the test.
  private func folder(_ files: [String: String] = [:]) throws -> URL {
    for (path, text) in files { try project.write(text: text, to: path) }
    return URL(filePath: project.currentFolder)
  }
}
