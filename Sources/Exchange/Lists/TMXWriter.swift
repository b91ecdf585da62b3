import AuditModel
import Localization
import SourceText

/// Writes strings as a translation memory, TMX 1.4.
///
/// The file, key, variation and state of a string are in properties of its unit (`x-file`, `x-key`,
/// `x-variation`, `x-value-type`, `x-argument`, `x-state`), and the language of the translations in
/// one of the header (`x-target`), which the standard leaves to programs.
enum TMXWriter {
  static func write(_ files: [BilingualFile]) -> WrittenFile {
    var writer = XMLWriter()
    var losses: [ConversionLoss] = []
    let source = files.first?.sourceLocale.identifier ?? "en"
    writer.element("tmx", ["version": "1.4"]) { writer in
      writer.element(
        "header",
        [
          "creationtool": "Legible", "creationtoolversion": "1.0", "segtype": "block",
          "o-tmf": "Legible", "adminlang": "en", "srclang": source, "datatype": "plaintext",
        ]
      ) { writer in
        // The standard has no attribute for the language of strings that are not translated yet.
        if let target = files.first?.targetLocale {
          writer.leaf("prop", ["type": "x-target"], XMLContent(target.identifier))
        }
      }
      writer.element("body") { writer in
        for file in files {
          for unit in file.units { write(unit, of: file, into: &writer, losses: &losses) }
        }
      }
    }
    return WrittenFile(bytes: writer.bytes, losses: losses)
  }

  private static func write(
    _ unit: BilingualUnit, of file: BilingualFile, into writer: inout XMLWriter,
    losses: inout [ConversionLoss]
  ) {
    let texts = [unit.key, unit.source ?? "", unit.target ?? ""]
    if let scalar = texts.lazy.compactMap({ XMLQuoting.illegalCharacter(in: $0) }).first {
      losses.append(
        ConversionLoss(
          key: unit.key, path: unit.path,
          "it is left out, because XML cannot hold its character \(scalar.name)"))
      return
    }
    guard let listed = ListedString(unit, losses: &losses) else { return }
    writer.element("tu") { writer in
      if !listed.comment.isEmpty { writer.leaf("note", XMLContent(listed.comment)) }
      writer.leaf("prop", ["type": "x-file"], XMLContent(file.original))
      writer.leaf("prop", ["type": "x-key"], XMLContent(unit.key))
      if !unit.path.isText {
        writer.leaf("prop", ["type": "x-variation"], XMLContent(listed.variation))
      }
      if let type = unit.valueType {
        writer.leaf("prop", ["type": "x-value-type"], XMLContent(type))
      }
      if let number = unit.argumentNumber {
        writer.leaf("prop", ["type": "x-argument"], XMLContent("\(number)"))
      }
      if unit.target != nil, let state = unit.state {
        writer.leaf("prop", ["type": "x-state"], XMLContent(state.rawValue))
      }
      segment(unit.source, in: file.sourceLocale, into: &writer)
      if let locale = file.targetLocale, unit.target?.isEmpty == false {
        segment(unit.target, in: locale, into: &writer)
      }
    }
  }

  private static func segment(
    _ text: String?, in locale: LocaleIdentifier, into writer: inout XMLWriter
  ) {
    guard let text else { return }
    writer.element("tuv", ["xml:lang": locale.identifier]) { writer in
      writer.leaf("seg", XMLContent(text))
    }
  }
}
