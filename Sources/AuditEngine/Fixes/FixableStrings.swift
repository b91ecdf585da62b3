import AuditModel
import Exchange
import Localization
import SourceText

/// Strings that can be fixed one by one.
protocol FixableStrings {
  /// The strings as they are now, in parts that have nothing to do with each other.
  var projects: [LocalizationProject] { get }

  /// Applies the fixes of each part, and returns those of each part that cannot be applied.
  mutating func apply(_ fixes: [[StringFix]]) -> [[Applied<StringFix>.Rejection]]
}

/// The files of one target of an app.
struct FixableFolder: FixableStrings {
  private let original: [LocalizationFile]
  private var files: [LocalizationFile]

  init(_ files: [LocalizationFile]) {
    original = files
    self.files = files
  }

  var projects: [LocalizationProject] { [LocalizationProject(files: files)] }

  /// The files that are no longer what they were.
  var changedFiles: [(path: String, old: [UInt8], new: [UInt8])] {
    zip(original, files).filter { $0.bytes != $1.bytes }.map { ($1.path, $0.bytes, $1.bytes) }
  }

  mutating func apply(_ fixes: [[StringFix]]) -> [[Applied<StringFix>.Rejection]] {
    let fixes = Dictionary(grouping: fixes.joined(), by: \.file)
    let rejections = files.indices.flatMap { index in
      fixes[files[index].path].map { apply($0, toFile: index) } ?? []
    }
    return [rejections]
  }

  private mutating func apply(
    _ fixes: [StringFix], toFile index: Int
  ) -> [Applied<StringFix>.Rejection] {
    guard let document = files[index].document(sourceLocale: "en") else {
      return fixes.map { .init($0, because: "Interface Builder owns the file") }
    }
    let result = document.applying(fixes.map(\.textChange))
    files[index].bytes = result.bytes
    return result.rejections.compactMap { rejection in
      fixes.first { $0.textChange == rejection.change }.map { .init($0, because: rejection.reason) }
    }
  }
}

/// An exchange file, each of whose files is a part.
struct FixableExchange: FixableStrings {
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

  mutating func apply(_ fixes: [[StringFix]]) -> [[Applied<StringFix>.Rejection]] {
    let document = self.document
    let wanted = zip(document.files.map(\.original), fixes).map { original, fixes in
      fixes.map { fix in
        (
          fix: fix,
          exchanged: BilingualChange(
            original: original, key: fix.key, path: fix.path, target: fix.new)
        )
      }
    }
    let result = document.applying(wanted.joined().map(\.exchanged))
    bytes = result.bytes
    var rejections: [[Applied<StringFix>.Rejection]] = wanted.map { _ in [] }
    for rejection in result.rejections {
      for (part, wanted) in wanted.enumerated() {
        guard let match = wanted.first(where: { $0.exchanged == rejection.change }) else {
          continue
        }
        rejections[part].append(.init(match.fix, because: rejection.reason))
        break
      }
    }
    return rejections
  }
}

extension StringFix {
  fileprivate var textChange: TextChange {
    TextChange(in: locale, .text(key: key, path: path, new, state: nil))
  }
}
