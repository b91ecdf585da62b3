import Foundation
import Testing

@testable import ArchiveReading

struct ArchiveReaderTests {
  /// A zip archive and a compressed tar archive of `de.xliff` and `a/b.txt`, the second with a link
  /// to `/etc/passwd`.
  private static let archives = [
    bytes(
      """
      UEsDBBQAAAAIAAAAIVyB57kCCgAAAAgAAAAIAAAAZGUueGxpZmazqcjJTEvTtwMAUEsDBBQAAAAIAAAAIVxmisoRBQAA
      AAMAAAAHAAAAYS9iLnR4dCspzwcAUEsBAhQDFAAAAAgAAAAhXIHnuQIKAAAACAAAAAgAAAAAAAAAAAAAAKQBAAAAAGRl
      LnhsaWZmUEsBAhQDFAAAAAgAAAAhXGaKyhEFAAAAAwAAAAcAAAAAAAAAAAAAAKQBMAAAAGEvYi50eHRQSwUGAAAAAAIA
      AgBrAAAAWgAAAAAA
      """),
    bytes(
      """
      H4sIAAAAAAAC/+3TQQ6CMBBA0TkKJ6BTQdgY71IFEiJRY2vg+BBWpolxBS7632Ym3cyi+U2bT0PfdbIhXVRluc5FPFXt
      x76+18WxkkxlB28f3Gs5KWk6rb9vzoIkOXPJwxTkr/1rEfdvS6X/PYTxQQQJG/r7besbv/uPdqtVbSU7mDZczdN5Pzb0
      DwAAAAAAAAAAAADAdzMuj1saACgAAA==
      """),
  ]

  private static func bytes(_ text: String) -> [UInt8] {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { Array($0) } ?? []
  }

  @Test(arguments: archives)
  func readsTheFilesAndNoLinks(archive: [UInt8]) throws {
    #expect(ArchiveReader.isArchive(archive))
    let files = try ArchiveReader.files(in: archive)
    #expect(files.map(\.path) == ["de.xliff", "a/b.txt"])
    #expect(files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["<xliff/>", "two"])
  }

  @Test func knowsWhatIsNoArchive() {
    for text in ["", "<?xml", "msgid", "PK", "{"] {
      #expect(!ArchiveReader.isArchive(Array(text.utf8)))
    }
  }

  @Test(arguments: archives)
  func stopsAtTooManyBytesAndTooManyFiles(archive: [UInt8]) {
    #expect(throws: ArchiveError.tooLarge(mostBytes: 10)) {
      try ArchiveReader.files(in: archive, mostBytes: 10)
    }
    #expect(throws: ArchiveError.tooMany(mostFiles: 1)) {
      try ArchiveReader.files(in: archive, mostFiles: 1)
    }
  }

  @Test(arguments: archives)
  func reportsArchivesThatBreakOffOrAreChanged(archive: [UInt8]) {
    for length in 0..<archive.count {
      let files = try? ArchiveReader.files(in: Array(archive.prefix(length)))
      #expect(files?.contains { $0.path.contains("passwd") } != true)
      var changed = archive
      changed[length] ^= 0x55
      _ = try? ArchiveReader.files(in: changed)
    }
    #expect(throws: ArchiveError.self) { try ArchiveReader.files(in: Array(archive.prefix(20))) }
  }
}
