extension DecorationWords {
  /// For each language the beginnings of words for “decorative” and “ornament”, and whole labels.
  static let table: [String: (beginnings: String, labels: String)] = [
    "cs": (
      "dekorativ, dekorac, ozdob, ornament",
      "pozadí, obrázek na pozadí, oddělovač, dělicí čára"
    ),
    "de": (
      "dekorativ, dekoration, ornament, zierelement, zierlinie, schmuckelement, schmucklinie",
      "deko, hintergrund, hintergrundbild, trennlinie, trenner, abstandhalter"
    ),
    "en": (
      "decorative, decoration, ornament",
      "background, background image, divider, divider line, separator, spacer"
    ),
    "es": (
      "decorativ, decoración, ornament, adorno",
      "fondo, imagen de fondo, separador, línea divisoria, divisor, espaciador"
    ),
    "fi": (
      "koriste, ornament, somiste",
      "tausta, taustakuva, erotin, erotinviiva, jakoviiva"
    ),
    "fr": (
      "décorati, décoration, ornement",
      "arrière plan, image d arrière plan, fond, image de fond, séparateur, ligne de séparation"
    ),
    "hu": (
      "dekoratív, dekoráció, díszítő, díszítés, díszítőelem, ornamen",
      "háttér, háttérkép, elválasztó, elválasztóvonal"
    ),
    "it": (
      "decorativ, decorazion, ornament",
      "sfondo, immagine di sfondo, separatore, linea di separazione, divisore"
    ),
    "ja": ("装飾", "背景, 背景画像, 区切り線, 区切り, 仕切り線, スペーサー"),
    "nb": (
      "dekorativ, dekorasjon, dekor, ornament",
      "bakgrunn, bakgrunnsbilde, skillelinje, skille"
    ),
    "nl": (
      "decoratief, decoratieve, decoratie, ornament, versiering",
      "achtergrond, achtergrondafbeelding, scheidingslijn, scheiding"
    ),
    "pl": (
      "dekoracyj, dekoracj, ozdob, ornament",
      "tło, obraz tła, separator, linia oddzielająca"
    ),
    "pt": (
      "decorativ, decoração, ornament, enfeite",
      "fundo, plano de fundo, imagem de fundo, separador, divisor, linha divisória, espaçador"
    ),
    "ru": (
      "декоратив, украшени, орнамент",
      "фон, фоновое изображение, разделитель, разделительная линия"
    ),
    "sv": (
      "dekorativ, dekoration, dekor, ornament, utsmyckning",
      "bakgrund, bakgrundsbild, avdelare, avdelningslinje, skiljelinje"
    ),
    "th": ("ตกแต่ง, ประดับ", "พื้นหลัง, ภาพพื้นหลัง, เส้นแบ่ง, เส้นคั่น"),
    "tr": (
      "dekoratif, dekorasyon, süsleme",
      "arka plan, arka plan görseli, ayırıcı, ayraç, ayırıcı çizgi"
    ),
    "uk": (
      "декоратив, прикрас, орнамент",
      "фон, тло, фонове зображення, роздільник, розділювальна лінія"
    ),
    "vi": (
      "trang trí",
      "trang trí, hình trang trí, nền, hình nền, đường phân cách, đường kẻ phân cách"
    ),
    "zh-Hans": ("装饰", "背景, 背景图片, 分隔线, 分割线, 分隔符"),
    "zh-Hant": ("裝飾", "背景, 背景圖片, 分隔線, 分割線, 分隔符號"),
  ]
}
