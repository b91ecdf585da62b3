import AuditEngine
import AuditModel
import Exchange
import Foundation
import Intake
import Localization
import TextShaping

/// How long all checks of texts that take part by default need, and how much memory, each time in a
/// process of its own.
struct ChecksBenchmark {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "legible-checks-\(ProcessInfo.processInfo.processIdentifier)")
  private let runs = 3

  /// Prints a line for each thing that is measured; each figure is the least of several runs.
  func run() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    print("XLIFF 1.2, English to German, all checks       seconds  processor     MB  findings")
    for units in [12_500, 25_000, 50_000, 100_000] {
      let path = folder.appending(path: "\(units).xliff")
      try Data(GeneratedTexts.xliff(units: units).utf8).write(to: path)
      show("\(units.formatted()) units", figures(of: path))
    }
    let tables = folder.appending(path: "Tables")
    let texts = CatalogTexts(folder: "Localizations")
    for locale in texts.locales {
      let language = tables.appending(path: "\(locale).lproj")
      try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
      try Data(texts.strings(entries: 5000, locale: locale).utf8)
        .write(to: language.appending(path: "Localizable.strings"))
    }
    show("\(texts.locales.count) .strings files of 5,000 entries", figures(of: tables))
    peer()
  }

  /// The output of a process that only audits a file or a folder.
  static func check(_ path: String) throws {
    var findings = 0
    let spent = Spent.measure { findings = audit(path) }
    print(spent.seconds, spent.processorSeconds, Spent.peakMegabytes, findings)
  }

  private static func audit(_ path: String) -> Int {
    var others: [LocalizationProject] = []
    var project = LocalizationProject(tables: [])
    if path.hasSuffix(".xliff") {
      others = texts(of: path)
    } else {
      project = LocalizationProject.load(folder: path, displayedAs: "Tables")
    }
    guard let fonts = try? FontLibrary(fontFiles: []) else { return 0 }
    let audit = Audit(
      screens: [], screenErrors: [], project: project, fonts: fonts, options: AuditOptions(),
      texts: TextAuditInput(others: others), sources: SourceFiles(), otherFindings: [])
    return audit.run().findings.count
  }

  private static func texts(of path: String) -> [LocalizationProject] {
    ExchangeAudit(project: nil).read(bytes(of: path), path: path, format: .xliff12).texts
  }

  /// The bytes of a file, which is gone from memory otherwise, as it is when the command reads it.
  private static func bytes(of path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map { Array($0) } ?? []
  }

  private func figures(of path: URL) -> [Double] {
    let all = (0..<runs).compactMap { _ -> [Double]? in
      let process = Process()
      let output = Pipe()
      process.executableURL = Bundle.main.executableURL
      process.arguments = ["check", path.path]
      process.standardOutput = output
      guard (try? process.run()) != nil else { return nil }
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
    }
    return (0..<4).map { column in all.compactMap { $0[column] }.min() ?? 0 }
  }

  private func show(_ name: String, _ figures: [Double]) {
    print(
      name.padding(toLength: 45, withPad: " ", startingAt: 0),
      String(format: "%8.2f %10.2f %6.0f %9.0f", figures[0], figures[1], figures[2], figures[3]))
  }

  /// The usual tool of gettext's users on a tenth of the same texts, when it is installed.
  private func peer() {
    let path = folder.appending(path: "10000.xliff")
    try? Data(GeneratedTexts.xliff(units: 10_000).utf8).write(to: path)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pofilter", path.path, folder.appending(path: "filtered.xliff").path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let time = ContinuousClock().measure {
      if (try? process.run()) != nil { process.waitUntilExit() }
    }
    guard process.terminationStatus == 0 else { return print("pofilter is not installed") }
    let peer = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    let own = figures(of: path)
    show("10,000 units", own)
    print("pofilter on the same: \(String(format: "%.1f s, %.0f ×", peer, peer / own[0]))")
  }
}
