/// The purpose of a field, for AutoFill (Apple documentation, `UITextContentType`).
public struct UITextContentType: Hashable, Sendable {
  /// Its name in Swift.
  package let name: String
  private init(_ name: String) { self.name = name }

  /// The purpose of a name that another run has written down.
  package init(recorded name: String) { self.name = name }

  /// It is declared to have no purpose.
  package static let noPurpose = Self("none")
  /// A person's name.
  public static let name = Self("name")
  /// A title before a name.
  public static let namePrefix = Self("namePrefix")
  /// A first name.
  public static let givenName = Self("givenName")
  /// A middle name.
  public static let middleName = Self("middleName")
  /// A last name.
  public static let familyName = Self("familyName")
  /// A suffix of a name.
  public static let nameSuffix = Self("nameSuffix")
  /// A nickname.
  public static let nickname = Self("nickname")
  /// A job title.
  public static let jobTitle = Self("jobTitle")
  /// An organisation.
  public static let organizationName = Self("organizationName")
  /// A place with its address.
  public static let location = Self("location")
  /// An address.
  public static let fullStreetAddress = Self("fullStreetAddress")
  /// A street.
  public static let streetAddressLine1 = Self("streetAddressLine1")
  /// A street, continued.
  public static let streetAddressLine2 = Self("streetAddressLine2")
  /// A town.
  public static let addressCity = Self("addressCity")
  /// A state.
  public static let addressState = Self("addressState")
  /// A town with its state.
  public static let addressCityAndState = Self("addressCityAndState")
  /// A part of a town.
  public static let sublocality = Self("sublocality")
  /// A country.
  public static let countryName = Self("countryName")
  /// A postal code.
  public static let postalCode = Self("postalCode")
  /// A telephone number.
  public static let telephoneNumber = Self("telephoneNumber")
  /// An e-mail address.
  public static let emailAddress = Self("emailAddress")
  /// An address of the web.
  public static let URL = Self("URL")
  /// A name of an account.
  public static let username = Self("username")
  /// A password.
  public static let password = Self("password")
  /// A password for a new account.
  public static let newPassword = Self("newPassword")
  /// A code that was sent.
  public static let oneTimeCode = Self("oneTimeCode")
  /// A credit card.
  public static let creditCardNumber = Self("creditCardNumber")
  /// The name on a credit card.
  public static let creditCardName = Self("creditCardName")
  /// The date until which a credit card is valid.
  public static let creditCardExpiration = Self("creditCardExpiration")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = Self("creditCardSecurityCode")
  /// A date of birth.
  public static let birthdate = Self("birthdate")
  /// The day of a birth.
  public static let birthdateDay = Self("birthdateDay")
  /// The month of a birth.
  public static let birthdateMonth = Self("birthdateMonth")
  /// The year of a birth.
  public static let birthdateYear = Self("birthdateYear")
  /// A number of a flight.
  public static let flightNumber = Self("flightNumber")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = Self("shipmentTrackingNumber")
  /// A date with its time.
  public static let dateTime = Self("dateTime")

  /// All of them.
  package static let all: [Self] = [
    .noPurpose, .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname,
    .jobTitle, .organizationName, .location, .fullStreetAddress, .streetAddressLine1,
    .streetAddressLine2, .addressCity, .addressState, .addressCityAndState, .sublocality,
    .countryName, .postalCode, .telephoneNumber, .emailAddress, .URL, .username, .password,
    .newPassword, .oneTimeCode, .creditCardNumber, .creditCardName, .creditCardExpiration,
    .creditCardSecurityCode, .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear,
    .flightNumber, .shipmentTrackingNumber, .dateTime,
  ]
}
