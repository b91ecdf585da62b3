import CArchive

/// Reads archives: zip, tar (also compressed) and 7-Zip. Nothing is written to a disk.
package enum ArchiveReader {
  /// A file in an archive.
  package struct File: Hashable, Sendable {
    /// Its path, which may lead anywhere.
    package let path: String
    /// Its contents.
    package let bytes: [UInt8]
  }

  /// Whether bytes begin as a zip archive, a 7-Zip archive or a compressed file does, or hold the
  /// mark of a tar archive.
  ///
  /// Source: APPNOTE.TXT 4.3.7; 7zFormat.txt; RFC 1952; the formats of bzip2 and xz; POSIX pax.
  package static func isArchive(_ bytes: [UInt8]) -> Bool {
    let marks: [[UInt8]] = [
      [0x50, 0x4B, 0x03, 0x04], [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], [0x1F, 0x8B],
      Array("BZh".utf8), [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00],
    ]
    return marks.contains { bytes.starts(with: $0) }
      || bytes.dropFirst(257).starts(with: Array("ustar".utf8))
  }

  /// The files in an archive; folders, links and devices are left out.
  ///
  /// - Parameters:
  ///   - mostBytes: the most bytes that its files may have together.
  ///   - mostFiles: the most entries that it may have.
  package static func files(
    in bytes: [UInt8], mostBytes: Int = 256 << 20, mostFiles: Int = 10_000
  ) throws(ArchiveError) -> [File] {
    let result: Result<[File], ArchiveError> = bytes.withUnsafeBytes { buffer in
      Result { () throws(ArchiveError) in
        let handle = try ArchiveHandle(buffer)
        return try handle.files(mostBytes: mostBytes, mostFiles: mostFiles)
      }
    }
    return try result.get()
  }
}

/// Owns one archive of libarchive, whose bytes stay where they are.
private struct ArchiveHandle: ~Copyable {
  /// None when there is no memory for it, which libarchive reports at each call.
  private let archive: OpaquePointer?

  init(_ bytes: UnsafeRawBufferPointer) throws(ArchiveError) {
    archive = archive_read_new()
    archive_read_support_format_zip(archive)
    archive_read_support_format_tar(archive)
    archive_read_support_format_7zip(archive)
    archive_read_support_filter_gzip(archive)
    archive_read_support_filter_bzip2(archive)
    archive_read_support_filter_xz(archive)
    let status = archive_read_open_memory(archive, bytes.baseAddress, bytes.count)
    if status != ARCHIVE_OK { throw error }
  }

  deinit { archive_read_free(archive) }

  borrowing func files(
    mostBytes: Int, mostFiles: Int
  ) throws(ArchiveError) -> [ArchiveReader.File] {
    var files: [ArchiveReader.File] = []
    var (bytes, entries) = (0, 0)
    while let entry = try nextEntry() {
      entries += 1
      if entries > mostFiles { throw .tooMany(mostFiles: mostFiles) }
      guard archive_entry_filetype(entry) == S_IFREG, archive_entry_hardlink(entry) == nil,
        let path = archive_entry_pathname(entry)
      else { continue }
      // The entry ends with the next one.
      let name = String(cString: path)
      let contents = try contents(atMost: mostBytes - bytes, of: mostBytes)
      bytes += contents.count
      files.append(ArchiveReader.File(path: name, bytes: contents))
    }
    return files
  }

  private borrowing func nextEntry() throws(ArchiveError) -> OpaquePointer? {
    var entry: OpaquePointer?
    switch archive_read_next_header(archive, &entry) {
    case ARCHIVE_EOF: return nil
    case ARCHIVE_OK, ARCHIVE_WARN: return entry
    default: throw error
    }
  }

  private borrowing func contents(
    atMost limit: Int, of mostBytes: Int
  ) throws(ArchiveError) -> [UInt8] {
    var contents: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes { buffer in
        archive_read_data(archive, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return contents }
      if count < 0 { throw error }
      contents += part.prefix(count)
      if contents.count > limit { throw .tooLarge(mostBytes: mostBytes) }
    }
  }

  private var error: ArchiveError {
    .unreadable(archive_error_string(archive).map { String(cString: $0) } ?? "it is broken")
  }
}
