import AuditModel
import AuditRules
import Exchange
import Localization
import TranslationRules
import XLIFFValidation

/// The audit of exchange files, whether or not they lie beside the texts that they come from.
package struct ExchangeAudit: Sendable {
  private let project: TranslationProject?
  private let jobs: Int?

  /// Takes the strings of the project that the files lie in, if there are any, and on how many
  /// threads to work; on one for each processor by default.
  package init(project: TranslationProject?, jobs: Int? = nil) {
    self.project = project
    self.jobs = jobs
  }

  /// The problems of a file, and the strings of it to check.
  package struct Outcome: Sendable {
    /// The problems of the file itself.
    package var findings: [Finding] = []
    /// Its texts, but for those that the project has too, those of each folder by themselves; none
    /// when it cannot be read.
    package var texts: [LocalizationProject] = []
    /// The languages into which files of the project are translated in it, each with its file.
    package var languages: [AbsentLanguage] = []
    /// Whether it could not be read at all.
    package var isUnreadable = false
    /// The errors against the format, as long as nothing is known about its units.
    fileprivate var invalidities: [Invalidity] = []

    /// Adds what is wrong with the bundle that the file lies in.
    package mutating func add(_ problems: [LocalizationProblem]) {
      findings += problems.map { ExchangeAudit.finding($0) }
    }

    /// A file that nothing can be read of.
    package static func unreadable(path: String, reason: String) -> Outcome {
      let rule = LocalizationFileRule.description
      let location = SourceLocation(file: path, line: 1, column: 1)
      let finding = Finding(
        rule: rule.id, severity: .error, title: rule.title, message: reason,
        suggestion: "check that it exists, may be read and is an exchange file",
        subject: .file(FileSubject(location, severity: .error, message: reason)))
      return Outcome(findings: [finding], isUnreadable: true)
    }
  }

  /// Reads a file, and determines whether its format allows what it holds and whether it is in step
  /// with the project that it comes from.
  package func read(_ bytes: [UInt8], path: String, format: ExchangeFormat) -> Outcome {
    guard format.isXLIFF else { return texts(in: bytes, path: path, format: format) }
    let both = Workers(count: Self.worthThreads.contains(bytes.count) ? jobs : 1).map(2) { part in
      part == 0
        ? Outcome(invalidities: invalidities(of: bytes, path: path))
        : texts(in: bytes, path: path, format: format)
    }
    guard both.count == 2, !both[1].isUnreadable else { return both.last ?? Outcome() }
    return Outcome(
      findings: withoutLimits(of: both[1].texts, both[0].invalidities)
        .map(finding) + both[1].findings,
      texts: both[1].texts, languages: both[1].languages)
  }

  private static func languages(
    of document: BilingualDocument, path: String
  ) -> [AbsentLanguage] {
    Set(document.files.compactMap(\.targetLocale)).sorted().map {
      AbsentLanguage($0, at: SourceLocation(file: path, line: 1, column: 1), source: .exchangeFile)
    }
  }

  /// The problems of a file, without those that max-length reports for its units.
  private func withoutLimits(
    of texts: [LocalizationProject], _ problems: [Invalidity]
  ) -> [Invalidity] {
    guard problems.contains(where: { $0.problem.exceededLimit == .display }) else {
      return problems
    }
    var lines: Set<Int> = []
    for entry in texts.flatMap(\.tables).flatMap(\.entries) where !entry.limits.isEmpty {
      lines.insert(entry.keyLocation.line)
    }
    return problems.filter {
      $0.problem.exceededLimit != .display || !lines.contains($0.problem.location.line)
    }
  }

  /// A file of so many bytes is judged and read at the same time; a larger one is first judged and then
  /// read, which takes less memory.
  private static let worthThreads = 1 << 20..<64 << 20

  /// The strings of a file, and whether it is in step with the project that it comes from.
  private func texts(in bytes: [UInt8], path: String, format: ExchangeFormat) -> Outcome {
    var texts = FolderTexts()
    var outcome = Outcome()
    let broken: [LocalizationProblem]
    if project != nil || !format.isXLIFF {
      let document = BilingualDocument(bytes, path: path, format: format)
      broken = document.fatalProblems
      if broken.isEmpty {
        if let project {
          outcome.findings =
            StaleExport(document, in: project).map { [finding($0)] } ?? []
        }
        if project != nil { outcome.languages = Self.languages(of: document, path: path) }
        for file in document.files {
          let file = format == .po ? file.withoutTranslatorCredits : file
          texts.add(project?.newTexts(in: file) ?? file)
        }
        // The validation reports what is wrong with XLIFF.
        if case .po(let file) = document {
          let missing = file.missingLanguage(path: path).map { [$0] } ?? []
          texts.problems = missing + file.problems.filter(\.isOfTexts)
        }
      }
    } else {
      broken = BilingualDocument.read(bytes, path: path, format: format) { texts.add($0) }
    }
    guard broken.isEmpty else {
      return Outcome(findings: broken.map(Self.finding), isUnreadable: true)
    }
    outcome.texts = texts.projects
    return outcome
  }

  /// Texts of several folders, the tables of which may have one name.
  private struct FolderTexts {
    private struct Folder: Hashable {
      let name: String
      let source: LocaleIdentifier
    }

    private var folders: [Folder: BilingualTables] = [:]
    /// Problems of the file that make its strings unreliable.
    var problems: [LocalizationProblem] = []

    mutating func add(_ file: BilingualFile) {
      guard !file.units.isEmpty else { return }
      let folder = Folder(name: OriginalPath(file.original).folder, source: file.sourceLocale)
      folders[folder, default: BilingualTables()].add(file)
    }

    var projects: [LocalizationProject] {
      let texts = folders.sorted { ($0.key.name, $0.key.source) < ($1.key.name, $1.key.source) }
        .map { LocalizationProject(sourceLocale: $0.key.source, tables: $0.value.tables) }
      return problems.isEmpty
        ? texts : texts + [LocalizationProject(tables: [], problems: problems)]
    }
  }

  /// An error in an XLIFF document.
  fileprivate struct Invalidity {
    let problem: XLIFFProblem

    /// The audit's rule that reports it.
    var rule: RuleDescription {
      if problem.rule.authority == .xcode { return ExchangeRules.importBlockers }
      return problem.exceededLimit == nil ? ExchangeRules.xliffInvalid : MaxLengthRule.description
    }
  }

  private func invalidities(of bytes: [UInt8], path: String) -> [Invalidity] {
    XLIFFValidator().validate(bytes, path: path).problems.filter { $0.severity == .error }
      .map { Invalidity(problem: $0) }
  }

  private func finding(_ invalidity: Invalidity) -> Finding {
    let (rule, problem) = (invalidity.rule, invalidity.problem)
    return Finding(
      rule: rule.id, severity: rule.severity, title: rule.title, message: problem.message,
      suggestion: "\(problem.suggestion) (\(problem.clause))",
      subject: .file(
        FileSubject(problem.location, severity: rule.severity, message: problem.message)),
      distinction: problem.rule.id.rawValue)
  }

  fileprivate static func finding(_ problem: LocalizationProblem) -> Finding {
    let rule = LocalizationFileRule.description
    return Finding(
      rule: rule.id, severity: .error, title: rule.title, message: problem.message,
      suggestion: problem.suggestion,
      subject: .file(
        FileSubject(problem.location, severity: .error, message: problem.message)),
      distinction: problem.kind.rawValue)
  }

  private func finding(_ stale: StaleExport) -> Finding {
    let rule = RuleList.exchangeStale
    return Finding(
      rule: rule.id, severity: rule.severity, title: rule.title, message: stale.message,
      suggestion: "import it if the translator changed it, and export it again otherwise",
      subject: .file(
        FileSubject(stale.location, severity: rule.severity, message: stale.message)),
      locales: [stale.locale])
  }
}

extension LocalizationProblem {
  /// Whether it is about texts and no matter of how a file is written.
  fileprivate var isOfTexts: Bool {
    kind == .duplicateKey || kind == .repeatedKey
  }
}
