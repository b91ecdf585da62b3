import AuditModel
import CSVReading
import Localization

/// Writes strings as rows of a table for spreadsheets.
enum CSVListWriter {
  static let columns = ["File", "Key", "Variation"]

  static func write(_ files: [BilingualFile]) -> WrittenFile {
    var writer = CSVWriter()
    var losses: [ConversionLoss] = []
    let source = files.first?.sourceLocale.identifier ?? "en"
    let target = files.first?.targetLocale.map { "Translation (\($0))" } ?? "Translation"
    writer.row(columns + ["Source (\(source))", target, "State", "Comment"])
    for file in files {
      for unit in file.units {
        guard let listed = ListedString(unit, losses: &losses) else { continue }
        if let loss = unit.lostArgumentNumber { losses.append(loss) }
        writer.row([
          file.original, unit.key, listed.variation, unit.source ?? "", unit.target ?? "",
          unit.target == nil ? "" : unit.state?.rawValue ?? "", listed.comment,
        ])
      }
    }
    return WrittenFile(bytes: writer.bytes, losses: losses)
  }
}

extension BilingualUnit {
  /// The loss of the number of the variable's argument; an import keeps the one of the project.
  fileprivate var lostArgumentNumber: ConversionLoss? {
    guard let argumentNumber, let name = path.substitutionName else { return nil }
    return ConversionLoss(
      key: key, path: path,
      "a table has no place for the argument that “\(name)” takes, \(argumentNumber), so it is left "
        + "out")
  }
}
