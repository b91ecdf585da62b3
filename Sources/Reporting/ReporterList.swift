/// All formats of a report, in the order in which help lists them.
public enum ReporterList {
  /// The formats.
  public static let all: [any Reporter.Type] = [
    TextReport.self, JSONReport.self, HTMLReport.self, CSVReport.self, MarkdownReport.self,
    CommentReport.self,
    SARIFReport.self, GitHubReport.self, GitLabReport.self, JUnitReport.self,
    CheckstyleReport.self, SonarQubeReport.self, XcodeReport.self,
  ]
}
