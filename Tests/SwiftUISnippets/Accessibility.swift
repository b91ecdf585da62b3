import Foundation
import ViewTree

// 49. Combined row with label, value and hint
struct WeatherRow: View {
  let city: String
  let temperature: Int
  @State private var isFavorite = false

  var body: some View {
    HStack {
      Image(systemName: "cloud.sun.fill")
        .symbolRenderingMode(.multicolor)
        .accessibilityHidden(true)
      Text(city)
      Spacer()
      Text("\(temperature)°")
        .accessibilityLabel("\(temperature) degrees")
      Button {
        isFavorite.toggle()
      } label: {
        Image(systemName: isFavorite ? "heart.fill" : "heart")
      }
      .accessibilityLabel("Favourite")
      .accessibilityValue(isFavorite ? "On" : "Off")
      .accessibilityHint("Double tap to change")
    }
    .accessibilityElement(children: .contain)
  }
}

// 50. Adjustable quantity control
struct QuantityControl: View {
  @Binding var quantity: Int
  var range: ClosedRange<Int> = 0...10

  var body: some View {
    HStack(spacing: 16) {
      Button {
        quantity -= 1
      } label: {
        Image(systemName: "minus.circle")
      }
      .disabled(quantity <= range.lowerBound)
      Text("\(quantity)")
        .font(.body.monospacedDigit())
        .frame(minWidth: 32)
      Button {
        quantity += 1
      } label: {
        Image(systemName: "plus.circle")
      }
      .disabled(quantity >= range.upperBound)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("quantity.label"))
    .accessibilityValue(Text("\(quantity)"))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment:
        if quantity < range.upperBound { quantity += 1 }
      case .decrement:
        if quantity > range.lowerBound { quantity -= 1 }
      @unknown default:
        break
      }
    }
  }
}

// 51. Custom actions on a message row
struct MessageRow: View {
  let sender: String
  let preview: String
  let onReply: () -> Void
  let onArchive: () -> Void
  @State private var isPinned = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(sender).font(.headline)
      Text(preview).font(.subheadline).lineLimit(2)
      HStack {
        Button("Reply", action: onReply)
        Button("Archive", action: onArchive)
      }
      .buttonStyle(.borderless)
      .font(.caption)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isPinned ? .isSelected : [])
    .accessibilityAction(named: "Reply", onReply)
    .accessibilityAction(named: Text("message.archive")) {
      onArchive()
    }
    .accessibilityAction {
      isPinned.toggle()
    }
  }
}

// 52. Headings and sort priority
struct ArticleHeader: View {
  let title: String
  let author: String
  let date: Date

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color.teal
        .frame(height: 220)
        .accessibility(hidden: true)
      VStack(alignment: .leading) {
        Text(date.formatted(date: .abbreviated, time: .omitted))
          .font(.caption)
          .accessibilitySortPriority(1)
        Text(title)
          .font(.title)
          .bold()
          .accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h1)
          .accessibilitySortPriority(3)
        Text("By \(author)")
          .italic()
          .accessibilitySortPriority(2)
      }
      .padding()
      .foregroundColor(.white)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("article.header")
  }
}

// 53. Reduce motion aware loading pulse
struct PulsingDot: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency
  @State private var isPulsing = false

  var body: some View {
    Circle()
      .fill(Color.red)
      .frame(width: 16, height: 16)
      .scaleEffect(isPulsing && !reduceMotion ? 1.4 : 1)
      .opacity(reduceTransparency ? 1 : 0.8)
      .animation(
        reduceMotion ? nil : .easeInOut(duration: 0.8).repeatForever(autoreverses: true),
        value: isPulsing
      )
      .onAppear { isPulsing = true }
      .accessibilityElement()
      .accessibilityLabel("Recording")
      .accessibilityAddTraits(.updatesFrequently)
  }
}

// 54. Status shown without relying on colour
struct ServerStatusBadge: View {
  enum Health: String { case up, degraded, down }

  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiateWithoutColor
  @Environment(\.colorSchemeContrast) private var contrast
  let health: Health

  private var style: (color: Color, symbol: String) {
    switch health {
    case .up: return (.green, "checkmark")
    case .degraded: return (.yellow, "exclamationmark")
    case .down: return (.red, "xmark")
    }
  }

  var body: some View {
    HStack(spacing: 6) {
      if differentiateWithoutColor {
        Image(systemName: style.symbol)
      } else {
        Circle()
          .fill(style.color)
          .frame(width: 10, height: 10)
      }
      Text(health.rawValue.capitalized)
        .font(.footnote.weight(contrast == .increased ? .bold : .regular))
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 6)
    .overlay(
      Capsule().stroke(contrast == .increased ? Color.primary : Color.secondary, lineWidth: 1)
    )
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Server status: \(health.rawValue)")
  }
}

// 55. Input labels and scaled icon button
struct ComposeButton: View {
  @ScaledMetric private var size = 56.0
  @ScaledMetric(relativeTo: .body) private var padding: CGFloat = 12
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "square.and.pencil")
        .resizable()
        .scaledToFit()
        .padding(padding)
        .frame(width: size, height: size)
        .foregroundStyle(.white)
        .background(Color.accentColor)
        .clipShape(Circle())
        .shadow(radius: 4)
    }
    .accessibilityLabel("Compose new message")
    .accessibilityInputLabels(["Compose", "New message", "Write"])
    .accessibilityShowsLargeContentViewer {
      Label("Compose", systemImage: "square.and.pencil")
    }
  }
}

// 56. Moving accessibility focus to an error
struct AccessibleFeedbackForm: View {
  @State private var feedback = ""
  @State private var error: LocalizedStringKey?
  @AccessibilityFocusState private var isErrorFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Your feedback", text: $feedback, axis: .vertical)
        .textFieldStyle(.roundedBorder)
        .accessibilityHint(Text("feedback.hint"))
      if let error = error {
        Text(error)
          .foregroundColor(.red)
          .accessibilityFocused($isErrorFocused)
          .accessibilityAddTraits([.isStaticText, .isHeader])
      }
      Slider(value: .constant(0.5))
        .accessibilityLabel("Satisfaction")
        .accessibilityRemoveTraits(.updatesFrequently)
      Button("Send") {
        if feedback.count < 10 {
          error = "Please write at least \(10) characters."
          isErrorFocused = true
        } else {
          error = nil
        }
      }
    }
    .padding()
    .accessibilityActions {
      Button("Clear") { feedback = "" }
    }
  }
}
