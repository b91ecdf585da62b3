/// The words in labels of forms for details of a person, in lower case.
///
/// Source: the field names that Chromium recognizes for AutoFill (`components/autofill`, also in Firefox,
/// `HeuristicsRegExp.sys.mjs`) where these have the language; the others are the usual words on forms. A
/// bare “name” or “address” is left out, since boards, files and websites have them, too.
enum PersonalDataTable {
  static let all: [String: String] = [
    "cs": """
    emailAddress = e-mail, email, e-mailová adresa
    telephoneNumber = telefon, telefonní číslo, mobil
    postalCode = psč, poštovní směrovací číslo
    streetAddress = ulice, dodací adresa
    name = jméno a příjmení, příjmení, křestní jméno, celé jméno
    """,
    "de": """
    emailAddress = e-mail, email, mailadresse, e-mailadresse
    telephoneNumber = telefon, telefonnummer, =handy, handynummer, =mobil, mobilnummer, rufnummer
    postalCode = postleitzahl, plz
    streetAddress = straße, strasse, anschrift, lieferadresse, rechnungsadresse
    name = vorname, nachname, familienname, vollständiger name
    """,
    "en": """
    emailAddress = email, e-mail
    telephoneNumber = phone, telephone, =mobile, mobile number, cell number
    postalCode = postal code, postcode, zip code, zip
    streetAddress = street, home address, mailing address, billing address, delivery address, shipping address
    name = full name, first name, last name, given name, family name, surname, your name
    """,
    "es": """
    emailAddress = correo electrónico, e-mail, email
    telephoneNumber = teléfono, móvil, celular
    postalCode = código postal
    streetAddress = calle, domicilio, dirección postal, dirección de envío
    name = nombre completo, apellido, apellidos
    """,
    "fi": """
    emailAddress = sähköposti, sähköpostiosoite
    telephoneNumber = puhelin, puhelinnumero, matkapuhelin, =kännykkä
    postalCode = postinumero
    streetAddress = katuosoite, lähiosoite, postiosoite
    name = etunimi, sukunimi, koko nimi
    """,
    "fr": """
    emailAddress = e-mail, email, courriel, adresse électronique
    telephoneNumber = téléphone, =portable, numéro de portable, =mobile
    postalCode = code postal
    streetAddress = rue, adresse postale, adresse de livraison, adresse de facturation
    name = prénom, nom de famille, nom complet
    """,
    "hu": """
    emailAddress = e-mail, email
    telephoneNumber = telefon, telefonszám, =mobil, mobilszám
    postalCode = irányítószám
    streetAddress = utca, lakcím, szállítási cím
    name = teljes név, vezetéknév, keresztnév, utónév
    """,
    "it": """
    emailAddress = e-mail, email, posta elettronica
    telephoneNumber = telefono, cellulare
    postalCode = cap, codice postale
    streetAddress = indirizzo di casa, indirizzo di spedizione, indirizzo di fatturazione
    name = nome e cognome, cognome, nome completo
    """,
    "ja": """
    emailAddress = メールアドレス, eメール, 電子メール
    telephoneNumber = 電話番号, 携帯電話, 携帯番号
    postalCode = 郵便番号
    streetAddress = 住所, 番地
    name = 氏名, お名前, 姓名, 名字
    """,
    "nb": """
    emailAddress = e-post, e-postadresse
    telephoneNumber = telefon, telefonnummer, =mobil, mobilnummer
    postalCode = postnummer
    streetAddress = gateadresse, postadresse
    name = fornavn, etternavn, fullt navn
    """,
    "nl": """
    emailAddress = e-mail, email, e-mailadres
    telephoneNumber = telefoon, telefoonnummer, =mobiel, mobiel nummer
    postalCode = postcode
    streetAddress = straat, straatnaam, bezorgadres
    name = voornaam, achternaam, volledige naam
    """,
    "pl": """
    emailAddress = e-mail, email
    telephoneNumber = telefon, telefonu, =komórka, numer komórkowy
    postalCode = kod pocztowy
    streetAddress = ulica, adres dostawy
    name = imię, nazwisko
    """,
    "pt": """
    emailAddress = e-mail, email
    telephoneNumber = telefone, celular, telemóvel
    postalCode = cep, código postal
    streetAddress = rua, logradouro, endereço de entrega
    name = nome completo, sobrenome, primeiro nome
    """,
    "ru": """
    emailAddress = электронная почта, электронной почты, эл. почта, e-mail, email
    telephoneNumber = телефон, телефона, =мобильный
    postalCode = почтовый индекс
    streetAddress = улица, почтовый адрес, адрес доставки
    name = фамилия, полное имя, отчество
    """,
    "sv": """
    emailAddress = e-post, e-postadress, mejl, mejladress
    telephoneNumber = telefon, telefonnummer, =mobil, mobilnummer
    postalCode = postnummer
    streetAddress = gatuadress, postadress
    name = förnamn, efternamn, fullständigt namn
    """,
    "th": """
    emailAddress = อีเมล
    telephoneNumber = โทรศัพท์, เบอร์โทร, เบอร์มือถือ
    postalCode = รหัสไปรษณีย์
    streetAddress = ที่อยู่จัดส่ง, บ้านเลขที่
    name = นามสกุล, ชื่อเต็ม
    """,
    "tr": """
    emailAddress = e-posta, eposta
    telephoneNumber = telefon, cep telefonu
    postalCode = posta kodu
    streetAddress = sokak, cadde, açık adres, teslimat adresi
    name = ad soyad, adı soyadı, soyadı, soyad
    """,
    "uk": """
    emailAddress = електронна пошта, електронної пошти, ел. пошта, e-mail, email
    telephoneNumber = телефон, телефону, =мобільний
    postalCode = поштовий індекс
    streetAddress = вулиця, поштова адреса, адреса доставки
    name = прізвище, повне ім'я
    """,
    "vi": """
    emailAddress = email, e-mail, thư điện tử
    telephoneNumber = điện thoại, số di động
    postalCode = mã bưu chính, mã bưu điện
    streetAddress = tên đường, số nhà, địa chỉ giao hàng
    name = họ và tên, họ tên
    """,
    "zh-Hans": """
    emailAddress = 电子邮件, 电子邮箱, 邮箱, 邮件地址
    telephoneNumber = 电话, 手机号, =手机
    postalCode = 邮政编码, 邮编
    streetAddress = 街道地址, 收货地址, 通讯地址, 详细地址
    name = 姓名, 全名
    """,
    "zh-Hant": """
    emailAddress = 電子郵件, 電郵, 電子信箱
    telephoneNumber = 電話, 手機號碼, =手機
    postalCode = 郵遞區號, 郵政編碼
    streetAddress = 街道地址, 收件地址, 通訊地址
    name = 姓名, 全名
    """,
  ]
}
