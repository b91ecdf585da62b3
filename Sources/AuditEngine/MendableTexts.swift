import AuditModel
import Exchange
import Localization

/// Texts that can be changed one by one.
protocol MendableTexts {
  /// What the texts say now, in parts that have nothing to do with each other.
  var projects: [LocalizationProject] { get }

  /// Makes changes, those of each part apart, and returns what cannot be made.
  mutating func apply(_ changes: [[TextMender.Change]]) -> [Refusal]
}

/// A change that cannot be made.
struct Refusal {
  let part: Int
  let change: TextMender.Change
  let reason: String
}

/// The files of one target of an app.
struct MendableFolder: MendableTexts {
  private let original: [LocalizationFile]
  private var files: [LocalizationFile]

  init(_ files: [LocalizationFile]) {
    original = files
    self.files = files
  }

  var projects: [LocalizationProject] { [LocalizationProject(files: files)] }

  /// The files that are no longer what they were.
  var changedFiles: [(path: String, bytes: [UInt8])] {
    zip(original, files).filter { $0.bytes != $1.bytes }.map { ($1.path, $1.bytes) }
  }

  mutating func apply(_ changes: [[TextMender.Change]]) -> [Refusal] {
    let changes = Dictionary(grouping: changes.joined(), by: \.file)
    return files.indices.flatMap { index -> [Refusal] in
      guard let own = changes[files[index].path] else { return [] }
      guard let document = files[index].document(sourceLocale: "en") else {
        return own.map { Refusal(part: 0, change: $0, reason: "Interface Builder owns the file") }
      }
      let result = document.applying(own.map(\.textChange))
      files[index].bytes = result.bytes
      return result.refusals.compactMap { refusal in
        own.first { $0.textChange == refusal.change }
          .map { Refusal(part: 0, change: $0, reason: refusal.reason) }
      }
    }
  }
}

/// A file for translators, each of whose files is a part.
struct MendableExchange: MendableTexts {
  private(set) var bytes: [UInt8]
  private let path: String
  private let format: ExchangeFormat

  init(_ bytes: [UInt8], path: String, format: ExchangeFormat) {
    self.bytes = bytes
    self.path = path
    self.format = format
  }

  private var document: BilingualDocument {
    BilingualDocument(bytes, path: path, format: format)
  }

  var projects: [LocalizationProject] {
    document.files.map { LocalizationProject(bilingual: [$0]) }
  }

  mutating func apply(_ changes: [[TextMender.Change]]) -> [Refusal] {
    let document = self.document
    let originals = document.files.map(\.original)
    let wanted = changes.enumerated().flatMap { part, changes in
      changes.map { change in
        (
          part: part, change: change,
          exchanged: BilingualChange(
            original: originals[part], key: change.key, path: change.path, target: change.new)
        )
      }
    }
    let result = document.applying(wanted.map(\.exchanged))
    bytes = result.bytes
    return result.refusals.compactMap { refusal in
      wanted.first { $0.exchanged == refusal.change }
        .map { Refusal(part: $0.part, change: $0.change, reason: refusal.reason) }
    }
  }
}

extension TextMender.Change {
  fileprivate var textChange: TextChange {
    TextChange(in: locale, .text(key: key, path: path, new, state: nil))
  }
}
