import AuditModel
import Testing
import ViewTree

@testable import Rendering

/// The names that Voice Control users say.
@Suite struct VoiceControlNamesTests {
  @Test func namesControlsByTheirInputLabelsOrLabels() throws {
    let screen = try screen {
      VStack {
        Text(.verbatim("Ideas"))
        Button(.verbatim("Save & close"))
        Button(.verbatim("Delete list"))
          .accessibilityInputLabels([.verbatim("Delete"), .verbatim("Delete list")])
        Button { Image(symbol: "gear", size: 24) }.id("settings")
      }
    }
    #expect(
      VoiceControlNames(screen).text == """
        1  Save & close
        2  Delete / Delete list
        3  no name (settings)

        """)
  }

  @Test func saysWhichNamesSoundTheSame() throws {
    let screen = try screen {
      VStack {
        Button(.verbatim("Save & close"))
        Button(.verbatim("save and close"))
      }
    }
    #expect(
      VoiceControlNames(screen).text == """
        1  Save & close
        2  save and close (sounds as 1)

        """)
  }

  @Test func saysThatThereIsNoControl() throws {
    let screen = try screen { Text(.verbatim("Ideas")) }
    #expect(VoiceControlNames(screen).text == "no control: Voice Control has nothing to name\n")
  }
}
