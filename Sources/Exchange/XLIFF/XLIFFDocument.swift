import AuditModel
import Localization
import XMLReading

/// A document of XLIFF, read without loss and changed text by text.
///
/// It reads XLIFF 1.0 to 1.2, as Xcode and others write it, and 2.0 to 2.2. It asks for no more
/// than well-formed XML: order, foreign elements and states of every kind are read as they are.
package struct XLIFFDocument: Sendable {
  /// The bytes that it was read from.
  package let bytes: [UInt8]
  /// The file that it was read from, for places.
  package let path: String
  /// The version that it names (`1.2`), none when it cannot be read.
  package let version: String?
  /// Its problems; a document that is not well-formed has one problem and no strings.
  package let problems: [LocalizationProblem]
  /// The files that its strings come from, in its order.
  package let files: [BilingualFile]
  /// Where the units of each file are.
  let records: [[ReadUnits.Record]]

  /// Reads a document in UTF-8, UTF-16, UTF-32 or Latin-1.
  ///
  /// Nothing outside of the bytes is read: there are no external entities, and a document type with
  /// definitions of its own is refused.
  package init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    do {
      let text = try XMLDocumentReader(bytes).decoded()
      var units = ReadUnits(text, path: path)
      version = try units.read(text)
      (files, records, problems) = (units.files, units.records, units.problems)
    } catch {
      (files, records, version) = ([], [], nil)
      problems = [LocalizationProblem(unreadable: error, path: path)]
    }
  }
}

extension ReadUnits {
  /// Reads all units of a document.
  ///
  /// - Returns: the version, none when it is no XLIFF that is known, which is reported.
  /// - Throws: an `XMLError` when the document is not well-formed.
  mutating func read(_ text: [UInt8]) throws -> String? {
    guard let root = try XLIFFRoot.read(text) else {
      report(.missing, at: 0)
      return nil
    }
    guard root.isKnown else {
      report(.unknownVersion(root.version), at: root.offset)
      return nil
    }
    if !root.isInNamespace { report(.noNamespace, at: root.offset) }
    if root.isSecond {
      let handler = XLIFFHandler(XLIFF2Reader(root, self))
      try XMLDocumentReader.read(text, into: handler)
      self = handler.finish()
    } else {
      let handler = XLIFFHandler(XLIFF1Reader(root, self))
      try XMLDocumentReader.read(text, into: handler)
      self = handler.finish()
    }
    return root.version
  }

  private mutating func report(_ problem: XLIFFRoot.Problem, at offset: Int) {
    report(
      LocalizationProblem(
        location: location(at: offset), kind: .syntax, message: problem.message,
        suggestion: problem.suggestion))
  }
}

extension XLIFFDocument {
  /// Reads the strings of a document for those who do not want to change it.
  ///
  /// - Parameter body: takes each file as soon as it ends, which is kept nowhere.
  /// - Returns: what is wrong with it; when nothing in it can be trusted, some of its files may have
  ///   been handed over nevertheless.
  package static func read(
    _ bytes: [UInt8], path: String, _ body: (BilingualFile) -> Void
  ) -> [LocalizationProblem] {
    do {
      let text = try XMLDocumentReader(bytes).decoded()
      return try withoutActuallyEscaping(body) { body in
        var units = ReadUnits(text, path: path, take: body)
        _ = try units.read(text)
        return units.problems
      }
    } catch {
      return [LocalizationProblem(unreadable: error, path: path)]
    }
  }
}

extension LocalizationProblem {
  fileprivate init(unreadable error: any Error, path: String) {
    switch error {
    case let error as XMLError:
      self.init(
        location: SourceLocation(file: path, line: error.line, column: error.column),
        kind: .syntax, message: error.message,
        suggestion: "correct it there, or export the strings again")
    case is TooManyUnits:
      self.init(
        location: SourceLocation(file: path, line: 1, column: 1), kind: .unreadableFile,
        message: "the document holds more than \(ReadUnits.mostUnits) strings",
        suggestion: "export them as several documents")
    default:
      self.init(
        location: SourceLocation(file: path, line: 1, column: 1), kind: .unreadableFile,
        message: "\(error)", suggestion: "export the strings again")
    }
  }
}
