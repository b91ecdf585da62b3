import AuditModel
import Localization
import SourceText

extension TranslationProject {
  /// The pseudolocalized files of the app, as if all of it were translated.
  ///
  /// Comments, order and everything else stay as they are in the source language. Catalogs get the
  /// pseudolanguage beside the others, and screens and views of Interface Builder a `.strings`
  /// file.
  package func pseudoFiles(
    _ style: PseudoStyle, as locale: LocaleIdentifier
  ) -> (files: [ProjectOutput], rejections: [Applied<TextChange>.Rejection]) {
    var files: [ProjectOutput] = []
    var rejections: [Applied<TextChange>.Rejection] = []
    for resource in resources {
      if resource.kind.isInterface {
        if let file = resource.pseudoTable(style, as: locale) { files.append(file) }
        continue
      }
      guard let source = resource.translations[sourceLocale] ?? resource.catalog else { continue }
      let isCatalog = resource.kind == .catalog
      let changes = resource.source.filter(\.isTranslatable).flatMap { entry in
        isCatalog
          ? [TextChange(in: locale, .entry(entry.pseudoTranslated(style)))]
          : entry.pseudoChanges(style, in: sourceLocale)
      }
      let result = source.document.applying(changes)
      rejections += result.rejections
      let path = isCatalog ? source.path : resource.path(ofNewTranslationInto: locale)
      files.append(ProjectOutput(path: path, bytes: result.bytes, isNew: true))
    }
    return (files, rejections)
  }
}

extension ProjectResource {
  /// The translation of a screen or view, none when it has no strings.
  fileprivate func pseudoTable(
    _ style: PseudoStyle, as locale: LocaleIdentifier
  ) -> ProjectOutput? {
    let entries = source.filter(\.isTranslatable).map { $0.pseudoTranslated(style) }
    guard !entries.isEmpty else { return nil }
    return ProjectOutput(
      path: path(ofNewTranslationInto: locale), bytes: StringsWriter.write(entries).bytes,
      isNew: true)
  }

  fileprivate func path(ofNewTranslationInto locale: LocaleIdentifier) -> String {
    var copy = self
    copy.translations = [:]
    return copy.path(ofTranslationInto: locale)
  }
}

extension TableEntry {
  /// The key with pseudolocalized strings.
  fileprivate func pseudoTranslated(_ style: PseudoStyle) -> TableEntry {
    var result = self
    for leaf in leaves {
      let text = PseudoTranslator.translate(leaf.text, style: style)
      result.value = result.value.setting(text, at: leaf.path) ?? result.value
      result.states[leaf.path] = .translated
    }
    return result
  }

  /// The changes that replace the real strings by pseudolocalized ones.
  fileprivate func pseudoChanges(
    _ style: PseudoStyle, in locale: LocaleIdentifier
  ) -> [TextChange] {
    leaves.map { leaf in
      let text = PseudoTranslator.translate(leaf.text, style: style)
      return TextChange(in: locale, .text(key: key, path: leaf.path, text, state: nil))
    }
  }
}
