import AuditModel
import Exchange
import Foundation
import Localization
import XLIFFValidation

/// How long exchange files take to be read, checked and written, beside the time that the usual
/// tools take for the same files in the same run.
struct ExchangeBenchmark {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "legible-exchange-\(ProcessInfo.processInfo.processIdentifier)")
  private let runs = 5

  /// Prints a line for each thing that is measured; each figure is the least of several runs.
  func run() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try readXLIFF()
    validate()
    export()
    try readStrings()
    try grow()
  }

  // MARK: XLIFF

  private func readXLIFF() throws {
    let bytes = Array(GeneratedXLIFF.text(units: 100_000).utf8)
    let path = folder.appending(path: "big.xliff")
    try Data(bytes).write(to: path)
    let parse = least { command("xmllint", "--noout", "--stream", path.path) }
    let read = least { _ = XLIFFDocument(bytes, path: "big.xliff").files }
    let memory = peakMegabytes(ofReading: path) * 1_048_576 / Double(bytes.count)
    print("100,000 trans-units, \(bytes.count / 1_000_000) MB")
    print("  xmllint --noout --stream      \(parse.seconds)")
    print("  read into the model           \(read.seconds)  \(ratio(read, parse)) × xmllint")
    print("  memory at its peak            \(String(format: "%.1f", memory)) × the file's size")
  }

  private func validate() {
    for version in ["1.2", "2.2"] {
      let text =
        version == "1.2"
        ? GeneratedXLIFF.text(units: 100_000) : GeneratedXLIFF.text2(units: 100_000)
      let bytes = Array(text.utf8)
      let time = least { _ = XLIFFValidator().validate(bytes, path: "big.xliff") }
      print("validate 100,000 units of \(version)    \(time.seconds)")
    }
  }

  private func export() {
    let english = Array(GeneratedStrings.text(entries: 100_000, seed: 1).utf8)
    let german = Array(GeneratedStrings.text(entries: 100_000, seed: 2).utf8)
    let time = least {
      let project = TranslationProject(files: [
        file(english, locale: "en"), file(german, locale: "de"),
      ])
      _ = BilingualWriter.write(project.bilingual(into: "de"), as: .xliff12)
    }
    let project = TranslationProject(files: [
      file(english, locale: "en"), file(german, locale: "de"),
    ])
    let pairs = project.bilingual(into: "de")
    let paired = least { _ = project.bilingual(into: "de") }
    let written = least { _ = BilingualWriter.write(pairs, as: .xliff12) }
    print("export 100,000 units            \(time.seconds)")
    print("  of that pairing               \(paired.seconds)")
    print("  of that writing               \(written.seconds)")
  }

  private func file(_ bytes: [UInt8], locale: LocaleIdentifier) -> LocalizationFile {
    LocalizationFile(
      path: "\(locale).lproj/Localizable.strings", folder: "", name: "Localizable",
      kind: .strings, locale: locale, bytes: bytes)
  }

  // MARK: .strings

  private func readStrings() throws {
    let files = (0..<21).map { Array(GeneratedStrings.text(entries: 5000, seed: $0).utf8) }
    let data = files.map { Data($0) }
    let foundation = least {
      for file in data {
        _ = try? PropertyListSerialization.propertyList(from: file, options: [], format: nil)
      }
    }
    let own = least {
      for (index, file) in files.enumerated() {
        let document = StringsDocument(file, path: "\(index).strings", locale: "en")
        _ = document.entries(in: "en").count
      }
    }
    print("21 .strings files of 5,000 entries, \(files.reduce(0) { $0 + $1.count } / 1_000_000) MB")
    print("  PropertyListSerialization     \(foundation.seconds)  (texts alone)")
    print("  with comments and places      \(own.seconds)  \(ratio(own, foundation)) × Foundation")
  }

  /// Twice as much may take twice as long.
  private func grow() throws {
    print("growth, seconds for 12,500, 25,000, 50,000 and 100,000 units")
    let sizes = [12_500, 25_000, 50_000, 100_000]
    let texts = sizes.map { Array(GeneratedXLIFF.text(units: $0).utf8) }
    let read = texts.map { bytes in least { _ = XLIFFDocument(bytes, path: "a").files } }
    print("  read      \(read.map(\.seconds).joined(separator: "  "))")
    let validated = texts.map { bytes in
      least { _ = XLIFFValidator().validate(bytes, path: "a") }
    }
    print("  validate  \(validated.map(\.seconds).joined(separator: "  "))")
    let written = texts.map { bytes -> Duration in
      let files = XLIFFDocument(bytes, path: "a").files
      return least { _ = BilingualWriter.write(files, as: .xliff12) }
    }
    print("  write     \(written.map(\.seconds).joined(separator: "  "))")
    let strings = sizes.map { Array(GeneratedStrings.text(entries: $0, seed: 1).utf8) }.map {
      bytes in
      least { _ = StringsDocument(bytes, path: "a", locale: "en").entries(in: "en").count }
    }
    print("  .strings  \(strings.map(\.seconds).joined(separator: "  "))")
  }

  // MARK: Measuring

  private func least(_ work: () -> Void) -> Duration {
    (0..<runs).map { _ in ContinuousClock().measure(work) }.min() ?? .zero
  }

  private func ratio(_ one: Duration, _ other: Duration) -> String {
    String(format: "%.2f", one / other)
  }

  /// The most memory of a process that does nothing but read a file into the model.
  private func peakMegabytes(ofReading path: URL) -> Double {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["read", path.path]
    process.standardOutput = output
    guard (try? process.run()) != nil else { return 0 }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").last.flatMap { Double($0) } ?? 0
  }

  /// Reads a file into the model and prints the most memory that it took, in megabytes.
  static func read(_ path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    print(XLIFFDocument(bytes, path: path).files.reduce(0) { $0 + $1.units.count })
    print(Spent.peakMegabytes)
  }

  private func command(_ words: String...) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    guard (try? process.run()) != nil else { return }
    process.waitUntilExit()
  }
}

