// swift-format-ignore-file: NeverForceUnwrap
import Foundation
import ViewTree

// 9. Main settings form
struct SettingsView: View {
  @AppStorage("notificationsEnabled") private var notificationsEnabled = true
  @AppStorage("soundsEnabled") private var soundsEnabled = false
  @State private var showingSignOut = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("settings.notifications", isOn: $notificationsEnabled)
          Toggle(isOn: $soundsEnabled) {
            Label("settings.sounds", systemImage: "speaker.wave.2")
          }
          .disabled(!notificationsEnabled)
        } header: {
          Text("settings.section.general")
        } footer: {
          Text("Sounds play only when notifications are on.")
        }

        Section("About") {
          LabeledContent("Version", value: "2.4.1")
          Link("Privacy policy", destination: URL(string: "https://example.com/privacy")!)
        }

        Section {
          Button("Sign out", role: .destructive) {
            showingSignOut = true
          }
        }
      }
      .navigationTitle("settings.title")
      .confirmationDialog("Sign out?", isPresented: $showingSignOut) {
        Button("Sign out", role: .destructive) { notificationsEnabled = false }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

// 10. Appearance picker stored in AppStorage
enum AppTheme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: String { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .system: return "theme.system"
    case .light: return "theme.light"
    case .dark: return "theme.dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: return nil
    case .light: return .light
    case .dark: return .dark
    }
  }
}

struct AppearanceSettings: View {
  @AppStorage("theme") private var theme: AppTheme = .system

  var body: some View {
    Form {
      Picker("Appearance", selection: $theme) {
        ForEach(AppTheme.allCases) { theme in
          Text(theme.title).tag(theme)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
    .preferredColorScheme(theme.colorScheme)
  }
}

// 11. Steppers, slider and date picker
struct ReminderSettings: View {
  @State private var snoozeMinutes = 10
  @State private var repeats = 1
  @State private var volume = 0.5
  @State private var time = Date()

  var body: some View {
    Form {
      Section(header: Text("Schedule")) {
        DatePicker("Time", selection: $time, displayedComponents: .hourAndMinute)
        Stepper("Repeat \(repeats) times", value: $repeats, in: 1...5)
        Stepper(value: $snoozeMinutes, in: 5...60, step: 5) {
          HStack {
            Text("Snooze")
            Spacer()
            Text("\(snoozeMinutes) min")
              .foregroundColor(.secondary)
              .monospacedDigit()
          }
        }
      }
      Section(header: Text("Volume"), footer: Text("Applies to alarms only.")) {
        Slider(value: $volume, in: 0...1, step: 0.1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .navigationTitle("Reminders")
  }
}

// 12. Navigation links with icons
struct SettingsRowIcon: View {
  let systemName: String
  var color: Color = .blue

  var body: some View {
    Image(systemName: systemName)
      .font(.system(size: 15, weight: .medium))
      .foregroundStyle(.white)
      .frame(width: 28, height: 28)
      .background(color, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
  }
}

struct SettingsMenu: View {
  var body: some View {
    List {
      NavigationLink {
        Text("Account")
      } label: {
        Label {
          Text("Account")
        } icon: {
          SettingsRowIcon(systemName: "person.fill")
        }
      }
      NavigationLink(destination: Text("Privacy")) {
        HStack(spacing: 12) {
          SettingsRowIcon(systemName: "hand.raised.fill", color: .indigo)
          Text("Privacy")
        }
      }
      NavigationLink("Acknowledgements") {
        ScrollView { Text("licenses.body").padding() }
      }
    }
    .listStyle(.insetGrouped)
  }
}

// 13. Profile editing with dirty check
struct EditProfileForm: View {
  @Binding var displayName: String
  @Binding var bio: String
  @State private var draftName = ""
  @State private var draftBio = ""
  @Environment(\.dismiss) var dismiss

  private var hasChanges: Bool {
    draftName != displayName || draftBio != bio
  }

  var body: some View {
    Form {
      Section("Name") {
        TextField("Display name", text: $draftName)
      }
      Section {
        TextEditor(text: $draftBio)
          .frame(minHeight: 120)
      } header: {
        Text("Bio")
      } footer: {
        Text("\(draftBio.count)/160")
          .frame(maxWidth: .infinity, alignment: .trailing)
          .foregroundColor(draftBio.count > 160 ? .red : .secondary)
      }
    }
    .onAppear {
      draftName = displayName
      draftBio = bio
    }
    .toolbar {
      Button("Save") {
        displayName = draftName
        bio = draftBio
        dismiss()
      }
      .disabled(!hasChanges || draftBio.count > 160)
    }
  }
}

// 14. Storage and diagnostics
struct StorageSettings: View {
  let usedBytes: Int64
  let lastSync: Date
  @State private var isClearing = false

  var body: some View {
    Form {
      Section("Storage") {
        LabeledContent("Used", value: usedBytes, format: .byteCount(style: .file))
        LabeledContent("Last sync") {
          Text(lastSync, style: .relative)
        }
        LabeledContent {
          Text(0.42, format: .percent)
        } label: {
          Label("Cache", systemImage: "internaldrive")
        }
      }
      Section {
        Button(role: .destructive) {
          Task { await clearCache() }
        } label: {
          HStack {
            Text("Clear cache")
            Spacer()
            if isClearing { ProgressView() }
          }
        }
        .disabled(isClearing)
      }
    }
  }

  private func clearCache() async {
    isClearing = true
    try? await Task.sleep(nanoseconds: 500_000_000)
    isClearing = false
  }
}

// 15. Pickers in several styles
struct LanguageSettings: View {
  private let languages = ["English", "Deutsch", "Français", "Español"]
  @State private var language = "English"
  @State private var units: UnitSystem = .metric
  @State private var accent = Color.blue

  enum UnitSystem: String, CaseIterable {
    case metric = "Metric"
    case imperial = "Imperial"
  }

  var body: some View {
    Form {
      Picker("Language", selection: $language) {
        ForEach(languages, id: \.self) { language in
          Text(language)
        }
      }
      .pickerStyle(.navigationLink)

      Picker(selection: $units) {
        ForEach(UnitSystem.allCases, id: \.self) {
          Text($0.rawValue)
        }
      } label: {
        Label("Units", systemImage: "ruler")
      }
      .pickerStyle(.menu)

      ColorPicker("Accent colour", selection: $accent, supportsOpacity: false)
    }
    .tint(accent)
  }
}

// 16. Help and support section
struct SupportSection: View {
  @Environment(\.openURL) private var openURL
  @State private var showsAdvanced = false
  @State private var verboseLogging = false
  let version: String

  var body: some View {
    Section {
      Link(destination: URL(string: "https://example.com/help")!) {
        Label("Help centre", systemImage: "questionmark.circle")
      }
      Button {
        if let url = URL(string: "mailto:support@example.com") {
          openURL(url)
        }
      } label: {
        Label("Contact us", systemImage: "envelope")
      }
      ShareLink(item: URL(string: "https://example.com/app")!) {
        Label("Tell a friend", systemImage: "square.and.arrow.up")
      }
      DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
        Toggle("Verbose logging", isOn: $verboseLogging)
      }
    } header: {
      Text("support.header")
        .textCase(nil)
    } footer: {
      Text(verbatim: "v\(version)")
        .font(.caption2)
        .frame(maxWidth: .infinity)
    }
  }
}
