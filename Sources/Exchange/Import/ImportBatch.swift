import AuditModel
import Localization
import SourceText

/// Collects what changes in each file of the project, and changes each file once.
struct ImportBatch {
  fileprivate struct FileChanges {
    var document: (any LocalizationDocument)?
    var kind: LocalizationFile.Kind
    var locale: LocaleIdentifier
    var changes: [TextChange] = []
    /// The entries of a file that is not there yet.
    var entries: [TableEntry] = []
    /// Where the strings of a key came from.
    var locations: [ImportedKey: SourceLocation] = [:]
  }

  private var files: [String: FileChanges] = [:]
  private var changes: [ImportPlan.Change] = []
  private var diagnostics: [ImportDiagnostic] = []

  mutating func add(_ units: [BilingualUnit], of arrival: ImportArrival) {
    guard !units.isEmpty else { return }
    let file = arrival.file
    var changed =
      files[file]
      ?? FileChanges(
        document: arrival.resource.translations[arrival.locale]?.document
          ?? (arrival.resource.catalog?.document),
        kind: arrival.resource.kind, locale: arrival.locale)
    for group in units.groupedByKey {
      add(group, of: arrival, to: &changed, file: file)
    }
    files[file] = changed
  }

  private mutating func add(
    _ units: [BilingualUnit], of arrival: ImportArrival, to changed: inout FileChanges,
    file: String
  ) {
    guard let first = units.first, let source = arrival.sources[ExactText(first.key)] else {
      return
    }
    if arrival.translated[ExactText(first.key)] != nil {
      changed.changes += units.map { unit in
        TextChange(
          in: arrival.locale,
          .text(
            key: unit.key, path: unit.path, unit.target ?? "",
            state: arrival.holdsStates ? unit.state?.inCatalog ?? .translated : nil))
      }
    } else {
      switch NewTranslation(of: source, units: units, holdsStates: arrival.holdsStates).entry {
      case .success(let entry):
        changed.entries.append(entry)
        changed.changes.append(TextChange(in: arrival.locale, .entry(entry)))
      case .failure(let missing):
        diagnostics.append(
          missing.diagnostic(at: first, locale: arrival.locale, strings: units.count))
        return
      }
    }
    let name = ImportedKey(file: file, locale: arrival.locale, key: first.key)
    changed.locations[name] = first.location
    changes += units.map { unit in
      ImportPlan.Change(
        file: file, locale: arrival.locale, key: unit.key, path: unit.path,
        old: arrival.current[UnitName(unit)]?.target, new: unit.target ?? "",
        state: arrival.holdsStates ? unit.state?.inCatalog : nil, location: unit.location)
    }
  }

  /// Changes the files; what they cannot take is said and is no change.
  func finish(into plan: inout ImportPlan) {
    plan.diagnostics += diagnostics
    var rejected: Set<ImportedKey> = []
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      guard let document = file.document else {
        if file.entries.isEmpty { continue }
        plan.files.append(
          ProjectOutput(path: path, bytes: file.written, isNew: true))
        continue
      }
      let result = document.applying(file.changes)
      for rejection in result.rejections {
        let name = ImportedKey(
          file: path, locale: rejection.change.locale, key: rejection.change.key)
        rejected.insert(name)
        plan.diagnostics.append(
          ImportDiagnostic(
            .rejectedByFile,
            at: file.locations[name] ?? SourceLocation(file: path, line: 1, column: 1),
            locale: name.locale, key: name.key,
            "“\(name.key)” cannot be changed: \(rejection.reason)",
            suggestion: "correct \(path) first"))
      }
      if result.bytes != document.bytes {
        plan.files.append(ProjectOutput(path: path, bytes: result.bytes, isNew: false))
      }
    }
    plan.changes += changes.filter { change in
      !rejected.contains(
        ImportedKey(file: change.file, locale: change.locale, key: change.key))
    }
  }
}

extension ImportBatch.FileChanges {
  /// A new file with all the entries.
  fileprivate var written: [UInt8] {
    kind == .stringsDict
      ? StringsDictWriter.write(entries).bytes : StringsWriter.write(entries, header: nil).bytes
  }
}
