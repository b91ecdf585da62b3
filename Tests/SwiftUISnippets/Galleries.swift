import Foundation
import ViewTree

// 65. Controls with labels of every kind
struct ControlGallery: View {
  var name = "Ada"
  @State private var isOn = true
  @State private var amount = 0.5
  @State private var number = 3
  @State private var text = ""
  @State private var size = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      Section("gallery.fields", isExpanded: $isOn) {
        TextField(text: $text, prompt: Text("gallery.required")) { Text("gallery.name") }
          .focused($isFocused)
          .textFieldStyle(.plain)
          .autocapitalization(.none)
          .onSubmit(of: .search) {}
        SecureField(text: $text) { Text("gallery.password") }
        TextField("gallery.number", value: $number, formatter: NumberFormatter())
        TextField(name, value: $amount, format: .percent)
      }
      Section {
        Toggle(name, systemImage: "star", isOn: $isOn)
        Toggle("gallery.picture", image: "photo", isOn: $isOn).toggleStyle(CheckboxStyle())
        Slider(value: $amount, in: 0...1, step: 0.1) {
          Text("gallery.volume")
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(verbatim: "1")
        } onEditingChanged: { _ in
        }
        Stepper("gallery.amount", value: $amount, in: 0...1, step: 0.1, format: .percent)
        Stepper {
          Text("gallery.steps")
        } onIncrement: {
        } onDecrement: {
        }
        Picker(selection: $size) {
          Text("gallery.small").tag(1)
        } label: {
          Text("gallery.size")
        } currentValueLabel: {
          Text("gallery.smallest")
        }
        DatePicker(name, selection: $date, in: ...date, displayedComponents: .date)
        DatePicker(selection: $date) { Text("gallery.date") }.datePickerStyle(.compact)
        ColorPicker(selection: $color) { Text("gallery.color") }
        Menu("gallery.menu") {
          Button("gallery.cut") {}
        } primaryAction: {
        }
        .menuIndicator(.hidden)
      } header: {
        Label(name, image: "photo")
      }
      .listRowSeparator(.hidden, edges: .top)
      .listSectionSpacing(.compact)
    }
    .formStyle(.grouped)
    .scrollPosition(id: .constant(nil as Int?))
    .defaultScrollAnchor(.bottom)
  }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        .onTapGesture { configuration.isOn.toggle() }
    }
    .accessibilityRepresentation {
      Toggle(isOn: configuration.$isOn) { configuration.label }
    }
  }
}

// 66. Values that change
struct ValueGallery: View {
  let start = Date(timeIntervalSince1970: 0)
  @State private var isExpanded = true

  var body: some View {
    VStack(alignment: .leading) {
      Text(start...start.addingTimeInterval(3_600))
      Text(timerInterval: start...start.addingTimeInterval(90))
      Text(AttributedString("gallery"))
      ProgressView { Text("gallery.loading") }
      ProgressView(value: 0.5) {
        Text("gallery.loading")
      } currentValueLabel: {
        Text(verbatim: "50 %")
      }
      .progressViewStyle(RingStyle())
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
      Gauge(value: 0.5) {
        Text("gallery.storage")
      } currentValueLabel: {
        Text(verbatim: "1 GB")
      }
      .gaugeStyle(.accessoryCircular)
      DisclosureGroup("gallery.more", isExpanded: $isExpanded) {
        LabeledContent("gallery.width") { Text(verbatim: "2 cm") }
      }
      .disclosureGroupStyle(.automatic)
      GroupBox("gallery.box") { Text("gallery.inside") }.groupBoxStyle(.automatic)
      ControlGroup {
        Button("gallery.cut") {}
        Button("gallery.copy") {}
      }
      .controlGroupStyle(.navigation)
      ContentUnavailableView("gallery.empty", image: "photo", description: Text("gallery.later"))
    }
    .redacted(reason: [])
  }
}

struct RingStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let share = configuration.fractionCompleted ?? 0
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 6)
      Circle().trim(from: 0, to: share)
        .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotation(.degrees(-90))
        .foregroundStyle(.tint)
      configuration.currentValueLabel
    }
    .frame(width: 80)
  }
}

// 67. Shapes, grounds and glass
struct ShapeGallery: View {
  private let gradient = Gradient(colors: [.red, .blue])

