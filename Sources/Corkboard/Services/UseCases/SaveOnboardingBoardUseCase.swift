import Reactive

/// Signs a user up and then makes the board that they have named in the onboarding.
package struct SaveOnboardingBoardUseCase: Sendable {
  private let signUp: SignUpUseCase
  private let boards: any BoardService

  /// Takes what it is composed of.
  package init(signUp: SignUpUseCase, boards: any BoardService) {
    self.signUp = signUp
    self.boards = boards
  }

  /// Signs up and makes the board when subscribed to, and emits the board.
  ///
  /// When the board fails after the sign-up has worked, trying again makes the board only: the
  /// address would be in use by then.
  package func callAsFunction(
    name: String, mail: String, password: String, board: CreatedBoard
  ) -> Single<Board> {
    Single.deferred {
      let create = boards.create(NewBoard(board))
      if signUp.isDone(mail: mail) { return create }
      return signUp(name: name, mail: mail, password: password).flatMap { _ in create }
    }
  }
}
