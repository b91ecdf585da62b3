/// A request to the server as people know it: what they wanted when it failed.
package enum ServiceRequest: Hashable, Sendable, CaseIterable {
  case logIn, signUp, resetPassword, verifyMail, resendVerification, account, boards, createBoard
  case cardsDue, saveCard, setReminders, logOut
}
