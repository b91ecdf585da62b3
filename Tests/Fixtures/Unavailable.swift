// Parts of SwiftUI that Legible does not have: each line has to fail with the message that it expects.
// `.ci/example-package` type-checks this file.
import Foundation
import LegibleKit

final class Model {}

struct Everything: View {
  @StateObject var kept = Model()  // expect: give the values to the view's initializer
  @ObservedObject var observed = Model()  // expect: give the values to the view's initializer
  @EnvironmentObject var shared: Model  // expect: give the values to the view's initializer

  var body: some View { Text("a") }

  var use1: some View {
    GeometryReader { _ in Text("a") }  // expect: use frame(maxWidth: .infinity)
  }
  var size: some View {
    GeometryReader { Text("\(Double($0.size.width))") }  // expect: use frame(maxWidth: .infinity)
  }
  var address: some View {
    Text("a").environment(\.openURL, OpenURLAction { _ in .handled })  // expect: leave it out
  }
  var use2: some View {
    Text("a") + Text("b")  // expect: write one key with values
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
  var use6: some View {
    Text("a").gesture(1)  // expect: use onTapGesture
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
    Canvas {}  // expect: use Image(_:width:height:)
  }
  var use11: some View {
    Table()  // expect: use List
  }
  var use12: some View {
    TimelineView()  // expect: show one moment
  }
}

struct Flow: Layout {}  // expect: use CustomContainer

struct Wrapped: UIViewRepresentable {}  // expect: describe it with a view of the same kind

struct Shop: App {}  // expect: list the screens
