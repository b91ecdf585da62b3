import AuditModel
import Localization
import TranslationRules

extension Audit {
  /// Does the units of a share, and returns the bytes of the part that holds what they have found: the
  /// same bytes each time.
  ///
  /// - Parameters:
  ///   - tool: the name and version of the command, which have to be the same for all parts.
  ///   - files: a digest of the files that were read.
  package func part(
    _ shard: Shard, by tool: String, files: String,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) -> [UInt8] {
    let plan = plan
    let strings = stringJobs(on: plan)
    let own = units(of: plan, strings.jobs).of(shard)
    let screens = Set(own.map(\.unit).filter(\.isScreen))
    let pieces = Set(own.compactMap(\.unit.strings))
    let results = AuditResults(
      languages: audit(plan, only: screens, progress: progress),
      strings: strings.audit.reports(of: strings.jobs, in: pieces))
    let part = AuditPart(
      shard: shard, digest: digest(of: plan, files: files), fonts: fonts.usedVersions,
      units: own.map(\.name), results: results)
    return PartDocument(part, by: tool, plan: plan).bytes
  }

  /// Joins the parts of all shares to the report that one run would have made.
  ///
  /// - Parameters:
  ///   - parts: the bytes of the parts with the names of their files, in any order.
  ///   - tool: the name and version of this command.
  ///   - files: a digest of the files that were read.
  /// - Throws: why they cannot be joined.
  package func report(
    joining parts: [(file: String, bytes: [UInt8])], by tool: String, files: String
  ) throws(PartError) -> AuditReport {
    let parts = try PartSet(parts, by: tool)
    let plan = plan
    try parts.requireSamePlan(digest(of: plan, files: files))
    let units = units(of: plan, stringJobs(on: plan).jobs)
    let results = try parts.results(units, plan: plan)
    fonts.noteUse(of: parts.fonts)
    return report(on: plan, from: results.languages, strings: results.strings)
  }

  /// Whether bytes begin as those of a part do.
  package static func isPart(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: PartDocument.beginning.utf8)
  }

  private func digest(of plan: AuditPlan, files: String) -> PlanDigest {
    var digest = PlanDigest(plan, options: options, facts: texts.facts)
    digest.files = files
    return digest
  }

  private func stringJobs(on plan: AuditPlan) -> (audit: TextAudit, jobs: [TextAudit.Job]) {
    let audit = TextAudit(options: options, facts: texts.facts)
    return (
      audit,
      audit.jobs(
        in: project, locales: project.stringLocales(among: plan.locales), others: texts.others)
    )
  }

  private func units(of plan: AuditPlan, _ jobs: [TextAudit.Job]) -> AuditUnits {
    AuditUnits(of: plan, strings: jobs.map(\.pieceNames))
  }
}

extension AuditUnit {
  fileprivate var isScreen: Bool { if case .screen = self { true } else { false } }

  fileprivate var strings: StringUnit? { if case .strings(let unit) = self { unit } else { nil } }
}
