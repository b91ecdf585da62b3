import AuditModel
import Foundation
import Testing
import ViewTree

@testable import AuditRules

/// Controls of iOS, of which nothing is reported that an app cannot change.
@Suite struct SystemControlTests {
  private func findings(of view: ViewNode, at size: DynamicTypeSize) throws -> [String] {
    let screen = try screen(view, in: RenderEnvironment(dynamicTypeSize: size))
    return ScreenRuleList.all.flatMap { rule in
      rule.init().check(screen).filter { $0.outcome == .found }.map {
        "\(rule.description.id): \($0.message.text)"
      }
    }.filter { !$0.hasPrefix("screen-without-heading") }
  }

  @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility1, .accessibility5])
  func aDateAndItsTimeAreOneControl(_ size: DynamicTypeSize) throws {
    let picker = DatePicker(.verbatim("Due"), selection: .constant(Date(timeIntervalSince1970: 0)))
    #expect(try findings(of: VStack { picker.foregroundColor(.label) }.node, at: size) == [])
  }

  @Test func aTitleOfALabelInAListGoesOnUnderItsPicture() throws {
    let list = List {
      Label(.verbatim("Automatic updates of all apps"), systemImage: "arrow.down")
      Label(.verbatim("Saved"), systemImage: "star")
    }
    for size in DynamicTypeSize.allCases {
      #expect(try findings(of: list.node, at: size) == [], "\(size)")
    }
  }

  private var picker: Picker {
    Picker(.verbatim("View"), selection: .constant("a")) {
      Text(.verbatim("List")).tag("a")
      Text(.verbatim("Grid")).tag("b")
    }
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func segmentsAndWheelsKeepTheirSize(_ size: DynamicTypeSize) throws {
    for shown in [picker.pickerStyle(.segmented), picker.pickerStyle(.wheel)] {
      let found = try findings(of: VStack { shown.foregroundColor(.label) }.node, at: size)
      #expect(found == [], "\(found)")
    }
  }

  @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility1, .accessibility5])
  func aLinkToChoicesHasSpaceForItsValue(_ size: DynamicTypeSize) throws {
    let link = Picker(.verbatim("Alerts"), selection: .constant("a")) {
      Text(.verbatim("At once")).tag("a")
    }
    let found = try findings(of: List { link.pickerStyle(.navigationLink) }.node, at: size)
    // The value has iOS's secondary colour, the contrast of which is reported wherever it is.
    #expect(found.allSatisfy { $0.hasPrefix("text-contrast") }, "\(found)")
  }

  @Test func aSearchFieldOfAFileHasTheHeightOfIOS() throws {
    func search(_ fields: String) throws -> ViewNode {
      try ViewNode(
        json: """
          {"type": "stack", "axis": "vertical", "children": [
            {"type": "textField", "title": "Find", "isSearch": true\(fields)},
            {"type": "text", "text": "Rome"}]}
          """)
    }
    #expect(try findings(of: search(""), at: .large).isEmpty)
    let low = try findings(of: search(#", "frame": {"height": 20}"#), at: .large)
    #expect(low.contains { $0.hasPrefix("hit-region") }, "\(low)")
  }

  @Test func onlySegmentsAndWheelsKeepTheirSize() throws {
    var button = Button { Text(.verbatim("List")).font(.fixed(size: 17)) }.node
    button.layout.isSystemSized = true
    let found = try findings(
      of: VStack { button.foregroundColor(.label) }.node, at: .accessibility5)
    #expect(found.contains { $0.hasPrefix("dynamic-type-unsupported") }, "\(found)")
  }
}
