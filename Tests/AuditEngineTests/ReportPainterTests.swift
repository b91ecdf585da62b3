import AuditEngine
import AuditModel
import Localization
import Testing
import ViewTree

/// The drawings of a report: what is beside the worst variant, and the pages of screens.
@Suite struct ReportPainterTests {
  private func drawn(_ screen: Screen = .titled(), _ project: LocalizationProject = .titles) throws
    -> AuditReport
  {
    var options = AuditOptions.fourVariants
    options.dynamicTypeSizes = DynamicTypeSize.allCases
    options.drawings = true
    return try report(screen, project: project, options: options)
  }

  @Test func drawsTheSourceLanguageBesideATranslation() throws {
    let report = try drawn()
    let finding = try #require(report.findings(of: "text-truncated").first)
    let drawing = try #require(report.drawings.findings[finding.fingerprint])
    let compared = try #require(drawing.compared)
    let worst = try #require(finding.worst?.variant)
    let shown = try #require(report.drawings.pictures[compared.picture]?.shown.variant)
    #expect(worst.locale == "de" && shown.locale == "en")
    #expect(shown.dynamicTypeSize == worst.dynamicTypeSize && shown.device == worst.device)
    #expect(drawing.worst.marks.first?.width == 140 && compared.marks.count == 1)
    #expect(drawing.element?.text == "Ok")
  }

  @Test func namesAPartOfTheScreenByItsFirstElement() throws {
    let screen = Screen { _ in
      VStack {
        Text(localized("title")).accessibilityAddTraits(.header)
        Text(.verbatim(String(repeating: "Summer trip to the islands. ", count: 60)))
      }
    }
    let report = try drawn(screen)
    let finding = try #require(report.findings(of: "scroll-view-missing").first)
    let element = try #require(report.drawings.findings[finding.fingerprint]?.element)
    #expect(element.kind == "part that begins with" && element.text == "Ok")
  }

  @Test func drawsTheUsualSizeBesideTheSourceLanguage() throws {
    let project = LocalizationProject(["en": ["title": "For the journey"]])
    let report = try drawn(.titled(width: 180), project)
    let finding = try #require(report.findings(of: "text-truncated").first)
    let drawing = try #require(report.drawings.findings[finding.fingerprint])
    let compared = try #require(drawing.compared.flatMap { report.drawings.pictures[$0.picture] })
    #expect(finding.worst?.variant.dynamicTypeSize == .accessibility5)
    #expect(compared.shown.variant.dynamicTypeSize == .large)
  }

  @Test func drawsAVariantInWhichNothingLiesOverTheText() throws {
    let screen = Screen { environment in
      ZStack {
        Text(localized("title")).lineLimit(1).id("title").frame(width: 60)
        if environment.dynamicTypeSize >= .accessibility3 {
          Rectangle(fill: .systemBackground).frame(width: 300, height: 300)
        }
      }
    }
    let report = try drawn(screen, LocalizationProject(["en": ["title": "Preparations"]]))
    let finding = try #require(report.findings(of: "text-truncated").first)
    let drawing = try #require(report.drawings.findings[finding.fingerprint]?.worst)
    let shown = try #require(report.drawings.pictures[drawing.picture]?.shown.variant)
    #expect(finding.worst?.variant.dynamicTypeSize == .accessibility5)
    #expect(shown.dynamicTypeSize == .accessibility2)
  }

  @Test func drawsNoVariantInWhichTheTextItselfIsWhole() throws {
    let screen = Screen { environment in
      VStack {
        ZStack {
          Text(localized("title")).lineLimit(1).id("a").frame(width: 200)
          // It fits up to AX2.
          if environment.dynamicTypeSize >= .accessibility3 {
            Rectangle(fill: .systemBackground).frame(width: 300, height: 90)
          }
        }
        Text(localized("title")).lineLimit(1).id("b").frame(width: 40)
      }
    }
    let report = try drawn(screen, LocalizationProject(["en": ["title": "Preparations"]]))
    let finding = try #require(report.findings(of: "text-truncated").first)
    let drawing = try #require(report.drawings.findings[finding.fingerprint]?.worst)
    let shown = try #require(report.drawings.pictures[drawing.picture]?.shown.variant)
    #expect(finding.node?.occurrences.count == 2)
    #expect(shown.dynamicTypeSize == .accessibility5)
  }

  @Test func sharesOneDrawingAmongFindings() throws {
    let screen = Screen { _ in
      VStack {
        Text(localized("title")).lineLimit(1).id("title").frame(width: 60)
        Text(.verbatim("Preparations")).lineLimit(1).id("other").frame(width: 60)
      }
    }
    let report = try drawn(screen, LocalizationProject(["en": ["title": "Preparations"]]))
    let pictures = report.drawings.findings.values.map(\.worst.picture)
    #expect(pictures.count > Set(pictures).count)
  }

  @Test func drawsAScreenInTwoLanguagesAtSixSizes() throws {
    let screen = try #require(try drawn().drawings.screens.first)
    #expect(
      screen.sizes == [
        .xSmall, .large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5,
      ])
    #expect(screen.languages.map(\.locale) == ["en", "de"])
    #expect(screen.languages.allSatisfy { $0.pictures.compactMap { $0 }.count == 6 })
    #expect(screen.transcripts.map(\.locale) == ["de", "en", "fi"])
    #expect(screen.transcripts.map(\.utterances)[1] == ["Ok."])
  }

  @Test func bringsANodeIntoTheDrawingThatHasToBeScrolledTo() throws {
    let screen = Screen { _ in
      ScrollView {
        VStack {
          Text(.verbatim("Above")).frame(height: 2000)
          Text(localized("title")).lineLimit(1).id("title").frame(width: 60)
        }
      }
    }
    let report = try drawn(screen)
    let finding = try #require(report.findings(of: "text-truncated").first)
    let drawing = try #require(report.drawings.findings[finding.fingerprint]?.worst)
    let frame = try #require(report.drawings.pictures[drawing.picture]?.frame)
    let mark = try #require(drawing.marks.first)
    #expect(frame.height > 2000 && frame.contains(mark))
  }
}
