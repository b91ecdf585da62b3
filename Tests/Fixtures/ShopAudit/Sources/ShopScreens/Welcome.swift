import LegibleKit

/// The first screen, with its buttons side by side where they have room.
public struct Welcome: View {
  @Environment(\.dynamicTypeSize) private var size

  /// The first screen.
  public init() {}

  /// The title and the buttons.
  public var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Image(systemName: "bag").font(.largeTitle).accessibilityHidden(true)
        Text("welcome.title").font(.title).bold().multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
        let layout =
          size.isAccessibilitySize
          ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
        layout {
          choice("welcome.start")
          choice("welcome.logIn")
        }
      }
      .padding()
    }
  }

  private func choice(_ title: LocalizedStringKey) -> some View {
    Button {
    } label: {
      Text(title)
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, minHeight: 44)
        .padding(.horizontal, 12)
        .background(Color(red: 0, green: 0.3, blue: 0.6), in: RoundedRectangle(cornerRadius: 12))
    }
  }
}
