import AuditModel
import Testing
import ViewTree

@testable import Accessibility

/// Nodes without an accessibility element.
@Suite struct SilenceTests {
  @Test func keepsHiddenViewsSilent() throws {
    let order = try names {
      VStack {
        text("kept")
        text("hidden").hidden()
        text("clear").opacity(0)
        VStack { text("silent") }.accessibilityHidden()
      }
    }
    #expect(order == ["kept"])
  }

  @Test func passesByWhatSaysNothing() throws {
    let order = try names {
      VStack {
        Image(decorative: "pin", width: 10, height: 10)
        Spacer()
        Rectangle(fill: .label)
        text(" ")
        text("kept")
      }
    }
    #expect(order == ["kept"])
  }

  @Test func readsADecorationThatIsGivenAName() throws {
    let order = try names {
      Image(decorative: "pin", width: 10, height: 10).accessibilityLabel(.verbatim("Pinned"))
    }
    #expect(order == ["Pinned"])
  }

  @Test func hidesTheRestUnderSomethingModal() throws {
    let order = try names {
      VStack { button("under") }
      Alert(title: .verbatim("Delete?")) { button("Delete") }
    }
    #expect(order == ["Delete?", "Delete"])
  }

  @Test func listensToTheLastOfTwoModalViews() throws {
    let order = try names {
      Sheet { text("sheet") }
      Alert(title: .verbatim("alert")) { button("OK") }
    }
    #expect(order == ["alert", "OK"])
  }

  @Test func hearsWhatLiesUnderASheetThatIsNotModal() throws {
    let order = try names {
      VStack { text("under") }.frame(maxHeight: .infinity, alignment: .top)
      Sheet(isModal: false) { text("sheet") }
    }
    #expect(order == ["under", "sheet"])
  }

  @Test func forgetsAModalViewThatIsHidden() throws {
    let order = try names {
      text("kept").padding(.bottom, 200)
      Sheet { text("sheet") }.hidden()
      VStack { Sheet { text("silent") } }.accessibilityHidden()
    }
    #expect(order == ["kept"])
  }
}
