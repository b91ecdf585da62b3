// Parts of SwiftUI that Legible does not have: each line has to fail with the message that it expects.
// `.ci/example-package` type-checks this file.
import Foundation
import LegibleKit

final class Model {}

struct Everything: View {
  @StateObject var kept = Model()  // expect: give the values to the view's initializer
  @ObservedObject var observed = Model()  // expect: give the values to the view's initializer
  @EnvironmentObject var shared: Model  // expect: give the values to the view's initializer

  @Namespace var space
  @State var on = true
  let date = Binding.constant(Date())

  var body: some View { Text("a") }

  var address: some View {
    Text("a").environment(\.openURL, OpenURLAction { _ in .handled })  // expect: leave it out
  }
  var use3: some View {
    Text("a").environmentObject(Model())  // expect: give the values to the initializers
  }
  var use4: some View {
    Text("a").environment(\.colorScheme, .dark)  // expect: an audit sets locale
  }
  var use5: some View {
    Text("a").mask(Circle())  // expect: use clipShape
  }
  var use7: some View {
    Text("a").onReceive(1) { _ in }  // expect: actions never run
  }
  var use8: some View {
    Text(String(localized: "a"))  // expect: use LocalizedStringKey
  }
  var use9: some View {
    Text("a").foregroundColor(Color("brand"))  // expect: give its values
  }
  var use10: some View {
    Canvas { context, size in }  // expect: use Image(_:width:height:)
  }
  var use12: some View {
    TimelineView(.everyMinute) { _ in Text("a") }  // expect: show one moment
  }
}

extension Everything {
  var use13: some View {
    Text("a").brightness(0.2)  // expect: give the colours that result
  }
  var use14: some View {
    Text("a").contrast(2)  // expect: give the colours that result
  }
  var use15: some View {
    Text("a").saturation(0.3)  // expect: give the colours that result
  }
  var use16: some View {
    Text("a").grayscale(0.3)  // expect: give the colours that result
  }
  var use17: some View {
    Text("a").hueRotation(.degrees(2))  // expect: give the colours that result
  }
  var use18: some View {
    Text("a").colorInvert()  // expect: give the colours that result
  }
  var use19: some View {
    Text("a").colorMultiply(.red)  // expect: give the colours that result
  }
  var use20: some View {
    Text("a").blendMode(.multiply)  // expect: give the colours that result
  }
  var use21: some View {
    Text("a").luminanceToAlpha()  // expect: give the colours that result
  }
  var use22: some View {
    Text("a").mask { Circle() }  // expect: use clipShape
  }
  var use23: some View {
    Text("a").preference(key: HeightKey.self, value: 3)  // expect: give the values to the
  }
  var use24: some View {
    Text("a").onPreferenceChange(HeightKey.self) { _ in }  // expect: give the values to the
  }
  var use27: some View {
    Text("a").onGeometryChange(for: CGSize.self, of: \.size) { _ in }  // expect: use
  }
  var use28: some View {
    Text("a").onScrollGeometryChange(  // expect: a scroll view is at its beginning
      for: Int.self, of: { _ in 1 }, action: { _, _ in })
  }
  var use29: some View {
    Text("a").textScale(.secondary)  // expect: use another text style
  }
  var use30: some View {
    Text("a").lineHeight(.loose)  // expect: leave it out
  }
  var use31: some View {
    Text("a").buttonSizing(.flexible)  // expect: use frame(maxWidth: .infinity)
  }
  var use32: some View {
    Text("a").containerBackground(.red, for: .navigation)  // expect: use background
  }
  var use33: some View {
    Text("a").navigationSubtitle("b")  // expect: put it into the title
  }
  var use34: some View {
    Text("a").toolbarTitleMenu { Button("b") {} }  // expect: use a Menu in a ToolbarItem
  }
  var use35: some View {
    Text("a").inspector(isPresented: $on) { Text("b") }  // expect: use a sheet in
  }
  var use36: some View {
    Text("a").searchCompletion("b")  // expect: leave it out
  }
  var use37: some View {
    Text("a").actionSheet(isPresented: $on) {  // expect: use confirmationDialog
      ActionSheet(title: Text("b"))  // expect: use confirmationDialog
    }
  }
  var use38: some View {
    Text("a").accessibilityChildren { Text("b") }  // expect: describe the parts as views
  }
  var use39: some View {
    Text("a").accessibilityLabeledPair(role: .label, id: 1, in: space)  // expect: name the view
  }
  var use40: some View {
    Text("a").accessibilityAddTraits(.isModal)  // expect: use accessibilityModal()
  }
  var timer: Any {
    Timer.publish(every: 1, on: .main, in: .common)  // expect: actions never run
  }
  var use42: some View {
    Image(uiImage: UIImage())  // expect: use Image(_:width:height:)
  }
  var use43: some View {
    Button(role: .close) {}  // expect: give its label
  }
  var use44: some View {
    NavigationLink("a", destination: Text("b"), isActive: $on)  // expect: use
  }
  var use45: some View {
    DatePicker("a", selection: date).datePickerStyle(.graphical)  // expect: iOS draws the month
  }
  var use46: some View {
    DatePicker("a", selection: date).datePickerStyle(.wheel)  // expect: iOS draws the
  }
  var use47: some View {
    MultiDatePicker("a", selection: .constant([]))  // expect: iOS draws the month
  }
  var use48: some View {
    ControlGroup { Button("a") {} }.controlGroupStyle(.menu)  // expect: use Menu
  }
  var use49: some View {
    TabSection("a") { Tab("b", systemImage: "c") { Text("d") } }  // expect: give the tabs without
  }
  var use50: some View {
    PasteButton(payloadType: String.self) { _ in }  // expect: use a Button with the same label
  }
  var use51: some View {
    RenameButton()  // expect: use a Button with the same label
  }
  var use52: some View {
    SignInWithAppleButton()  // expect: use a Button with the same label
  }
  var use53: some View {
    PhotosPicker("a", selection: 1)  // expect: use a Button with the same label
  }
  var use54: some View {
    Map()  // expect: with a label for VoiceOver
  }
  var use55: some View {
    Chart { Text("a") }  // expect: with a label for VoiceOver
  }
  var use56: some View {
    VideoPlayer(player: nil)  // expect: with a label for VoiceOver
  }
  var use57: some View {
    WebView(url: nil)  // expect: with a label for VoiceOver
  }
  var use58: some View {
    ContainerRelativeShape()  // expect: use RoundedRectangle
  }
  var use59: some View {
    Circle().size(width: 2, height: 3)  // expect: use frame(width:height:)
  }
}

struct HeightKey: PreferenceKey {  // expect: give the values to the initializers
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

enum Middle: AlignmentID {  // expect: use alignmentGuide(_:computeValue:)
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

struct Flow: Layout {}  // expect: use CustomContainer

struct Wrapped: UIViewRepresentable {}  // expect: describe it with a view of the same kind

struct Shop: App {}  // expect: list the screens
