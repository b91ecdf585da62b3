/// All formats of a report, in the order in which help lists them.
public enum ReporterList {
  /// The formats.
  public static let all: [any Reporter.Type] = [
    TextReport.self, JSONReport.self, HTMLReport.self, CSVReport.self,
  ]
}
