import AuditModel
import Foundation
import Localization
import TextShaping

@testable import Exchange

/// Reads the lines of a PO file.
func poDocument(_ lines: String) -> PODocument { PODocument(Array(lines.utf8), path: "a.po") }

extension PODocument {
  /// All strings of all files.
  var units: [BilingualUnit] { files.flatMap(\.units) }

  /// The places and kinds of all problems, as `2:1 syntax`.
  var findings: [String] {
    problems.map { "\($0.location.line):\($0.location.column) \($0.kind.rawValue)" }
  }
}

extension [UInt8] {
  /// The bytes as text.
  var asText: String { String(decoding: self, as: UTF8.self) }
}

/// A place that says nothing.
let noLocation = SourceLocation(file: "", line: 1, column: 1)

/// A text with its translation.
func poUnit(
  _ key: String, at path: VariationPath = .text, _ source: String?, _ target: String? = nil,
  _ state: TranslationState? = nil, notes: [BilingualUnit.Note] = [],
  context: TextContext? = nil, valueType: String? = nil
) -> BilingualUnit {
  BilingualUnit(
    key: key, path: path, source: source, target: target,
    state: state ?? (target == nil ? .new : .translated), notes: notes, context: context,
    valueType: valueType, location: noLocation)
}

/// A file of texts.
func poFile(
  _ units: [BilingualUnit], in locale: LocaleIdentifier? = "de", original: String = "App/a.strings"
) -> BilingualFile {
  BilingualFile(original: original, sourceLocale: "en", targetLocale: locale, units: units)
}

extension BilingualFile {
  /// The file without its places, which differ between what is written and what is read.
  var placeless: Self {
    var copy = self
    for index in copy.units.indices {
      copy.units[index].location = noLocation
      copy.units[index].targetLocation = noLocation
    }
    return copy
  }
}

extension VariationPath {
  /// The way to a form.
  static func plural(_ category: PluralCategory) -> Self { Self([.plural(category)]) }

  /// The way to the words of a variable.
  static func variable(_ name: String, _ category: PluralCategory) -> Self {
    Self([.substitution(name), .plural(category)])
  }
}

/// Gettext's own programs.
enum GettextProgram {
  /// Where they are, none when gettext is not installed.
  static let folder = ["/usr/bin", "/opt/homebrew/bin", "/usr/local/bin"]
    .first { FileManager.default.isExecutableFile(atPath: "\($0)/msgfmt") }

  /// Checks a file as strictly as it can, and gives what it says and whether it is content.
  static func check(_ bytes: [UInt8]) throws -> (isAccepted: Bool, output: String) {
    let options = ["--check", "--check-format", "--output-file=/dev/null"]
    let result = try run("msgfmt", options, on: bytes)
    return (result.status == 0, result.errors.asText)
  }

  /// The file as gettext writes it.
  static func format(_ bytes: [UInt8]) throws -> [UInt8] { try run("msgcat", [], on: bytes).output }

  private static func run(
    _ name: String, _ options: [String], on bytes: [UInt8]
  ) throws -> (status: Int32, output: [UInt8], errors: [UInt8]) {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let files = ["po", "out", "err"].map { base.appendingPathExtension($0) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try Data(bytes).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(folder ?? "")/\(name)")
    process.arguments = options + [files[0].path]
    process.environment = ["LC_ALL": "C.UTF-8"]
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let results = try files.dropFirst().map { Array(try Data(contentsOf: $0)) }
    return (process.terminationStatus, results[0], results[1])
  }
}
