import Exchange
import Intake
import Localization

/// Fixes what is safe to fix in the strings of a project, for `legible audit --fix`.
package struct FixRun {
  private let project: ProjectFiles
  private let fixer: StringFixer

  /// Takes the files, and what fixes them.
  package init(_ project: ProjectFiles, fixer: StringFixer) {
    self.project = project
    self.fixer = fixer
  }

  /// The planned fixes; nothing is written.
  ///
  /// Exchange files that cannot be read are left out: the audit reports them.
  package func plan() -> FixedStrings {
    var plan = FixPlan(realPath: project.files.realPath)
    // Targets may have tables and keys of the same names.
    let groups = Dictionary(grouping: project.textFiles, by: \.folder)
    for group in groups.sorted(by: { $0.key < $1.key }) { plan.add(fixer.fix(group.value)) }
    let reader = ExchangeFileReader(project.files)
    for path in project.found.exchangeFiles {
      guard let source = try? reader.source(of: path) else { continue }
      plan.add(fixer.fix(source.bytes, path: source.path, format: source.format))
    }
    return plan.fixed
  }

  /// Writes the fixed files, all of them or none, behind the links that lead to them.
  package func write(_ fixed: FixedStrings) throws(IntakeError) {
    try project.write(fixed.files.map { FileChange(path: $0.path, old: $0.old, new: $0.new) })
  }
}

/// The fixes of several groups of files; of several links to one file the first is written.
private struct FixPlan {
  let realPath: (String) -> String
  private(set) var fixed = FixedStrings()
  private var reals: Set<String> = []

  init(realPath: @escaping (String) -> String) { self.realPath = realPath }

  mutating func add(_ outcome: FixedStrings) {
    fixed.rejections += outcome.rejections
    let new = outcome.files.filter { reals.insert(realPath($0.path)).inserted }
    let names = Set(new.map(\.path))
    fixed.files += new
    fixed.fixes += outcome.fixes.filter { names.contains($0.file) }
  }
}
