import AuditModel
import Foundation
import Testing

@testable import ViewTree

/// Texts of values, and values of the environment.
@Suite struct TextValueTests {
  private let noon = Date(timeIntervalSince1970: 12 * 3_600)

  private func shown(_ text: Text) -> String {
    if case .verbatim(let string) = text.node.text { return string }
    return ""
  }

  @Test func areTheCharactersOfAttributedStrings() {
    #expect(shown(Text(AttributedString("abc"))) == "abc")
    #expect(Text("abc").node.text == localized("abc"))
  }

  @Test func areSymbolsForPictures() {
    let text = Text(Image("logo", label: Text("Logo"))).font(.title).node
    #expect(text.kind == .symbol(isDecorative: false) && text.name == "logo")
    #expect(text.accessibility.label == localized("Logo") && text.textAttributes.font == .title)
    #expect(Text(Image(decorative: "logo")).node.kind == .symbol(isDecorative: true))
    #expect(Text("\(Text(Image("logo")))").node == Text("\(Image("logo"))").node)
  }

  @Test func areTheTimesOfAnInterval() {
    let interval = shown(Text(noon...noon.addingTimeInterval(3_600)))
    #expect(interval.contains("12:00") && interval.contains("1:00"))
    #expect(shown(Text(DateInterval(start: noon, duration: 3_600))) == interval)
  }

  @Test func areTheLongestTextOfATimer() {
    let hour = noon...noon.addingTimeInterval(3_661)
    #expect(shown(Text(timerInterval: hour)) == "1:01:01")
    #expect(shown(Text(timerInterval: hour, showsHours: false)) == "61:01")
    #expect(shown(Text(timerInterval: hour, countsDown: false)) == "1:01:01")
    let pause = noon.addingTimeInterval(61)
    #expect(shown(Text(timerInterval: hour, pauseTime: pause)) == "1:00:00")
    #expect(shown(Text(timerInterval: hour, pauseTime: pause, countsDown: false)) == "1:01")
    let bar = ProgressView(timerInterval: hour).node
    #expect(bar.texts == [.verbatim("1:01:01")])
    #expect(
      ProgressView(timerInterval: hour, countsDown: false) { Text("a") }.node.texts.count == 2)
  }

  @Test func areThoseOfTheEnvironment() {
    let categories = DynamicTypeSize.allCases.map {
      EnvironmentValues(RenderEnvironment(dynamicTypeSize: $0)).sizeCategory
    }
    #expect(categories == ContentSizeCategory.allCases)
    #expect(
      categories.map(\.isAccessibilityCategory)
        == DynamicTypeSize.allCases.map { $0 >= .accessibility1 })
  }

  @Test func areThoseOfTheFirstMomentOfAnAnimation() {
    let phases = Text("a").phaseAnimator(["x", "y"]) { view, phase in view.id(phase) }
    #expect(phases.id == "x" && phases.text == localized("a"))
    #expect(Text("a").phaseAnimator([Int]()) { view, _ in view } == Text("a").node)
    let triggered = Text("a").phaseAnimator([1], trigger: true) { view, _ in view }
    #expect(triggered.texts == [localized("a")])
    #expect(PhaseAnimator(["x", "y"]) { Text(verbatim: $0) }.node.texts == [.verbatim("x")])
    #expect(PhaseAnimator([Int](), trigger: 1) { _ in Text("a") }.node.texts == [])
    let frames = Text("a").keyframeAnimator(initialValue: 2.0, trigger: true) { view, value in
      view.opacity(value / 4)
    } keyframes: { _ in
      LinearKeyframe(1, duration: 1)
      CubicKeyframe(2, duration: 1)
      SpringKeyframe(3, duration: 1)
      MoveKeyframe(4)
    }
    #expect(frames.layout.opacity == 0.5)
    let repeating = Text("a").keyframeAnimator(initialValue: CGSize.zero) { view, _ in
      view
    } keyframes: { _ in
      KeyframeTrack(\.width) { LinearKeyframe(1, duration: 1) }
    }
    #expect(repeating.texts == [localized("a")])
    let view = KeyframeAnimator(initialValue: 1.0) { value in
      Text(verbatim: "\(value)")
    } keyframes: { _ in
    }
    #expect(view.node.texts == [.verbatim("1.0")])
    let again = KeyframeAnimator(initialValue: 1.0, trigger: 1) { value in
      Text(verbatim: "\(value)")
    } keyframes: { _ in
    }
    #expect(again.node.texts == [.verbatim("1.0")])
  }
}
