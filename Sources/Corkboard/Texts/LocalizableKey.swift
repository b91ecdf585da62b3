// Written by “legible keys --swift”: change the string tables, and write it again.

/// The keys of the string table “Localizable”.
package enum LocalizableKey: String, CaseIterable, Sendable {
  /// “This does not look like an e-mail address.”
  case accountMailInvalid = "account.mail.invalid"
  /// “E-mail address”
  case accountMailLabel = "account.mail.label"
  /// “anna@example.org”
  case accountMailPlaceholder = "account.mail.placeholder"
  /// “Your name”
  case accountNameLabel = "account.name.label"
  /// “At least 8 characters.”
  case accountPasswordHint = "account.password.hint"
  /// “Password”
  case accountPasswordLabel = "account.password.label"
  /// “The password needs at least 8 characters.”
  case accountPasswordShort = "account.password.short"
  /// “Show password”
  case accountPasswordShow = "account.password.show"
  /// “Cancel”
  case alertCancel = "alert.cancel"
  /// “OK”
  case alertOk = "alert.ok"
  /// “Try again”
  case alertRetry = "alert.retry"
  /// “Boards”
  case boardBack = "board.back"
  /// “No cards in this list”
  case boardListEmpty = "board.list.empty"
  /// “Lists”
  case boardListsLabel = "board.lists.label"
  /// “Enter a name of at most 35 characters.”
  case boardNameHint = "board.name.hint"
  /// “Board name”
  case boardNameLabel = "board.name.label"
  /// “Board name”
  case boardNamePlaceholder = "board.name.placeholder"
  /// “Choose a template”
  case boardsEmptyGo = "boards.empty.go"
  /// “Your boards will appear here. Create the first one from a template.”
  case boardsEmptyMessage = "boards.empty.message"
  /// “No boards yet”
  case boardsEmptyTitle = "boards.empty.title"
  /// “The boards could not be loaded”
  case boardsErrorTitle = "boards.error.title"
  /// “%d boards loaded”
  case boardsLoaded = "boards.loaded"
  /// “Opens the board.”
  case boardsRowHint = "boards.row.hint"
  /// “Boards”
  case boardsTitle = "boards.title"
  /// “Card “%@””
  case cardLabel = "card.label"
  /// “Enter what has to be done.”
  case cardNameHint = "card.name.hint"
  /// “Name of card %1$d of %2$d”
  case cardNameLabel = "card.name.label"
  /// “Card name”
  case cardNamePlaceholder = "card.name.placeholder"
  /// “The board “%@” is being created.”
  case creatingAnnouncement = "creating.announcement"
  /// “Cancel”
  case creatingCancel = "creating.cancel"
  /// ““%@” will open in a moment.”
  case creatingMessage = "creating.message"
  /// “Remind me when cards are due”
  case creatingReminders = "creating.reminders"
  /// “%d lists and %d cards”
  case creatingSummary = "creating.summary"
  /// “Creating your board…”
  case creatingTitle = "creating.title"
  /// “Cards with a date will appear here.”
  case dueEmptyMessage = "due.empty.message"
  /// “Nothing is due”
  case dueEmptyTitle = "due.empty.title"
  /// “The cards could not be loaded”
  case dueErrorTitle = "due.error.title"
  /// “Due in %d days”
  case dueInDays = "due.inDays"
  /// “%d cards are due”
  case dueLoaded = "due.loaded"
  /// “%d days overdue”
  case dueOverdue = "due.overdue"
  /// “Opens the card.”
  case dueRowHint = "due.row.hint"
  /// “Cards due”
  case dueTitle = "due.title"
  /// “Due today”
  case dueToday = "due.today"
  /// “Due tomorrow”
  case dueTomorrow = "due.tomorrow"
  /// “Keep editing”
  case editCardDiscardCancel = "editCard.discard.cancel"
  /// “Discard”
  case editCardDiscardConfirm = "editCard.discard.confirm"
  /// “What you changed on this card is not saved yet.”
  case editCardDiscardMessage = "editCard.discard.message"
  /// “Discard the changes?”
  case editCardDiscardTitle = "editCard.discard.title"
  /// “A card needs a name.”
  case editCardNameEmpty = "editCard.name.empty"
  /// “Name”
  case editCardNameLabel = "editCard.name.label"
  /// “Notes”
  case editCardNotesLabel = "editCard.notes.label"
  /// “What is worth remembering?”
  case editCardNotesPlaceholder = "editCard.notes.placeholder"
  /// “Notes can have at most %d characters.”
  case editCardNotesTooLong = "editCard.notes.tooLong"
  /// “Save”
  case editCardSave = "editCard.save"
  /// ““%@” is saved.”
  case editCardSaved = "editCard.saved"
  /// “Card”
  case editCardTitle = "editCard.title"
  /// “Your account could not be loaded”
  case errorAccountTitle = "error.account.title"
  /// “The board could not be created”
  case errorCreateBoardTitle = "error.createBoard.title"
  /// “You have not used the app for a while. For your security, we have logged you out.”
  case errorExpiredMessage = "error.expired.message"
  /// “Please log in again”
  case errorExpiredTitle = "error.expired.title"
  /// “You are not allowed to change this board. Ask the person who invited you.”
  case errorForbiddenMessage = "error.forbidden.message"
  /// “Somebody else is editing it. Try again in a moment.”
  case errorLockedMessage = "error.locked.message"
  /// “Login failed”
  case errorLogInTitle = "error.logIn.title"
  /// “This address already has an account. Log in with it, or use another e-mail address.”
  case errorMailTakenMessage = "error.mailTaken.message"
  /// “The card is no longer there. It may have been deleted on another device.”
  case errorMissingCardMessage = "error.missingCard.message"
  /// “There is no connection. Check whether you are online, and try again.”
  case errorNoConnectionMessage = "error.noConnection.message"
  /// “The response could not be read. A newer version of the app may help. If it does not, writ…”
  case errorParseMessage = "error.parse.message"
  /// “The code could not be sent”
  case errorResendVerificationTitle = "error.resendVerification.title"
  /// “The link could not be sent”
  case errorResetPasswordTitle = "error.resetPassword.title"
  /// “The card could not be saved”
  case errorSaveCardTitle = "error.saveCard.title"
  /// “%1$@ (error %2$d)”
  case errorServerMessage = "error.server.message"
  /// “The reminders could not be changed”
  case errorSetRemindersTitle = "error.setReminders.title"
  /// “The account could not be created”
  case errorSignUpTitle = "error.signUp.title"
  /// “Please try again. Nothing is lost.”
  case errorSystemMessage = "error.system.message"
  /// “Something went wrong”
  case errorSystemTitle = "error.system.title"
  /// “This is taking longer than it should. Please try again later.”
  case errorTimedOutMessage = "error.timedOut.message"
  /// “There were too many attempts. Wait a few minutes, and try again.”
  case errorTooManyMessage = "error.tooMany.message"
  /// “There is no account with this e-mail address.”
  case errorUnknownMailMessage = "error.unknownMail.message"
  /// “The address could not be confirmed”
  case errorVerifyMailTitle = "error.verifyMail.title"
  /// “The code is wrong. Check the latest e-mail, or request a new code.”
  case errorWrongCodeMessage = "error.wrongCode.message"
  /// “The e-mail address or the password is wrong.”
  case errorWrongCredentialsMessage = "error.wrongCredentials.message"
  /// “Send link”
  case forgottenGo = "forgotten.go"
  /// “Forgot your password?”
  case forgottenHeading = "forgotten.heading"
  /// “Enter your e-mail address. We will send you a link to choose a new password.”
  case forgottenMessage = "forgotten.message"
  /// “Back to login”
  case forgottenSentBack = "forgotten.sent.back"
  /// “We have sent a link to %@. It is valid for one hour.”
  case forgottenSentMessage = "forgotten.sent.message"
  /// “Check your e-mail”
  case forgottenSentTitle = "forgotten.sent.title"
  /// “New password”
  case forgottenTitle = "forgotten.title"
  /// “Add a card”
  case listAddCard = "list.addCard"
  /// “Adds a card at the end of this list.”
  case listAddCardHint = "list.addCard.hint"
  /// “%d cards”
  case listCards = "list.cards"
  /// “Shows what can be done with the list.”
  case listMenuHint = "list.menu.hint"
  /// “Actions for the list “%@””
  case listMenuLabel = "list.menu.label"
  /// “Enter what the cards in this list have in common.”
  case listNameHint = "list.name.hint"
  /// “Name of list %1$d of %2$d”
  case listNameLabel = "list.name.label"
  /// “List name”
  case listNamePlaceholder = "list.name.placeholder"
  /// “In progress”
  case loadingLabel = "loading.label"
  /// “Forgot your password?”
  case logInForgotten = "logIn.forgotten"
  /// “Log in”
  case logInGo = "logIn.go"
  /// “Good to see you again”
  case logInHeading = "logIn.heading"
  /// “Create an account”
  case logInSignUp = "logIn.signUp"
  /// “Log in”
  case logInTitle = "logIn.title"
  /// “%d characters left”
  case nameCharactersLeft = "name.charactersLeft"
  /// “A name can have at most %d characters.”
  case nameTooLong = "name.tooLong"
  /// “Templates”
  case navigationBack = "navigation.back"
  /// “Done”
  case navigationDone = "navigation.done"
  /// “Ends editing.”
  case navigationDoneHint = "navigation.done.hint"
  /// “Finish”
  case navigationFinish = "navigation.finish"
  /// “Creates the board with the names you chose.”
  case navigationFinishHint = "navigation.finish.hint"
  /// “Next card”
  case navigationNextCard = "navigation.nextCard"
  /// “Next list”
  case navigationNextList = "navigation.nextList"
  /// “Skip”
  case navigationSkip = "navigation.skip"
  /// “Keeps the suggested names and goes on to the next step.”
  case navigationSkipHint = "navigation.skip.hint"
  /// “Name the board”
  case overlayBoardGo = "overlay.board.go"
  /// “Moves to the name of the board.”
  case overlayBoardHint = "overlay.board.hint"
  /// “Name the cards”
  case overlayCardsGo = "overlay.cards.go"
  /// “Moves to the name of the first card.”
  case overlayCardsHint = "overlay.cards.hint"
  /// “Create the board”
  case overlayCreateGo = "overlay.create.go"
  /// “Creates the board and opens it.”
  case overlayCreateHint = "overlay.create.hint"
  /// “A board holds everything that belongs to one plan. Give it a name that everybody will rec…”
  case overlayEmptyBoardMessage = "overlay.empty.board.message"
  /// “Name your board”
  case overlayEmptyBoardTitle = "overlay.empty.board.title"
  /// “Everything has a name now. Create the board and invite the people you are planning with.”
  case overlayEmptyCreateMessage = "overlay.empty.create.message"
  /// “Your board is ready”
  case overlayEmptyCreateTitle = "overlay.empty.create.title"
  /// “Name the board after the exam or the subject, so that you see at a glance what you are st…”
  case overlayExamBoardMessage = "overlay.exam.board.message"
  /// “Which exam is it?”
  case overlayExamBoardTitle = "overlay.exam.board.title"
  /// “Put each topic on a card of its own. Small steps are easier to plan, and every step count…”
  case overlayExamCardsMessage = "overlay.exam.cards.message"
  /// “Small steps”
  case overlayExamCardsTitle = "overlay.exam.cards.title"
  /// “Create the board and learn a little every day. If you study in a group, invite the others.”
  case overlayExamCreateMessage = "overlay.exam.create.message"
  /// “Ready to study”
  case overlayExamCreateTitle = "overlay.exam.create.title"
  /// “A topic moves from list to list as you learn it. Rename the lists to fit the way you stud…”
  case overlayExamListsMessage = "overlay.exam.lists.message"
  /// “From new to mastered”
  case overlayExamListsTitle = "overlay.exam.lists.title"
  /// “Guidance”
  case overlayLabel = "overlay.label"
  /// “Name the lists”
  case overlayListsGo = "overlay.lists.go"
  /// “Moves to the name of the first list.”
  case overlayListsHint = "overlay.lists.hint"
  /// “Name the board after the new place. Everyone who helps you move will see this name.”
  case overlayMovingBoardMessage = "overlay.moving.board.message"
  /// “A name for your new home”
  case overlayMovingBoardTitle = "overlay.moving.board.title"
  /// “Boxes, contracts, the new address: give each task a card of its own, and nothing will be …”
  case overlayMovingCardsMessage = "overlay.moving.cards.message"
  /// “One task, one card”
  case overlayMovingCardsTitle = "overlay.moving.cards.title"
  /// “Create the board and invite everyone who is going to carry a box.”
  case overlayMovingCreateMessage = "overlay.moving.create.message"
  /// “Ready to move”
  case overlayMovingCreateTitle = "overlay.moving.create.title"
  /// “A move has its stages. Name the lists so that everyone knows what has to be done, and whe…”
  case overlayMovingListsMessage = "overlay.moving.lists.message"
  /// “Before, during and after”
  case overlayMovingListsTitle = "overlay.moving.lists.title"
  /// “Name the board after the person you are celebrating, so that all your helpers recognise i…”
  case overlayPartyBoardMessage = "overlay.party.board.message"
  /// “Whose birthday is it?”
  case overlayPartyBoardTitle = "overlay.party.board.title"
  /// “Guests, cake, music: write each task on a card, and share the cards among your helpers.”
  case overlayPartyCardsMessage = "overlay.party.cards.message"
  /// “What is there to do?”
  case overlayPartyCardsTitle = "overlay.party.cards.title"
  /// “Create the board and invite your helpers. If it is a surprise, remember whom not to invit…”
  case overlayPartyCreateMessage = "overlay.party.create.message"
  /// “Ready to celebrate”
  case overlayPartyCreateTitle = "overlay.party.create.title"
  /// “Each list holds one part of the preparations. Rename the lists to fit your party.”
  case overlayPartyListsMessage = "overlay.party.lists.message"
  /// “Everything for the party”
  case overlayPartyListsTitle = "overlay.party.lists.title"
  /// “Choose the name that your team uses every day, so that everyone finds the board at once.”
  case overlayProjectBoardMessage = "overlay.project.board.message"
  /// “Name your project”
  case overlayProjectBoardTitle = "overlay.project.board.title"
  /// “Each card is one task. Write down what has to be done first; you can add details later.”
  case overlayProjectCardsMessage = "overlay.project.cards.message"
  /// “Share out the work”
  case overlayProjectCardsTitle = "overlay.project.cards.title"
  /// “Create the board and invite your team. Everyone will see how far the work has come.”
  case overlayProjectCreateMessage = "overlay.project.create.message"
  /// “Ready for the team”
  case overlayProjectCreateTitle = "overlay.project.create.title"
  /// “Each list is a stage of the work. Rename the lists to match the stages of your project.”
  case overlayProjectListsMessage = "overlay.project.lists.message"
  /// “How does your team work?”
  case overlayProjectListsTitle = "overlay.project.lists.title"
  /// “Step %1$d of %2$d”
  case overlayStep = "overlay.step"
  /// “Name the board after your trip, so that everyone who travels with you recognises it.”
  case overlayTripBoardMessage = "overlay.trip.board.message"
  /// “Where are you going?”
  case overlayTripBoardTitle = "overlay.trip.board.title"
  /// “Each card is one thing to arrange: a train, a room, a passport. Write down the first few.”
  case overlayTripCardsMessage = "overlay.trip.cards.message"
  /// “What is there to arrange?”
  case overlayTripCardsTitle = "overlay.trip.cards.title"
  /// “Create the board and invite the people you are travelling with.”
  case overlayTripCreateMessage = "overlay.trip.create.message"
  /// “Ready to set off”
  case overlayTripCreateTitle = "overlay.trip.create.title"
  /// “Your plans move from list to list until everything is booked. Rename the lists to fit you…”
  case overlayTripListsMessage = "overlay.trip.lists.message"
  /// “From idea to departure”
  case overlayTripListsTitle = "overlay.trip.lists.title"
  /// “Start with an empty board”
  case pickerEmpty = "picker.empty"
  /// “Opens a board without suggested lists.”
  case pickerEmptyHint = "picker.empty.hint"
  /// “Nothing is final: you can change every name later.”
  case pickerFooter = "picker.footer"
  /// “What are you planning?”
  case pickerHeading = "picker.heading"
  /// “A corkboard with three lists of coloured cards”
  case pickerIllustration = "picker.illustration"
  /// “Choose a template. It comes with lists and cards that you can rename step by step.”
  case pickerIntroduction = "picker.introduction"
  /// “I already have an account”
  case pickerLogIn = "picker.logIn"
  /// “Templates”
  case pickerSection = "picker.section"
  /// “Opens a board with this template.”
  case pickerTemplateHint = "picker.template.hint"
  /// “Your first board”
  case pickerTitle = "picker.title"
  /// “Account”
  case settingsAccount = "settings.account"
  /// “App”
  case settingsApp = "settings.app"
  /// “Log out”
  case settingsLogOut = "settings.logOut"
  /// “Your boards stay with us. You can log in again at any time.”
  case settingsLogOutMessage = "settings.logOut.message"
  /// “Log out?”
  case settingsLogOutTitle = "settings.logOut.title"
  /// “Remind me when cards are due”
  case settingsReminders = "settings.reminders"
  /// “Settings”
  case settingsTitle = "settings.title"
  /// “Show the introduction again”
  case settingsTutorial = "settings.tutorial"
  /// “The introduction will be shown the next time the app starts.”
  case settingsTutorialDone = "settings.tutorial.done"
  /// “Version %@”
  case settingsVersion = "settings.version"
  /// “Create account”
  case signUpGo = "signUp.go"
  /// “Keep your board”
  case signUpHeading = "signUp.heading"
  /// “I already have an account”
  case signUpLogIn = "signUp.logIn"
  /// “With an account, your boards are on all your devices, and others can join in.”
  case signUpMessage = "signUp.message"
  /// “By creating an account, you accept the terms of use.”
  case signUpTerms = "signUp.terms"
  /// “New account”
  case signUpTitle = "signUp.title"
  /// “Corkboard is starting”
  case splashLabel = "splash.label"
  /// “Plan together, one card at a time.”
  case splashTagline = "splash.tagline"
  /// “Boards”
  case tabBoards = "tab.boards"
  /// “Due”
  case tabDue = "tab.due"
  /// “Settings”
  case tabSettings = "tab.settings"
  /// “My board”
  case templateEmptyBoard = "template.empty.board"
  /// “Empty board”
  case templateEmptyTitle = "template.empty.title"
  /// “Final exam”
  case templateExamBoard = "template.exam.board"
  /// “Collect all notes”
  case templateExamCard1 = "template.exam.card1"
  /// “Practise with old exams”
  case templateExamCard2 = "template.exam.card2"
  /// “Explain it to a friend”
  case templateExamCard3 = "template.exam.card3"
  /// “To learn”
  case templateExamList1 = "template.exam.list1"
  /// “To review”
  case templateExamList2 = "template.exam.list2"
  /// “Mastered”
  case templateExamList3 = "template.exam.list3"
  /// “Learn a little every day and see how far you have come.”
  case templateExamSummary = "template.exam.summary"
  /// “Exam preparation”
  case templateExamTitle = "template.exam.title"
  /// “%d lists”
  case templateLists = "template.lists"
  /// “Our new home”
  case templateMovingBoard = "template.moving.board"
  /// “Order moving boxes”
  case templateMovingCard1 = "template.moving.card1"
  /// “Cancel the old contracts”
  case templateMovingCard2 = "template.moving.card2"
  /// “Announce the new address”
  case templateMovingCard3 = "template.moving.card3"
  /// “Before the move”
  case templateMovingList1 = "template.moving.list1"
  /// “Moving day”
  case templateMovingList2 = "template.moving.list2"
  /// “After the move”
  case templateMovingList3 = "template.moving.list3"
  /// “Everything in its box, and nothing left behind.”
  case templateMovingSummary = "template.moving.summary"
  /// “Moving house”
  case templateMovingTitle = "template.moving.title"
  /// “Birthday party”
  case templatePartyBoard = "template.party.board"
  /// “Write the guest list”
  case templatePartyCard1 = "template.party.card1"
  /// “Order the cake”
  case templatePartyCard2 = "template.party.card2"
  /// “Choose the music”
  case templatePartyCard3 = "template.party.card3"
  /// “Invitations”
  case templatePartyList1 = "template.party.list1"
  /// “Shopping”
  case templatePartyList2 = "template.party.list2"
  /// “Decorations”
  case templatePartyList3 = "template.party.list3"
  /// “Guests, cake and music, all at the right time.”
  case templatePartySummary = "template.party.summary"
  /// “Birthday party”
  case templatePartyTitle = "template.party.title"
  /// “Our project”
  case templateProjectBoard = "template.project.board"
  /// “Agree on the goal”
  case templateProjectCard1 = "template.project.card1"
  /// “Share out the tasks”
  case templateProjectCard2 = "template.project.card2"
  /// “Prepare the presentation”
  case templateProjectCard3 = "template.project.card3"
  /// “To do”
  case templateProjectList1 = "template.project.list1"
  /// “In progress”
  case templateProjectList2 = "template.project.list2"
  /// “Completed”
  case templateProjectList3 = "template.project.list3"
  /// “Who does what, and how far the work has come.”
  case templateProjectSummary = "template.project.summary"
  /// “Team project”
  case templateProjectTitle = "template.project.title"
  /// “Summer trip”
  case templateTripBoard = "template.trip.board"
  /// “Compare train times”
  case templateTripCard1 = "template.trip.card1"
  /// “Find a place to stay”
  case templateTripCard2 = "template.trip.card2"
  /// “Check the passports”
  case templateTripCard3 = "template.trip.card3"
  /// “Ideas”
  case templateTripList1 = "template.trip.list1"
  /// “To book”
  case templateTripList2 = "template.trip.list2"
  /// “Ready to go”
  case templateTripList3 = "template.trip.list3"
  /// “From the first idea to the packed suitcase.”
  case templateTripSummary = "template.trip.summary"
  /// “Trip”
  case templateTripTitle = "template.trip.title"
  /// “A board shows what is to be done, what is being done, and what is finished.”
  case tutorialBoardsMessage = "tutorial.boards.message"
  /// “A board with three lists”
  case tutorialBoardsPicture = "tutorial.boards.picture"
  /// “Everything on one board”
  case tutorialBoardsTitle = "tutorial.boards.title"
  /// “Give it a name, add notes, and say when it is due.”
  case tutorialCardsMessage = "tutorial.cards.message"
  /// “A card with notes and a date”
  case tutorialCardsPicture = "tutorial.cards.picture"
  /// “A card for every task”
  case tutorialCardsTitle = "tutorial.cards.title"
  /// “Continue”
  case tutorialNext = "tutorial.next"
  /// “Page %1$d of %2$d”
  case tutorialPage = "tutorial.page"
  /// “Skip”
  case tutorialSkip = "tutorial.skip"
  /// “Get started”
  case tutorialStart = "tutorial.start"
  /// “Invite your family or your team. Everybody sees the same board.”
  case tutorialTogetherMessage = "tutorial.together.message"
  /// “Four people around a board”
  case tutorialTogetherPicture = "tutorial.together.picture"
  /// “Better together”
  case tutorialTogetherTitle = "tutorial.together.title"
  /// “Send a new code”
  case verifyAgain = "verify.again"
  /// “The six digits from the e-mail.”
  case verifyCodeHint = "verify.code.hint"
  /// “The code has six digits.”
  case verifyCodeInvalid = "verify.code.invalid"
  /// “Code”
  case verifyCodeLabel = "verify.code.label"
  /// “Confirm”
  case verifyGo = "verify.go"
  /// “Is this your address?”
  case verifyHeading = "verify.heading"
  /// “We have sent a six-digit code to %@. Enter it here.”
  case verifyMessage = "verify.message"
  /// “A new code is on its way.”
  case verifySent = "verify.sent"
  /// “Confirm e-mail”
  case verifyTitle = "verify.title"
}
