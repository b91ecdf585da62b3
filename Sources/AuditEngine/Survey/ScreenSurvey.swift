import Accessibility
import AuditModel
import Layout
import Localization
import TextShaping
import ViewTree

/// The survey of one screen on one device.
struct ScreenSurvey {
  let plan: AuditPlan
  let screen: Int
  let device: Int

  /// The results, by string.
  func run(
    fonts: FontLibrary, project: LocalizationProject
  ) -> [SurveyedTexts.Name: SurveyedText] {
    let engine = LayoutEngine(fonts: fonts, project: project, locale: plan.locales[0])
    var texts: [SurveyedTexts.Name: SurveyedText] = [:]
    var measure = WidthMeasure(engine: engine)
    for state in plan.screens[screen].states.indices {
      let played = plan.played(screen: screen, state: state, device: device)
      for size in plan.sizes.indices {
        let variant = SurveyedVariant(screen: screen, state: state, device: device, size: size)
        let environment = plan.environment(
          screen: screen, state: state, locale: 0, device: device, size: size)
        guard let tree = try? engine.layOut(played, in: environment) else { continue }
        // Spoken text is the same at every text size.
        if size == 0 { noteSpoken(tree, played.announcements, state: state, &texts) }
        noteSeen(tree, at: variant, &texts)
        for width in measure.widths(in: tree, of: tree.root, at: variant) {
          let known = texts[width.name]?.width
          texts[width.name]?.width = .tighter(known, width.width)
        }
      }
    }
    return texts
  }

  private func note(
    _ text: TextID?, as role: TextRole, in catalog: TextCatalog, state: Int,
    _ texts: inout [SurveyedTexts.Name: SurveyedText]
  ) {
    guard let name = text.flatMap({ catalog[$0].surveyName }) else { return }
    texts[name, default: SurveyedText()].states[screen, default: []].insert(state)
    texts[name, default: SurveyedText()].roles.insert(role)
  }

  private func noteSeen(
    _ tree: LaidOutTree, at variant: SurveyedVariant,
    _ texts: inout [SurveyedTexts.Name: SurveyedText]
  ) {
    for text in tree.texts where tree[text.node].isVisible {
      note(text.text, as: tree.role(of: text), in: tree.catalog, state: variant.state, &texts)
    }
  }

  private func noteSpoken(
    _ tree: LaidOutTree, _ announcements: [TextContent], state: Int,
    _ texts: inout [SurveyedTexts.Name: SurveyedText]
  ) {
    func note(_ text: TextID?, _ role: TextRole) {
      self.note(text, as: role, in: tree.catalog, state: state, &texts)
    }
    for spoken in tree.accessibility {
      note(spoken.label, .spokenLabel)
      note(spoken.value, .spokenValue)
      note(spoken.hint, .spokenHint)
      for name in spoken.inputLabels { note(name, .voiceControlName) }
      for name in spoken.customActions + spoken.rotors { note(name, .spokenAction) }
      for content in spoken.customContent {
        note(content.label, .spokenLabel)
        note(content.value, .spokenValue)
      }
    }
    for announcement in announcements { note(tree.catalog.id(of: announcement), .announcement) }
  }
}

extension ResolvedText {
  /// The key of the text, none when it is not localized.
  var surveyName: SurveyedTexts.Name? {
    guard let key, let table else { return nil }
    return SurveyedTexts.Name(table: table, key: key)
  }
}
