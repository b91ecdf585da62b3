import AuditModel
import Testing

@testable import ViewTree

/// The wheel and the row that leads to choices.
@Suite struct PickerStyleTests {
  private func picker(_ selected: String) -> Picker {
    Picker("view", selection: .constant(selected)) {
      for name in ["a", "b", "c", "d"] { Text(.verbatim(name)).tag(name) }
    }
  }

  @Test func aWheelIsOneAdjustableElementWithItsValue() throws {
    let wheel = try #require(
      VStack { picker("b").pickerStyle(.wheel) }.node.first {
        $0.accessibility.addedTraits == .adjustable
      })
    #expect(wheel.accessibility.label == localized("view"))
    #expect(wheel.accessibility.value == .verbatim("b"))
    #expect(wheel.accessibility.grouping == .ignore)
    // The chosen one is the visible text that counts; two rows are above and below it at most.
    #expect(wheel.texts == ["b", "a", "c", "d"].map { .verbatim($0) })
  }

  @Test func aLinkShowsItsValueAndAChevronInAList() throws {
    let list = List { picker("c").pickerStyle(.navigationLink) }.node
    let link = try #require(list.first { if case .button = $0.kind { true } else { false } })
    #expect(link.accessibility.value == .verbatim("c"))
    let beside = [localized("view"), .verbatim("c")]
    #expect(list.texts == beside + beside, "beside each other, or below")
    #expect(list.first { $0.name == "chevron.forward" } != nil)
  }
}
