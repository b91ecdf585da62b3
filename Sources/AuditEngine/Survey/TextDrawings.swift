import Accessibility
import AuditModel
import Layout
import Localization
import Rendering
import TextShaping
import ViewTree

/// Drawings on which all strings of an app are seen that can be seen, each with a number.
public struct TextDrawings: Sendable {
  /// The drawings as SVG with the names of their files, in the order of the screens.
  public let files: [(name: String, svg: String)]
  let marks: [SurveyedTexts.Name: TextContext.Mark]
}

extension SurveyedTexts {
  /// Draws as few states as show every text once, in a language, at the text size `large` on a
  /// narrow phone.
  public func drawings(in locale: LocaleIdentifier) -> TextDrawings {
    let painter = TextPainter(
      plan: plan, engine: LayoutEngine(fonts: fonts, project: project, locale: locale),
      locale: locale)
    var files: [(name: String, svg: String)] = []
    var marks: [Name: TextContext.Mark] = [:]
    for choice in painter.choices() {
      let name = "\(choice.name).svg"
      for (text, number) in choice.numbers {
        marks[text] = TextContext.Mark(file: name, number: number)
      }
      files.append((name, choice.svg))
    }
    return TextDrawings(files: files, marks: marks)
  }
}

/// Chooses states and draws them.
private struct TextPainter {
  let plan: AuditPlan
  let engine: LayoutEngine
  let locale: LocaleIdentifier

  struct Choice {
    let name: String
    let numbers: [SurveyedTexts.Name: Int]
    let svg: String
  }

  private struct Candidate {
    let screen: Int
    let state: Int
    let texts: Set<SurveyedTexts.Name>
  }

  /// The states that show the most texts that were not drawn yet, until all are.
  func choices() -> [Choice] {
    var candidates = self.candidates
    var missing = candidates.reduce(into: Set<SurveyedTexts.Name>()) { $0.formUnion($1.texts) }
    var chosen: [(candidate: Candidate, texts: Set<SurveyedTexts.Name>)] = []
    while !missing.isEmpty {
      let counts = candidates.map { $0.texts.intersection(missing).count }
      guard let most = counts.max(), most > 0, let best = counts.firstIndex(of: most) else { break }
      let candidate = candidates.remove(at: best)
      chosen.append((candidate, candidate.texts.intersection(missing)))
      missing.subtract(candidate.texts)
    }
    return
      chosen
      .sorted {
        ($0.candidate.screen, $0.candidate.state) < ($1.candidate.screen, $1.candidate.state)
      }
      .compactMap { draw($0.candidate, texts: $0.texts) }
  }

  private var candidates: [Candidate] {
    plan.screens.indices.flatMap { screen in
      plan.screens[screen].states.indices.map { state in
        let tree = laidOut(screen: screen, state: state)
        let names = (tree?.texts ?? []).compactMap { text in
          tree.flatMap { name(of: text, in: $0) }
        }
        return Candidate(screen: screen, state: state, texts: Set(names))
      }
    }
  }

  private func name(of text: LaidOutText, in tree: LaidOutTree) -> SurveyedTexts.Name? {
    tree[text.node].isSeen ? tree.catalog[text.text].surveyName : nil
  }

  private func laidOut(screen: Int, state: Int) -> LaidOutTree? {
    let device = plan.devices.firstIndex { $0.sizeClasses == .compactRegular } ?? 0
    let size = plan.sizes.firstIndex(of: .large) ?? 0
    var environment = plan.environment(
      screen: screen, state: state, locale: 0, device: device, size: size)
    environment.locale = locale
    let played = plan.played(screen: screen, state: state, device: device)
    return try? engine.layOut(played, in: environment)
  }

  private func draw(_ candidate: Candidate, texts: Set<SurveyedTexts.Name>) -> Choice? {
    guard let tree = laidOut(screen: candidate.screen, state: candidate.state) else { return nil }
    var numbers: [SurveyedTexts.Name: Int] = [:]
    var marks: [NodeID: Int] = [:]
    for text in tree.texts {
      guard let name = name(of: text, in: tree), texts.contains(name) else { continue }
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      marks[text.node] = number
    }
    let screen = plan.screens[candidate.screen]
    return Choice(
      name: "\(screen.id)-\(screen.states[candidate.state].name)".safeForFiles, numbers: numbers,
      svg: SVGDrawing(AccessibleScreen(tree), numbering: marks, layers: .truncation).svg)
  }
}

extension String {
  /// Letters, digits, hyphens and full stops only, so that it can name a file anywhere.
  fileprivate var safeForFiles: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) ? $0 : "-" })
  }
}
