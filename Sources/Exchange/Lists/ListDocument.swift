import AuditModel
import Localization
import SourceText

/// A list of strings with their translations, as CSV or TMX, which is written anew as a whole when a
/// translation changes.
package struct ListDocument: Sendable {
  /// The bytes that it was read from.
  package let bytes: [UInt8]
  /// The format.
  package let format: ExchangeFormat
  /// The strings by the files that they come from.
  package let files: [BilingualFile]
  /// Its problems.
  package let problems: [LocalizationProblem]

  init(_ bytes: [UInt8], path: String, format: ExchangeFormat) {
    self.bytes = bytes
    self.format = format
    (files, problems) =
      format == .tmx ? TMXReader.read(bytes, path: path) : CSVListReader.read(bytes, path: path)
  }

  /// The bytes with some translations changed, and the changes of strings that it does not have.
  package func applying(_ changes: [BilingualChange]) -> Applied<BilingualChange> {
    var files = files
    var rejections: [Applied<BilingualChange>.Rejection] = []
    for change in changes {
      var isFound = false
      for index in files.indices where files[index].original == change.original {
        for unit in files[index].units.indices
        where files[index].units[unit].key.isExactly(change.key)
          && files[index].units[unit].path == change.path
        {
          isFound = true
          files[index].units[unit].target = change.target ?? files[index].units[unit].target
          files[index].units[unit].state = change.state ?? files[index].units[unit].state
        }
      }
      if !isFound { rejections.append(.init(change, because: "the file has no such string")) }
    }
    let isSame = rejections.count == changes.count
    return Applied(bytes: isSame ? bytes : written(files), rejections: rejections)
  }

  private func written(_ files: [BilingualFile]) -> [UInt8] {
    (format == .tmx ? TMXWriter.write(files) : CSVListWriter.write(files)).bytes
  }
}
