import AuditModel
import Testing

@testable import LanguageData

struct LabelDetailTests {
  @Test(arguments: [
    ("en", "Fri", "Friday, 17 July"), ("de", "Do", "Donnerstag, 3. Dezember"),
    ("fr", "ven.", "vendredi 17 juillet"), ("fi", "ke", "keskiviikko"),
    ("en", "Sep", "2 September"),
  ])
  func knowAbbreviatedDaysAndMonths(locale: LocaleIdentifier, text: String, label: String) {
    #expect(DayNames(locale).areAbbreviated(by: text, in: label))
  }

  @Test func knowThatADayIsNotAnother() {
    let days = DayNames("en")
    #expect(!days.areAbbreviated(by: "Fri", in: "Saturday, 18 July"))
    #expect(!days.areAbbreviated(by: "Art", in: "Start"))
    #expect(!days.areAbbreviated(by: "Fri", in: "French fries"))
  }

  @Test(arguments: [
    ("en", "Bar chart of the last six months"), ("de", "Balkendiagramm der letzten Woche"),
    ("fr", "Graphique des dépenses"), ("ja", "先週のグラフ"), ("ru", "Столбчатая диаграмма расходов"),
  ])
  func knowTheCaptionsOfCharts(locale: LocaleIdentifier, label: String) {
    #expect(ChartWords(locale).areCaption(label))
  }

  @Test(arguments: [
    "Chart: Wednesday took the most power", "Bar chart, 9, 6 and 12 kWh", "Wednesday took the most",
    "Chart that shows how the price fell in spring and rose again in autumn",
  ])
  func knowWhatSaysMoreThanACaption(label: String) {
    #expect(!ChartWords("en").areCaption(label))
  }

  @Test(arguments: [
    ("en", "Values in red are too high."), ("de", "Zu hohe Werte sind rot markiert."),
    ("fr", "Les valeurs en rouge sont trop élevées."),
    ("fi", "Liian suuret arvot on merkitty punaisella."),
    ("zh-Hans", "红色的数值过高。"),
  ])
  func knowWhatSpeaksOfAColour(locale: LocaleIdentifier, text: String) {
    #expect(ColourPhrases(locale).hues(in: text) == [.red])
  }

  @Test func knowThatAThingMayBeRed() {
    #expect(ColourPhrases("en").hues(in: "Red cells and green tea").isEmpty)
  }

  @Test(arguments: [
    ("en", "Family name", NameParts.Part.family), ("de", "Ihr Vorname", .given),
    ("uk", "Ваше ім’я", .given), ("th", "นามสกุล", .family), ("pl", "Nazwisko", .family),
  ])
  func knowThePartsOfNames(locale: LocaleIdentifier, label: String, part: NameParts.Part) {
    #expect(NameParts(locale).part(in: label) == part)
  }

  @Test func knowThatALabelAsksForBothPartsOfAName() {
    #expect(NameParts("en").part(in: "First name and surname") == nil)
    #expect(NameParts("en").part(in: "Name of the board") == nil)
  }
}
