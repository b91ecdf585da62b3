/// Words in labels and hints, in lower case and without marks.
///
/// Source: ours, after the lists in English of Google's Accessibility Test Framework (`LinkPurposeUnclear`,
/// `RedundantDescription`) and of CVS Health's `a11y-check`; the gestures are those of VoiceOver's own hints
/// and of the usual instructions; words for roles and states are the usual ones beside VoiceOver's own. Words that are as common with another meaning are left out.
enum LabelWordTable {
  static let all: [String: String] = [
    "cs": """
    gesture = poklepáním, poklepejte, dvojitě klepněte, dvakrát klepněte, dvojité klepnutí, dvojitým klepnutím, dvojím klepnutím
    gesture = klepněte, klepnutím, klikněte, kliknutím, dlouze stiskněte, stiskněte a podržte, klepněte a podržte
    gesture = přejeďte, přejetím, potáhněte prstem, švihněte
    picture = obrázek, grafika, ikona
    vagueLink = zde, tady, klikněte zde, klikněte sem, klepněte zde, klepněte sem, více, číst více, více informací
    vagueLink = zjistit více, další informace, podrobnosti, odkaz, tento odkaz
    and = a
    button = tlačítko
    selected = vybráno, vybraný, vybraná, vybrané
    disabled = nedostupné, nedostupný, nedostupná, zakázáno, neaktivní
    heading = nadpis, záhlaví
    """,
    "de": """
    gesture = doppeltippen, doppelt tippen, zweimal tippen, antippen, anklicken, hier tippen, hier klicken
    gesture = tippe auf, tippe um, tippe zum, tippe zweimal, tippe doppelt, tippen sie auf, tippen sie um
    gesture = tippen sie zweimal, tippen sie doppelt, tippen um, klicke, klicken sie, klicken um
    gesture = gedrückt halten, halte gedrückt, lange drücken, wische, wischen sie, wischen um, streichen um
    gesture = nach links wischen, nach rechts wischen, nach oben wischen, nach unten wischen
    gesture = oben oder unten streichen
    picture = bild, grafik, abbildung, icon
    vagueLink = hier, hier klicken, hier tippen, mehr, mehr lesen, weiterlesen, mehr erfahren, mehr anzeigen
    vagueLink = mehr infos, mehr informationen, weitere informationen, details, link, dieser link
    and = und
    button = taste, schaltfläche, knopf, button
    selected = ausgewählt, gewählt
    disabled = deaktiviert, nicht verfügbar, inaktiv, ausgegraut
    heading = überschrift
    """,
    "en": """
    gesture = double tap, double click, tap to, tap here, tap the, tap twice, click to, click here, click the
    gesture = press to, press and hold, long press, touch and hold, touch to
    gesture = swipe to, swipe left, swipe right, swipe up, swipe down, swipe with
    picture = image, picture, graphic, icon
    vagueLink = here, click here, tap here, more, read more, learn more, see more, view more
    vagueLink = more info, more information, details, link, this link, this page, continue reading, go
    and = and
    button = button
    selected = selected
    disabled = disabled, dimmed, unavailable, inactive, greyed out, grayed out
    heading = heading, header
    """,
    "es": """
    gesture = toca dos veces, toque dos veces, pulsa dos veces, pulse dos veces, doble toque, doble pulsación
    gesture = toca para, toque para, toca aquí, pulsa para, pulse para, pulsa aquí, haz clic, haga clic
    gesture = mantén pulsado, mantén presionado, mantenga pulsado, mantén pulsada
    gesture = desliza hacia, deslice hacia, desliza para, desliza el dedo, deslice el dedo, desliza un dedo
    picture = imagen, icono, ícono
    vagueLink = aquí, haz clic aquí, haga clic aquí, pulsa aquí, toca aquí, más, leer más, ver más, saber más
    vagueLink = más información, detalles, enlace, este enlace
    and = y
    button = botón
    selected = seleccionado, seleccionada
    disabled = desactivado, desactivada, deshabilitado, deshabilitada, no disponible, inactivo, inactiva
    heading = encabezado
    """,
    "fi": """
    gesture = kaksoisnapauta, kaksoisnapauttamalla, napauta, napauttamalla, klikkaa, klikkaamalla
    gesture = paina pitkään, pitkä painallus, kosketa pitkään, pyyhkäise, pyyhkäisemällä
    picture = kuva, kuvake
    vagueLink = tässä, tästä, täällä, napsauta tästä, klikkaa tästä, lisää, lue lisää, näytä lisää, lisätietoja
    vagueLink = tiedot, linkki, tämä linkki
    and = ja
    button = painike
    selected = valittu
    disabled = ei käytettävissä, poissa käytöstä
    heading = otsikko
    """,
    "fr": """
    gesture = touchez deux fois, touche deux fois, toucher deux fois, touchez pour, touchez ici
    gesture = appuyez deux fois, appuyer deux fois, appuyez pour, appuyez sur, appuyer pour, appuyez ici
    gesture = cliquez, cliquer, maintenez appuyé, maintenir appuyé, appui long, balayez, balayer vers
    gesture = faites glisser
    picture = image, icône
    vagueLink = ici, cliquez ici, touchez ici, plus, lire plus, lire la suite, en savoir plus, voir plus
    vagueLink = plus d infos, plus d informations, détails, lien, ce lien
    and = et
    button = bouton
    selected = sélectionné, sélectionnée
    disabled = désactivé, désactivée, indisponible, inactif, inactive
    heading = en tête, titre de section
    """,
    "hu": """
    gesture = koppintson duplán, koppints duplán, dupla koppintás, dupla koppintással, koppintson kétszer
    gesture = koppintson, koppints, kattintson, kattints, tartsa lenyomva, tartsd lenyomva
    gesture = legyintsen, legyints, húzza el az ujját, húzza az ujját, csúsztassa, pöccintsen
    picture = kép, ikon
    vagueLink = itt, ide, kattintson ide, kattints ide, koppintson ide, több, tovább, bővebben
    vagueLink = további információ, további információk, részletek, link, hivatkozás
    and = és
    button = gomb
    selected = kijelölve, kiválasztva, kiválasztott
    disabled = letiltva, nem elérhető, inaktív
    heading = címsor, fejléc
    """,
    "it": """
    gesture = tocca due volte, doppio tocco, toccare due volte, tocca per, tocca qui, fai clic, fare clic, clicca
    gesture = premi per, tieni premuto, tenere premuto, tocca e tieni, scorri verso, scorri con, scorri per
    gesture = scorri in alto, scorri in basso
    picture = immagine, icona
    vagueLink = qui, clicca qui, fai clic qui, tocca qui, altro, leggi di più, leggi tutto, scopri di più
    vagueLink = maggiori informazioni, ulteriori informazioni, dettagli, link, questo link
    and = e
    button = pulsante, bottone
    selected = selezionato, selezionata
    disabled = disattivato, disattivata, disabilitato, disabilitata, non disponibile, inattivo, inattiva
    heading = intestazione
    """,
    "ja": """
    gesture = ダブルタップ, タップして, タップすると, タップで, クリックして, クリックすると, 長押し
    gesture = スワイプして, スワイプすると, スワイプで, スワイプします, タップします, クリックします
    picture = 画像, アイコン, イメージ
    vagueLink = こちら, ここ, ここをクリック, ここをタップ, こちらをクリック, もっと見る, もっと読む, 続きを読む
    vagueLink = 詳細, 詳しくはこちら, 詳しく見る, リンク
    and = と
    button = ボタン
    selected = 選択中, 選択済み
    disabled = 無効, 使用不可
    heading = 見出し
    """,
    "nb": """
    gesture = dobbelttrykk, dobbeltrykk, trykk for, trykk her, trykk på, trykk to ganger, klikk, hold inne
    gesture = trykk lenge, trykk og hold, sveip
    picture = bilde, ikon
    vagueLink = her, klikk her, trykk her, mer, les mer, se mer, finn ut mer, mer informasjon, detaljer, lenke
    vagueLink = denne lenken, lenken
    and = og
    button = knapp
    selected = valgt
    disabled = deaktivert, utilgjengelig, inaktiv
    heading = overskrift
    """,
    "nl": """
    gesture = dubbeltik, tik dubbel, tik twee keer, tik om, tik op, tik hier, klik om, klik op, klik hier
    gesture = houd ingedrukt, lang indrukken, veeg omhoog, veeg omlaag, veeg naar, veeg om, veeg met, swipe
    picture = afbeelding, pictogram, icoon
    vagueLink = hier, klik hier, tik hier, meer, lees meer, meer lezen, meer informatie, meer info
    vagueLink = meer weergeven, details, link, deze link
    and = en
    button = knop
    selected = geselecteerd
    disabled = uitgeschakeld, niet beschikbaar, inactief
    heading = kop, koptekst
    """,
    "pl": """
    gesture = stuknij, dwukrotne stuknięcie, dwukrotnym stuknięciem, dotknij dwukrotnie, dotknij aby
    gesture = dotknij tutaj, kliknij, naciśnij i przytrzymaj, dotknij i przytrzymaj, przesuń palcem, przesuń jednym palcem
    picture = obrazek, grafika, ikona
    vagueLink = tutaj, tu, kliknij tutaj, kliknij, stuknij tutaj, więcej, czytaj więcej, dowiedz się więcej
    vagueLink = zobacz więcej, więcej informacji, szczegóły, link
    and = i
    button = przycisk
    selected = wybrano, wybrany, wybrana, wybrane, zaznaczono, zaznaczony, zaznaczona, zaznaczone
    disabled = wyłączony, wyłączona, wyłączone, niedostępny, niedostępna, niedostępne, nieaktywny, nieaktywna, nieaktywne
    heading = nagłówek
    """,
    "pt": """
    gesture = toque duas vezes, toque duplo, toque para, toque aqui, toque em, clique, deslize para
    gesture = pressione e segure, mantenha pressionado, toque e segure, deslize o dedo, deslize um dedo
    picture = imagem, ícone
    vagueLink = aqui, clique aqui, toque aqui, mais, leia mais, ler mais, saiba mais, ver mais
    vagueLink = mais informações, detalhes, link, este link
    and = e
    button = botão
    selected = selecionado, selecionada
    disabled = desativado, desativada, desabilitado, desabilitada, indisponível, inativo, inativa
    heading = cabeçalho
    """,
    "ru": """
    gesture = дважды коснитесь, коснитесь дважды, двойное касание, коснитесь, нажмите, щелкните, щёлкните
    gesture = кликните, удерживайте, смахните, проведите пальцем, проведите одним пальцем
    picture = изображение, картинка, иконка
    vagueLink = здесь, тут, сюда, нажмите здесь, нажмите сюда, ещё, еще, подробнее, читать далее, узнать больше
    vagueLink = узнать подробнее, больше информации, ссылка
    and = и
    button = кнопка
    selected = выбрано, выбран, выбрана
    disabled = недоступно, недоступен, недоступна, отключено, отключена, неактивно, неактивна
    heading = заголовок
    """,
    "sv": """
    gesture = dubbeltryck, tryck för, tryck här, tryck på, tryck två gånger, klicka, håll intryckt, håll ned
    gesture = tryck länge, svep
    picture = bild, ikon
    vagueLink = här, klicka här, tryck här, mer, läs mer, visa mer, se mer, mer information, detaljer, länk
    vagueLink = denna länk, länken
    and = och
    button = knapp
    selected = vald, valt, markerad, markerat
    disabled = inaktiverad, inaktiverat, otillgänglig, nedtonad
    heading = rubrik
    """,
    "th": """
    gesture = แตะสองครั้ง, แตะเพื่อ, แตะที่นี่, แตะค้าง, กดค้าง, คลิก, ปัดขึ้น, ปัดลง, ปัดซ้าย, ปัดขวา, ปัดเพื่อ
    picture = รูปภาพ, ภาพ, ไอคอน
    vagueLink = ที่นี่, คลิกที่นี่, แตะที่นี่, เพิ่มเติม, อ่านเพิ่มเติม, อ่านต่อ, ดูเพิ่มเติม, เรียนรู้เพิ่มเติม
    vagueLink = รายละเอียด, ลิงก์
    and = และ
    button = ปุ่ม
    selected = เลือกแล้ว, เลือกอยู่
    disabled = ปิดใช้งาน, ใช้งานไม่ได้
    heading = หัวเรื่อง
    """,
    "tr": """
    gesture = çift dokunun, çift dokun, iki kez dokunun, iki kez dokun, için dokun, dokunun, tıklayın, tıkla
    gesture = basılı tutun, basılı tut, sola kaydırın, sağa kaydırın, yukarı kaydırın, aşağı kaydırın
    gesture = yukarı veya aşağı kaydırın, parmağınızı kaydırın
    picture = resim, görsel, görüntü, simge, simgesi
    vagueLink = burada, buraya, buraya tıklayın, tıklayın, daha fazla, devamını oku, daha fazla bilgi
    vagueLink = daha fazla bilgi edinin, ayrıntılar, bağlantı
    and = ve
    button = düğme, düğmesi, butonu
    selected = seçildi, seçili
    disabled = devre dışı, kullanılamıyor, pasif
    heading = başlık, başlığı
    """,
    "uk": """
    gesture = двічі торкніться, торкніться двічі, подвійний дотик, торкніться, натисніть, клацніть
    gesture = утримуйте, проведіть пальцем, проведіть одним пальцем, змахніть
    picture = зображення, картинка, іконка
    vagueLink = тут, сюди, натисніть тут, натисніть сюди, більше, докладніше, детальніше, читати далі
    vagueLink = дізнатися більше, дізнайтеся більше, посилання
    and = і, та, й
    button = кнопка
    selected = вибрано, обрано, вибраний, вибрана
    disabled = недоступно, недоступний, недоступна, вимкнено, неактивно, неактивна
    heading = заголовок
    """,
    "vi": """
    gesture = chạm hai lần, nhấn đúp, chạm đúp, chạm để, nhấn để, chạm vào, nhấn vào, bấm vào, bấm để
    gesture = nhấp vào, nhấp để, nhấn giữ, nhấn và giữ, chạm và giữ, vuốt lên, vuốt xuống, vuốt sang, vuốt để
    picture = hình ảnh, biểu tượng
    vagueLink = tại đây, đây, nhấp vào đây, bấm vào đây, nhấn vào đây, thêm, xem thêm, đọc thêm
    vagueLink = tìm hiểu thêm, chi tiết, liên kết
    and = và
    button = nút
    selected = đã chọn
    disabled = đã tắt, không khả dụng, bị vô hiệu hóa
    heading = tiêu đề, đầu đề
    """,
    "zh-Hans": """
    gesture = 轻点两下, 连按两下, 双击, 轻点, 点按, 单击, 点击以, 点击此处, 点击这里, 点击可, 长按, 按住, 轻扫
    gesture = 滑动以, 向左滑动, 向右滑动, 向上滑动, 向下滑动, 向上或向下滑动
    picture = 图像, 图片, 图标
    vagueLink = 这里, 此处, 点击这里, 点击此处, 点按此处, 更多, 阅读更多, 查看更多, 了解更多, 更多信息, 详情
    vagueLink = 详细信息, 链接
    and = 和
    button = 按钮
    selected = 已选择, 已选中, 选中
    disabled = 已停用, 不可用, 已禁用
    heading = 标题
    """,
    "zh-Hant": """
    gesture = 點兩下, 連按兩下, 按兩下, 按一下, 點一下, 點按, 輕點, 長按, 按住, 輕掃, 輕掠, 滑動以
    gesture = 向左滑動, 向右滑動, 向上滑動, 向下滑動, 向上或向下滑動, 上下滑動
    picture = 影像, 圖片, 圖像, 圖示
    vagueLink = 這裡, 此處, 點擊這裡, 點按這裡, 按這裡, 更多, 閱讀更多, 查看更多, 瞭解更多, 了解更多, 更多資訊
    vagueLink = 詳細資訊, 詳情, 連結
    and = 和
    button = 按鈕
    selected = 已選取, 已選擇
    disabled = 已停用, 無法使用, 不可用
    heading = 標題
    """,
  ]
}
