import LegibleCommands
import TestSupport
import Testing

/// PO files of programs in C and Qt are audited by what their flags say of each entry.
@Suite struct GettextAuditTests {
  private func output(_ entries: String, in file: String = "in/de.po") throws -> String {
    let folder = try ProjectFolder([file: entries])
    return run("audit in --texts --format text --verbose --fail-on never", in: folder).output
  }

  @Test(arguments: [
    ("#, c-format\n", true), ("", true), ("#, no-c-format\n", false), ("#, qt-format\n", false),
    ("#, python-format\n", true), ("#. type: Content of: <para>\n", false),
    ("#, no-c-format\n#, no-wrap\n", false),
  ])
  func checksFormatsWhereTheyAreSome(flags: String, isFormat: Bool) throws {
    let output = try output("\(flags)msgid \"%d of all\"\nmsgstr \"% von %s\"\n")
    #expect(output.contains("specifier") == isFormat, "\(output)")
  }

  @Test func takesEntriesWithoutAFlagForNoFormatsWhereOthersHaveOne() throws {
    let plain = "msgid \"%-encoded, %d\"\nmsgstr \"%-codiert\"\n"
    #expect(try output(plain).contains("specifier"))
    let marked = "#, c-format\nmsgid \"%s is here\"\nmsgstr \"%s ist da\"\n\n"
    #expect(try !output(marked + plain).contains("specifier"))
  }

  @Test func takesCodeForNothingToTranslate() throws {
    let code = "msgid \"Types: deb\\nURIs: the address of the archive and its suites\"\n"
    let entry = code + code.replacing("msgid", with: "msgstr")
    #expect(try output(entry).contains("[same-as-source]"))
    #expect(try !output("#, no-wrap\n\(entry)").contains("[same-as-source]"))
  }

  @Test(arguments: ["C", "POSIX"])
  func takesTheLocaleOfCForNoLanguage(name: String) throws {
    let header = "msgid \"\"\nmsgstr \"Language: de\\nX-Source-Language: \(name)\\n\"\n\n"
    let output = try output(header + "msgid \"Open all files\"\nmsgstr \"Alle öffnen\"\n")
    #expect(!output.contains("[locale-code]"), "\(output)")
  }

