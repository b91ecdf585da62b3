import AuditModel
import ViewTree

/// The first screen: the mark of the app.
struct SplashScreen: ScreenView {
  let style: Stylesheet

  var node: ViewNode {
    // Large text needs more room than a small device has.
    ScrollView {
      VStack(spacing: 16) {
        Image("corkboard", width: 120, height: 80)
          .accessibilityLabel(localized(.splashLabel)).id("mark")
        Text(localized(.splashTagline)).font(.title3).textAlignment(.center).id("tagline")
      }
      .padding(24)
      .frame(maxWidth: .infinity)
    }
    .foregroundColor(style.text)
    .background(style.background)
  }
}
