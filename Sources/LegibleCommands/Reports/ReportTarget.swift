import Intake
import Reporting

/// A format of a report, and where it is written.
struct ReportTarget {
  /// The format.
  let format: any Reporter.Type
  /// The file; nil for standard output.
  let path: String?

  /// The targets that `--format` names, each as `NAME`, `NAME=PATH` or `NAME=-`; a format without a path
  /// is printed when it is made for that, and otherwise a file in the folder.
  static func all(
    _ words: [String], into folder: String, of option: Option
  ) throws(CommandError) -> [ReportTarget] {
    if words.isEmpty { throw .usage("no format is named") }
    var targets: [ReportTarget] = []
    for word in words { targets.append(try target(word, into: folder, of: option)) }
    let printed = targets.filter { $0.path == nil }
    if printed.count > 1, let document = printed.first(where: { $0.format.fileName != nil }) {
      throw .usage(
        "\(document.format.format) on standard output leaves no room for another format there; name "
          + "a file, as in \(document.format.format)=\(document.format.fileName ?? "")")
    }
    let paths = targets.compactMap(\.path)
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw .usage("two formats cannot be one file: \(path)")
    }
    return targets
  }

  private static func target(
    _ word: String, into folder: String, of option: Option
  ) throws(CommandError) -> ReportTarget {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0) }
    let format = try NamedValue.find(
      parts[0], kind: "format", among: ReporterList.all.map { ($0.format, $0) }, of: option)
    guard parts.count == 2 else {
      return ReportTarget(
        format: format, path: format.fileName.map { FilePath.join(folder, $0) })
    }
    guard !parts[1].isEmpty else {
      throw .usage("\(option.name) \(word) names no file; write \(parts[0])=PATH, or \(parts[0])=-")
    }
    return ReportTarget(format: format, path: parts[1] == "-" ? nil : parts[1])
  }
}
