import Foundation
import ViewTree

// 1. Plain log-in screen
struct LoginView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var isLoading = false

  var body: some View {
    VStack(spacing: 16) {
      Text("login.title")
        .font(.largeTitle)
        .fontWeight(.bold)
      TextField("login.email.placeholder", text: $email)
        .textFieldStyle(.roundedBorder)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
      SecureField("login.password.placeholder", text: $password)
        .textFieldStyle(.roundedBorder)
        .textContentType(.password)
      Button {
        Task { await logIn() }
      } label: {
        if isLoading {
          ProgressView()
        } else {
          Text("login.button")
            .frame(maxWidth: .infinity)
        }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(email.isEmpty || password.isEmpty || isLoading)
    }
    .padding()
  }

  private func logIn() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .seconds(1))
  }
}

// 2. Log-in with focus chain and submit labels
struct FocusedLoginForm: View {
  enum Field: Hashable {
    case username, password
  }

  @State private var username = ""
  @State private var password = ""
  @FocusState private var focusedField: Field?
  let onLogin: (String, String) -> Void

  var body: some View {
    Form {
      TextField("Username", text: $username)
        .focused($focusedField, equals: .username)
        .submitLabel(.next)
        .textContentType(.username)
        .textInputAutocapitalization(.never)
      SecureField("Password", text: $password)
        .focused($focusedField, equals: .password)
        .submitLabel(.go)
      Button("Log in", action: submit)
        .disabled(username.isEmpty || password.count < 8)
    }
    .onSubmit {
      switch focusedField {
      case .username:
        focusedField = .password
      default:
        submit()
      }
    }
    .onAppear { focusedField = .username }
  }

  private func submit() {
    focusedField = nil
    onLogin(username, password)
  }
}

// 3. Sign-up form with validation errors
struct SignUpView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var password = ""
  @State private var confirmation = ""
  @State private var acceptsTerms = false

  private var errorMessage: String? {
    if password.isEmpty { return nil }
    if password.count < 8 { return "Use at least 8 characters." }
    if password != confirmation { return "Passwords do not match." }
    return nil
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Your account") {
          TextField("Full name", text: $name)
            .textContentType(.name)
          SecureField("Password", text: $password)
            .textContentType(.newPassword)
          SecureField("Repeat password", text: $confirmation)
        }
        Section {
          Toggle("I accept the terms", isOn: $acceptsTerms)
        } footer: {
          if let errorMessage {
            Label(errorMessage, systemImage: "exclamationmark.triangle.fill")
              .foregroundColor(.red)
          }
        }
        Button("Create account") {
          dismiss()
        }
        .frame(maxWidth: .infinity)
        .disabled(name.isEmpty || !acceptsTerms || errorMessage != nil)
      }
      .navigationTitle("Sign up")
    }
  }
}

// 4. Forgot password with confirmation alert
struct ForgotPasswordView: View {
  @State private var email: String = ""
  @State private var showingConfirmation = false
  @FocusState private var emailIsFocused: Bool

  private var isValid: Bool { email.contains("@") && email.contains(".") }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("forgot.title")
        .font(.title2.bold())
      Text("Enter the address you signed up with and we will send you a reset link.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
      TextField("Email", text: $email, prompt: Text("you@example.com"))
        .keyboardType(.emailAddress)
        .disableAutocorrection(true)
        .focused($emailIsFocused)
        .padding(12)
        .background(Color(.secondarySystemBackground))
        .cornerRadius(8)
      Button("Send reset link") {
        showingConfirmation = true
      }
      .buttonStyle(.borderedProminent)
      .disabled(!isValid)
      Spacer()
    }
    .padding(.horizontal, 24)
    .padding(.top, 40)
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { emailIsFocused = false }
      }
    }
    .alert("Check your inbox", isPresented: $showingConfirmation) {
      Button("OK", role: .cancel) { email = "" }
    } message: {
      Text("We sent instructions to \(email).")
    }
  }
}

