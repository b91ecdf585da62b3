import Exchange
import Localization

extension Promises {
  /// A list that can be read says the same when it is written anew.
  mutating func checkList(_ bytes: [UInt8], path: String, format: ExchangeFormat) {
    let document = BilingualDocument(bytes, path: path, format: format)
    guard document.fatalProblems.isEmpty, !document.files.isEmpty else { return }
    let locales = Set(document.files.map(\.targetLocale))
    guard locales.count == 1 else { return }
    let written = BilingualWriter.write(document.files, as: format)
    let again = BilingualDocument(written.bytes, path: path, format: format)
    expect(again.fatalProblems.isEmpty, "a list that was written anew cannot be read")
    let lost = Set(written.losses.map(\.key))
    let (before, after) = (outline(document, without: lost), outline(again, without: lost))
    expect(before == after, "a list that was written anew reads as \(after), not \(before)")
  }

  private func outline(_ document: BilingualDocument, without lost: Set<String>) -> [String] {
    document.files.flatMap { file in
      file.units.filter { !lost.contains($0.key) && !$0.key.isEmpty && $0.source?.isEmpty == false }
        .map { "\(file.original): \($0.key) \($0.path): \($0.source ?? "") → \($0.target ?? "")" }
    }
  }
}