  var body: some View {
    GlassEffectContainer(spacing: 10) {
      VStack {
        Text("gallery.glass").padding().glassEffect(.regular.tint(.red).interactive())
        Button("gallery.go") {}.buttonStyle(.glass)
        Button("gallery.next") {}.buttonStyle(.glassProminent).buttonRepeatBehavior(.enabled)
      }
    }
    UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 4)
      .fill(.red.shadow(.drop(radius: 2)))
      .stroke(.blue, lineWidth: 1)
      .frame(height: 40)
    RoundedRectangle(cornerSize: CGSize(width: 4, height: 4))
      .fill(AngularGradient(gradient: gradient, center: .center, angle: .zero))
      .frame(height: 40)
    Text("gallery.gradient")
      .foregroundStyle(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
      .background(.background.secondary)
      .overlay(.clear, in: Capsule())
      .clipShape(.rect(topLeadingRadius: 4))
      .contentShape(.hoverEffect, .capsule)
      .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
      .scaleEffect(CGSize(width: 1, height: 1))
      .offset(CGSize.zero)
    Image(systemName: "star").symbolVariant(.circle.fill)
      .symbolEffect(.variableColor.iterative, options: .repeating, isActive: true)
      .accessibilityLabel("gallery.star")
  }
}

// 68. Gestures and movements
struct GestureGallery: View {
  @GestureState private var isPressed = false
  @State private var offset = CGSize.zero
  @Namespace private var space

  var body: some View {
    Text("gallery.drag")
      .offset(offset)
      .gesture(
        DragGesture()
          .onChanged { offset = $0.translation }
          .onEnded { _ in withAnimation(.spring) { offset = .zero } }
      )
      .simultaneousGesture(
        LongPressGesture().updating($isPressed) { value, state, _ in state = value }
      )
      .gesture(MagnifyGesture().simultaneously(with: RotateGesture()))
      .hoverEffect(.lift)
      .matchedTransitionSource(id: "drag", in: space)
      .transition(.asymmetric(insertion: .scale(scale: 0.5), removal: .blurReplace))
      .phaseAnimator([false, true]) { view, isBig in view.scaleEffect(isBig ? 2 : 1) }
      .visualEffect { view, proxy in view.offset(x: proxy.frame(in: .global).minX) }
      .scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0.3) }
      .transaction { $0.animation = nil }
      .onDrag { NSItemProvider() }
      .dropDestination(for: String.self) { _, _ in true }
      .onKeyPress(.return) { .handled }
      .sensoryFeedback(.impact(weight: .light), trigger: isPressed)
    Text("gallery.tap").gesture(TapGesture().onEnded {}).accessibilityAddTraits(.isButton)
      .accessibilityRotor("gallery.rotor") { AccessibilityRotorEntry("gallery.entry", id: 1) }
      .accessibilityCustomContent("gallery.label", "gallery.value", importance: .high)
      .accessibilityLabel("gallery.tap", isEnabled: true)
  }
}

// 69. A tree, a grid and a bar of tabs
struct LibraryGallery: View {
  struct Folder: Identifiable, Hashable {
    let id: Int
    var title = "Folder"
    var folders: [Folder]?
  }

  let folders = [Folder(id: 1, folders: [Folder(id: 2)]), Folder(id: 3)]
  @State private var text = ""
  @State private var isSearching = true
  @State private var chosen: Folder?

  var body: some View {
    TabView {
      Tab("gallery.folders", systemImage: "folder") {
        NavigationStack {
          List(folders, children: \.folders) { Text($0.title) }
            .navigationTitle("gallery.folders")
            .searchable(text: $text, isPresented: $isSearching, prompt: Text("gallery.find"))
            .searchScopes($text) { Text("gallery.all").tag("") }
            .navigationDestination(item: $chosen) { Text($0.title) }
            .toolbar {
              ToolbarItem(placement: .bottomBar) { Button("gallery.add") {} }
              ToolbarSpacer(placement: .bottomBar)
              ToolbarItem(placement: .bottomBar) { ShareLink(items: ["a"]) }
            }
            .contentMargins(.horizontal, 8, for: .scrollContent)
            .fileImporter(isPresented: $isSearching, allowedContentTypes: [.pdf]) { _ in }
        }
      }
      Tab(role: .search) {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(44)), GridItem(.fixed(44))]) {
            ForEach(0..<4) { Text(verbatim: "\($0)").containerRelativeFrame(.horizontal) }
          }
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollClipDisabled()
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(.onScrollDown)
  }
}

// 70. Columns and alerts
struct ColumnGallery: View {
  var name = "Ada"
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var isPresented = true

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List { Text("gallery.sidebar") }.navigationSplitViewColumnWidth(200)
    } content: {
      List { Text("gallery.content") }
    } detail: {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.flexible())]) {
        ForEach(0..<3) { Text(verbatim: "\($0)") }
      }
    }
    .navigationSplitViewStyle(.balanced)
    .alert(name, isPresented: $isPresented) {
      Button("gallery.ok", role: .cancel) {}
    } message: {
      Text("gallery.message")
    }
  }
}