// 5. Six digit code entry
struct CodeEntryView: View {
  let phoneNumber: String
  let onComplete: (String) -> Void
  @State private var code = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 24) {
      Text("We sent a code to \(phoneNumber)")
        .multilineTextAlignment(.center)
      ZStack {
        TextField("", text: $code)
          .keyboardType(.numberPad)
          .textContentType(.oneTimeCode)
          .focused($isFocused)
          .opacity(0.01)
        HStack(spacing: 10) {
          ForEach(0..<6, id: \.self) { index in
            Text(digit(at: index))
              .font(.system(size: 24, weight: .semibold, design: .monospaced))
              .frame(width: 44, height: 54)
              .overlay(
                RoundedRectangle(cornerRadius: 8)
                  .stroke(index == code.count ? Color.accentColor : Color.gray.opacity(0.4))
              )
          }
        }
        .allowsHitTesting(false)
      }
    }
    .onAppear { isFocused = true }
    .onChange(of: code) { newValue in
      code = String(newValue.filter(\.isNumber).prefix(6))
      if code.count == 6 { onComplete(code) }
    }
  }

  private func digit(at index: Int) -> String {
    index < code.count ? String(Array(code)[index]) : ""
  }
}

// 6. Secure field with show / hide button
struct PasswordField: View {
  let title: LocalizedStringKey
  @Binding var text: String
  @State private var isRevealed = false

  var body: some View {
    HStack {
      Group {
        if isRevealed {
          TextField(title, text: $text)
        } else {
          SecureField(title, text: $text)
        }
      }
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled(true)

      Button {
        isRevealed.toggle()
      } label: {
        Image(systemName: isRevealed ? "eye.slash" : "eye")
          .foregroundColor(.gray)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(isRevealed ? "Hide password" : "Show password")
    }
    .padding(.horizontal, 12)
    .frame(height: 48)
    .background(RoundedRectangle(cornerRadius: 10).fill(Color(uiColor: .systemGray6)))
  }
}

// 7. Welcome back screen with remembered user
struct WelcomeBackView: View {
  @AppStorage("lastUsername") private var lastUsername = ""
  @AppStorage("rememberMe") private var rememberMe: Bool = true
  @State private var password = ""
  @State private var attemptsLeft = 3

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "person.crop.circle.fill")
        .resizable()
        .scaledToFit()
        .frame(width: 80, height: 80)
        .foregroundStyle(.tint)
      Text("Hello, \(lastUsername)")
        .font(.system(.title, design: .rounded))
      SecureField("Password", text: $password)
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .submitLabel(.done)
      Toggle("Remember me", isOn: $rememberMe)
        .toggleStyle(SwitchToggleStyle(tint: .green))
      if attemptsLeft < 3 {
        Text("\(attemptsLeft) attempts left")
          .font(.caption)
          .foregroundStyle(.red)
          .transition(.opacity)
      }
      Button("Continue") {
        withAnimation { attemptsLeft -= 1 }
      }
      .keyboardShortcut(.defaultAction)
      .disabled(password.isEmpty || attemptsLeft == 0)
      Button("Not you?", role: .destructive) { lastUsername = "" }
        .font(.footnote)
    }
    .padding([.leading, .trailing], 32)
  }
}

// 8. Password strength meter with rules
struct PasswordStrengthView: View {
  @State private var password = ""

  private var score: Int {
    [
      password.count >= 8, password.contains(where: \.isNumber),
      password.contains(where: \.isUppercase),
    ]
    .filter { $0 }
    .count
  }

  private var color: Color {
    switch score {
    case 3: return .green
    case 2: return .orange
    default: return .red
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      SecureField("New password", text: $password)
      ProgressView(value: Double(score), total: 3)
        .tint(color)
      rule("At least 8 characters", met: password.count >= 8)
      rule("One number", met: password.contains(where: \.isNumber))
      rule("One capital letter", met: password.contains(where: \.isUppercase))
    }
    .animation(.easeInOut(duration: 0.2), value: score)
    .padding()
  }

  private func rule(_ title: LocalizedStringKey, met: Bool) -> some View {
    Label(title, systemImage: met ? "checkmark.circle.fill" : "circle")
      .font(.footnote)
      .foregroundColor(met ? .green : .secondary)
  }
}
