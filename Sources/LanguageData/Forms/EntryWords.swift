import AuditModel

/// The words of a language by which a message speaks of all that was typed into a form, such as “what you
/// entered”, and not of a connection that failed.
///
/// Source: ours; no list was found. Words for fields and for data of any kind are left out: notes about required
/// fields and about content that cannot be loaded have them, too.
package struct EntryWords: Sendable {
  private let entries: [String]
  private let connections: [String]

  /// The words of a language; none of one that the table does not have.
  package init(_ locale: LocaleIdentifier) {
    let entry = Self.table[locale.tableTag]
    entries = (entry?.entries).listed
    connections = (entry?.connections).listed + ["offline", "server", "internet"]
  }

  /// Whether a message speaks of entries, and of no connection.
  package func areIn(_ message: String) -> Bool {
    let message = message.lowercased()
    return entries.contains { message.contains(phrase: $0) }
      && !connections.contains { message.contains($0) }
  }

  /// The words for entries as they are, and the beginnings of those for connections.
  private static let table: [String: (entries: String, connections: String)] = [
    "cs": ("zadali, vyplnili, zadané, vyplněné", "připojen, spojen, síti"),
    "de": ("eingegeben, eingegebenen, eingabe, eingaben, angaben", "verbindung, netzwerk"),
    "en": (
      "you entered, you typed, your input, check your entries, check your details, check the details",
      "connection, network, sync, saved, save"
    ),
    "es": (
      "introducido, introducida, introducidos, introducidas, ingresado, ingresada, ingresados, ingresadas, escribiste",
      "conexión, servidor"
    ),
    "fi": ("syöttämäsi, antamasi", "yhtey, palvelin, palvelim, verkko"),
    "fr": (
      "saisi, saisie, saisies, saisis, renseigné, renseignée, renseignés, renseignées",
      "connexion, serveur, réseau"
    ),
    "hu": ("megadott adatok, megadott adatokat, beírt, megadtál", "kapcsolat, kiszolgáló, hálózat"),
    "it": (
      "inserito, inserita, inseriti, inserite, immesso, immessa, immessi, immesse",
      "connession, di rete"
    ),
    "ja": ("入力内容, 入力した, 入力された", "接続, サーバ, 通信, ネットワーク, オフライン"),
    "nb": (
      "skrev inn, skrevet inn, oppga, oppgitt, fylte ut, fylt ut, fylt inn",
      "forbindelse, tilkobling, nettverk"
    ),
    "nl": ("ingevoerd, ingevoerde, ingevuld, ingevulde, invoer", "verbinding, netwerk"),
    "pl": ("wpisane, wpisano, podane, podano, wprowadzone dane", "połączeni, serwer, sieci"),
    "pt": (
      "digitou, digitado, digitados, inseriu, inserido, inseridos, preencheu, preenchido, preenchidos",
      "conexão, ligação, servidor"
    ),
    "ru": (
      "ввели, введённые, введенные, указали, указанные",
      "соединени, подключени, сервер, сети, интернет"
    ),
    "sv": ("angav, angett, skrev in, skrivit in, fyllde i, fyllt i", "anslutning, nätverk"),
    "th": ("ที่กรอก, ที่ป้อน", "การเชื่อมต่อ, เครือข่าย, เซิร์ฟเวอร์, อินเทอร์เน็ต"),
    "tr": (
      "girdiğiniz, girdikleriniz, girdiklerinizi, yazdıklarınız, yazdıklarınızı", "bağlantı, sunucu"
    ),
    "uk": (
      "ввели, введені, вказали, вказані", "з'єднанн, з’єднанн, підключенн, сервер, мереж, інтернет"
    ),
    "vi": ("đã nhập, đã điền", "kết nối, máy chủ, mạng"),
    "zh-Hans": ("输入的, 填写的", "连接, 网络, 服务器"),
    "zh-Hant": ("輸入的, 填寫的", "連線, 網路, 伺服器"),
  ]
}
