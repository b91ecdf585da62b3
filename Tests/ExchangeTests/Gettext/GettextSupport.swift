import AuditModel
import Foundation
import Localization
import TextShaping

@testable import Exchange

/// Reads the lines of a PO file.
func poDocument(_ lines: String) -> PODocument { PODocument(Array(lines.utf8), path: "a.po") }

extension PODocument {
  /// All texts of all files.
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
let nowhere = SourceLocation(file: "", line: 1, column: 1)

/// A text with its translation.
func poUnit(
  _ key: String, at path: VariationPath = .text, _ source: String?, _ target: String? = nil,
  _ state: TranslationState? = nil, notes: [BilingualUnit.Note] = [],
  context: TextContext? = nil, valueType: String? = nil
) -> BilingualUnit {
  BilingualUnit(
    key: key, path: path, source: source, target: target,
    state: state ?? (target == nil ? .new : .translated), notes: notes, context: context,
    valueType: valueType, location: nowhere)
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
      copy.units[index].location = nowhere
      copy.units[index].targetLocation = nowhere
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

/// Gettext's own compiler of PO files.
enum MessageCompiler {
  /// Where it is, none when gettext is not installed.
  static let path = ["/usr/bin/msgfmt", "/opt/homebrew/bin/msgfmt", "/usr/local/bin/msgfmt"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Checks a file as strictly as it can, and gives what it says and whether it is content.
  static func check(_ bytes: [UInt8]) throws -> (isAccepted: Bool, output: String) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).po")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "msgfmt")
    process.arguments = ["--check", "--check-format", "--output-file=/dev/null", file.path]
    process.environment = ["LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = Array(pipe.fileHandleForReading.readDataToEndOfFile()).asText
    process.waitUntilExit()
    return (process.terminationStatus == 0, output)
  }
}