  @Test func acceptsTheDigitsOfTheLanguageAndMacrosOfC() throws {
    #expect(
      try !output(
        "msgid \"%d:%02d of %0.4f\"\nmsgstr \"%Id:%I02d من %I0.4f\"\n\nmsgid \"%d\"\nmsgstr \"%Id\"\n",
        in: "in/ar.po"
      ).contains("specifier"))
    let macro = "msgid \" Title: %<PRId64>/%d\"\nmsgstr \" Titel: %<PRId64>/%d\"\n"
    #expect(try !output(macro).contains("[format-bare-percent]"))
  }

  @Test func lowersFindingsAboutPluralFormsOfFuzzyEntries() throws {
    let header =
      "msgid \"\"\nmsgstr \"Language: de\\nPlural-Forms: nplurals=2; plural=n != 1;\\n\"\n\n"
    let entry =
      "msgid \"%d row\"\nmsgid_plural \"%d rows\"\nmsgstr[0] \"Zeile\"\nmsgstr[1] \"Zeilen\"\n"
    #expect(try output(header + entry).contains("error:"))
    let fuzzy = try output("\(header)#, fuzzy, c-format\n\(entry)")
    #expect(!fuzzy.contains("error:") && !fuzzy.contains("warning:"), "\(fuzzy)")
  }

  @Test func lowersFindingsAboutMissingFormsOfFuzzyEntries() throws {
    let forms = "nplurals=3; plural=n==0 ? 0 : n==1 ? 1 : 2;"
    let header = "msgid \"\"\nmsgstr \"Language: ar\\nPlural-Forms: \(forms)\\n\"\n\n"
    let entry =
      "msgid \"%d row\"\nmsgid_plural \"%d rows\"\n"
      + "msgstr[0] \"%d صفوف\"\nmsgstr[1] \"\"\nmsgstr[2] \"\"\n"
    let complete = try output(header + entry, in: "in/ar.po")
    #expect(complete.contains("error:") && complete.contains("[plural-category-missing]"))
    #expect(try !output("\(header)#, fuzzy\n\(entry)", in: "in/ar.po").contains("error:"))
  }

  @Test func takesNamesBehindAnAtSignForMarksOfDocumentation() throws {
    let entry = "msgid \"If @{size} is 1\"\nmsgstr \"Wenn @{Größe} 1 ist\"\n"
    #expect(try !output(entry).contains("[brace-placeholder]"))
  }

  @Test func takesContextsForOtherRoles() throws {
    func entry(_ context: String, _ text: String) -> String {
      "msgctxt \"\(context)\"\nmsgid \"From:\"\nmsgstr \"\(text)\"\n\n"
    }
    #expect(try !output(entry("mail", "Von:") + entry("range", "Ab:")).contains("[inconsistent]"))
  }

  @Test func leavesWhatProgramsOfCWriteThemselves() throws {
    let output = try output(
      "msgid \"Unmatched ( here\"\nmsgstr \"( ohne Partner\"\n\n"
        + "msgid \"Cannot run '%s'\"\nmsgstr \"`%s' läuft nicht\"\n\n"
        + "msgid \"\\nUsage:\\n            \"\nmsgstr \"\\nVerwendung:\"\n\n"
        + "msgid \"host\\n\\tname\"\nmsgstr \"Rechner\\nName\"\n")
    #expect(!output.contains("error:") && !output.contains("warning:"), "\(output)")
  }

  /// A PO file in a language, whose header may name a region.
  private static func file(_ language: String, _ translation: String) -> String {
    "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n\n"
      + "#, c-format\nmsgid \"%d of %s\"\nmsgstr \"\(translation)\"\n"
  }

  @Test func looksAtNamedLanguagesInTheirOwnFilesAndWithoutTheirRegions() throws {
    let folder = try ProjectFolder([
      "po/de.po": Self.file("de", "%d von %s"), "po/es.po": Self.file("es_ES", "%d de"),
      "po/fr.po": Self.file("fr", "%d"),
    ])
    let output = run("audit . --locales de,es --format text --verbose --exit-zero", in: folder)
      .output
    #expect(!output.contains("[missing-table]"), "\(output)")
    #expect(output.contains("po/es.po") && !output.contains("po/fr.po"), "\(output)")
  }

  @Test func takesElementsOfDocumentationForTheWordsOfTranslators() throws {
    let entry = "msgid \"Open <app>Web</app>.\"\nmsgstr \"Öffnen Sie das Programm.\"\n"
    #expect(try output(entry).contains("note: Changed or broken markup tag"))
    let bold = "msgid \"Open <a>Web</a>.\"\nmsgstr \"Öffnen Sie das Programm.\"\n"
    #expect(try output(bold).contains("warning: Changed or broken markup tag"))
  }

  @Test func takesTheFormForOneThingOfLanguagesThatHaveItForNoneToo() throws {
    let header =
      "msgid \"\"\nmsgstr \"Language: fr\\nPlural-Forms: nplurals=2; plural=n > 1;\\n\"\n\n"
    let entry =
      "msgid \"Load {name} to\"\nmsgid_plural \"Load {total} files to\"\n"
      + "msgstr[0] \"Charger {name} vers\"\nmsgstr[1] \"Charger {total} fichiers vers\"\n"
    let output = try output(header + entry, in: "in/fr.po")
    #expect(output.contains("note: Mismatched placeholder"), "\(output)")
    let wrong = try self.output(
      header + entry.replacing("Charger {name}", with: "Charger {nom}"), in: "in/fr.po")
    #expect(wrong.contains("error: Mismatched placeholder"), "\(wrong)")
  }
}
