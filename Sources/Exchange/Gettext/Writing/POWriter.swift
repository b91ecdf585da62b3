import AuditModel
import Localization
import TextShaping

/// Writes strings with their translations as a PO file (gettext manual, “The Format of PO Files”).
package enum POWriter {
  /// Writes the files of one language; each entry's `msgctxt` names its file and key, but for the
  /// strings of PO files of other programs, which get their own again.
  ///
  /// Words for plural categories become forms of one entry. A string without a place in gettext
  /// becomes an entry of its own with the path in `msgctxt`; losses are reported.
  ///
  /// - Parameters:
  ///   - project: the name of the project, for the header.
  ///   - generator: the name and version of the program, for the header; none leaves it out.
  package static func write(
    _ files: [BilingualFile], project: String, generator: String? = nil
  ) -> WrittenFile {
    let target = files.first?.targetLocale
    let source = files.first?.sourceLocale ?? "en"
    // The language is the one that readers will find in the header.
    let language = target ?? source
    let name = POLanguage.name(of: language)
    let rules = PluralRules(
      language: (POLanguage.locale(named: name) ?? language).identifier)
    let forms = (files.haveMillions ? PluralForms.withMillions(of: rules) : nil) ?? .of(rules)
    var drafter = PODrafter(indices: forms.map { PluralIndices($0, rules: rules) })
    for file in files {
      if file.targetLocale == target {
        drafter.take(file)
      } else {
        drafter.losses += file.units.map { .otherLanguage($0, file) }
      }
    }
    let header = POHeaderWriter(
      project: project, generator: generator, source: source, target: target, forms: forms,
      revisionDate: files.lazy.filter { $0.targetLocale == target }
        .compactMap(\.revisionDate).first)
    let blocks = [header.lines] + drafter.drafts.map { $0.lines(formCount: forms?.count ?? 1) }
    let text = blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    return WrittenFile(bytes: Array(text.utf8), losses: drafter.losses)
  }
}

extension [BilingualFile] {
  /// Whether each plural has a form for millions too, so that it needs no entry of its own.
  fileprivate var haveMillions: Bool {
    var counts: [PluralCategory: Int] = [:]
    for unit in lazy.flatMap(\.units) {
      if let category = unit.path.category { counts[category, default: 0] += 1 }
    }
    return counts[.many] != nil && counts[.many] == counts[.other]
  }
}

/// Writes the first entry, which holds the properties of the file.
struct POHeaderWriter {
  let project: String
  let generator: String?
  let source: LocaleIdentifier
  let target: LocaleIdentifier?
  let forms: PluralForms?
  /// When the translations were last changed; never the time of writing, so that the same strings
  /// give the same bytes.
  let revisionDate: String?

  /// The lines of the entry.
  var lines: [String] {
    ["msgid \"\""] + POText(keyword: "msgstr", text: members.joined()).lines
  }

  private var members: [String] {
    let language = target.map { POLanguage.name(of: $0) } ?? ""
    let plurals =
      target == nil
      ? "nplurals=INTEGER; plural=EXPRESSION;" : forms?.text ?? "nplurals=1; plural=0;"
    let members = [
      "Project-Id-Version: \(project)",
      "\(POHeader.revisionDateName): \(revisionDate ?? POHeader.noRevisionDate)",
      "Last-Translator: ", "Language-Team: ",
      "Language: \(language)", "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8",
      "Content-Transfer-Encoding: 8bit", "Plural-Forms: \(plurals)",
      "X-Source-Language: \(POLanguage.name(of: source))",
    ]
    let all = members + (generator.map { ["X-Generator: \($0)"] } ?? [])
    return all.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n" }
  }
}

extension ConversionLoss {
  fileprivate static func otherLanguage(_ unit: BilingualUnit, _ file: BilingualFile) -> Self {
    let language = file.targetLocale?.identifier ?? "no language"
    return Self(
      key: unit.key, path: unit.path,
      "a PO file holds one language, so the text of “\(file.original)” in \(language) is left out")
  }
}