extension Duration {
  /// The seconds with three digits, for a table.
  fileprivate var seconds: String {
    String(format: "%.3f s", Double(components.seconds) + Double(components.attoseconds) / 1e18)
  }
}

/// Files like those of a large app, always the same.
enum GeneratedXLIFF {
  /// XLIFF 1.2 as Xcode writes it, about 300 bytes a unit, 2,500 units a file.
  static func text(units: Int) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    for start in stride(from: 0, to: units, by: 2500) {
      text += """
          <file original="App/Part\(start)/en.lproj/Localizable.strings" source-language="en" \
        target-language="de" datatype="plaintext">
            <body>

        """
      for number in start..<min(start + 2500, units) {
        text += """
                <trans-unit id="screen.\(number).title" xml:space="preserve">
                  <source>Board %@ has \(number) lists &amp; cards in it</source>
                  <target>Die Tafel %@ hat \(number) Listen &amp; Karten, größer als zuvor</target>
                  <note>Shown at the top of the screen; %@ is the name of a board.</note>
                </trans-unit>

          """
      }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

  /// XLIFF 2.2 with a code in each text.
  static func text2(units: Int) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.2" version="2.2" srcLang="en" trgLang="de">
      <file id="f1">

      """
    for number in 0..<units {
      text += """
        <unit id="u\(number)"><originalData><data id="d1">%@</data></originalData>
        <segment state="translated"><source>Board <ph id="1" dataRef="d1"/> has \(number) lists</source>
        <target>Die Tafel <ph id="1" dataRef="d1"/> hat \(number) Listen</target></segment></unit>

        """
    }
    return text + "</file>\n</xliff>\n"
  }
}

/// Tables like those of a large app, always the same for one seed.
enum GeneratedStrings {
  /// Keys with comments, about 120 bytes an entry.
  static func text(entries: Int, seed: Int) -> String {
    var text = ""
    for number in 0..<entries {
      text += """
        /* Shown at the top of the screen number \(number). */
        "screen.\(number).title" = "Board %@ has \(number) “lists” & \\"cards\\" (\(seed)) größer\\n";


        """
    }
    return text
  }
}
