import AuditModel
import LegibleCommands
import TestSupport
import Testing
import ViewTree

/// The right-to-left pseudolanguage on the command line.
@Suite struct PseudolanguageTests {
  private static let files = [
    "en.lproj/Localizable.strings": "title = \"Ideas\";",
    "de.lproj/Localizable.strings": "title = \"Ideen\";",
  ]
  private static let screen = Screen("home") {
    HStack {
      Text(localized("title"))
      Spacer()
    }
  }

  @Test func auditsTheAppMirrored() throws {
    let outcome = run(
      "audit --locales ar-XB --format text --verbose", in: try ProjectFolder(Self.files),
      screens: [Self.screen])
    #expect(outcome.exitCode == .success, "\(outcome.output)\(outcome.error)")
    #expect(!outcome.output.contains("translation"))
  }

  @Test func showsAScreenMirrored() throws {
    let folder = try ProjectFolder(Self.files)
    let plain = run("inspect home --locale en", in: folder, screens: [Self.screen])
    let mirrored = run("inspect home --locale ar-XB", in: folder, screens: [Self.screen])
    #expect(mirrored.exitCode == .success && mirrored.error.isEmpty)
    #expect(mirrored.output.contains("“Ideas”"))
    #expect(mirrored.output != plain.output)
  }

  @Test func drawsItInAGallery() throws {
    let folder = try ProjectFolder(Self.files)
    let line = "gallery -o out --locales en,ar-XB --sizes large"
    #expect(run(line, in: folder, screens: [Self.screen]).exitCode == .success)
    let page = try #require(folder.text(of: "out/home.html"))
    #expect(page.contains("right-to-left pseudolanguage (ar-XB)"))
    #expect(!page.contains("not translated"))
  }

  @Test func isComparedWithItsRecording() throws {
    let folder = try ProjectFolder(Self.files)
    let record = run(
      "record kept --locales ar-XB,de", in: folder, screens: [Self.screen])
    #expect(record.exitCode == .success, "\(record.error)")
    let verify = run("verify kept", in: folder, screens: [Self.screen])
    #expect(verify.exitCode == .success, "\(verify.output)")
  }

  @Test func hasNoStringsOfItsOwn() throws {
    let outcome = run("audit --texts --locales ar-XB", in: try ProjectFolder(Self.files))
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.complaint == "ar-XB is a layout of screens and has no strings; leave out --texts")
  }

  @Test func isNoLanguageOfAProjectUnlessItIsNamed() throws {
    let outcome = run(
      "gallery -o out --sizes large", in: try ProjectFolder(Self.files), screens: [Self.screen])
    #expect(outcome.error.contains("2 drawings"))
  }
}
