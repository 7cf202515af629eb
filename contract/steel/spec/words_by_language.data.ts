import type { Shape } from '../shapes.ts'

/*
 * Words for shapes in the languages of the trade beside Chinese, English and German (words.ts), in lower case, from
 * stockists' lists and catalogues. A row: the shapes that a word stands for, and its words by language.
 */
type Language = 'ru' | 'tr' | 'it' | 'es' | 'fr' | 'pl' | 'cs' | 'pt' | 'nl' | 'ja' | 'ko'

export const shapeWordsByLanguage: readonly (readonly [
  shapes: readonly Shape[],
  words: Partial<Record<Language, string>>,
])[] = [
  [
    ['round'],
    {
      ru: 'кругляк|круг|круги|круга|кругов|кругом|кругам|прутка|прутков|круглый прокат|пруток|прутки|пруток круглый|поковка круглая|поковка круг|круг кованый|круг г/к|круг горячекатаный',
      tr: 'yuvarlak|yuvarlak dolu|dövme yuvarlak|yuvarlak çubuk|dolu mil|mil',
      it: 'tondo|tondi|tondo laminato|tondi laminati|tondo forgiato|barra tonda|barre tonde',
      es: 'redondo|redondos|redondo forjado|barra redonda|barras redondas|redo|redo.',
      fr: 'rond|ronds|rond forgé|barre ronde|barres rondes',
      pl: 'pręt okrągły|pręty okrągłe|pręt|pręty|pret|prety|wałek|wałki|walek|odkuwka okrągła|okrągły|okragly',
      cs: 'tyč kruhová|tyče kruhové|kruhová tyč|kruhové tyče|kulatina|kulatiny',
      pt: 'vergalhão redondo|redonda|redondas',
      nl: 'rondstaf|rond staf|staf rond|ronde staf|rondstaal|rond staal',
      ja: '丸棒|丸鋼|丸钢',
      ko: '환봉|환봉재|단조환봉|원형봉|원형강|환강|라운드바',
    },
  ],
  [
    ['square'],
    {
      ru: 'квадрат|квадраты|квадрата|квадратов|квадрат г/к|квадратный прокат|поковка квадратная',
      tr: 'kare|kare dolu|kare çubuk',
      it: 'quadro|quadri|quadrello|quadrelli|barra quadra|barre quadre',
      es: 'cuadrado|cuadrados|barra cuadrada',
      fr: 'carré|carrés|barre carrée',
      pl: 'pręt kwadratowy|pręty kwadratowe|kwadratowy|kwadrat|kwadraty',
      cs: 'čtyřhran|tyč čtvercová|tyč čtyřhranná|čtvercová tyč',
      pt: 'barra quadrada|barras quadradas|quadrado',
      nl: 'vierkantstaf|vierkante staf|vierkant staal',
      ja: '角棒|角材',
      ko: '각봉|사각봉',
    },
  ],
  [
    ['flat'],
    {
      ru: 'полоса|полосы|полос|лист|листы|листа|листов|плита|плиты|блок|поковка плоская',
      tr: 'lama|sac|levha|plaka',
      it: 'piatto|piatti|barra piatta|barre piatte|blocco|blocchi|lamiera|lamiere|piastra',
      es: 'solera|soleras|pletina|pletinas|chapa|chapas|placa|llanta',
      fr: 'bloc|blocs|plat|plats|méplat|tôle|tôles',
      pl: 'plaskownik|płaskownik|płaskowniki|blacha|blachy|płyta|płyty|pręt płaski',
      cs: 'plochá tyč|tyč plochá|plech|plechy|deska',
      pt: 'barra chata|barras chatas|bloco|blocos',
      nl: 'platstaf|plat staf|platstaal|plat staal|plaat|platen',
      ja: '平鋼|平钢|フラットバー|鋼板|厚板',
      ko: '평강|평철|철판|후판|강판',
    },
  ],
  [
    // Equal sides make a square bar, others a flat one.
    ['square', 'flat'],
    { ko: '각재' },
  ],
  [
    ['ring'],
    {
      ru: 'кольцо|кольца|колец|поковка кольцо',
      tr: 'halka|bilezik|dövme halka',
      it: 'anello|anelli|anello forgiato|anelli forgiati|anello laminato|anelli laminati',
      es: 'anillo|anillos|anillo forjado',
      fr: 'couronne|couronnes|anneau|anneaux',
      pl: 'pierścień|pierścienie|pierscien|pierścień kuty|pierscien kuty',
      cs: 'kroužek|prstenec|prstence',
      pt: 'anel|anéis',
      nl: 'ringen',
      ja: 'リング|鍛造リング|锻造リング',
      ko: '링|단조링',
    },
  ],
  [
    ['sleeve'],
    {
      ru: 'втулка|втулки|обечайка',
      tr: 'burç|kovan',
      it: 'boccola|manicotto',
      es: 'casquillo|manguito',
      fr: 'manchon|douille',
      pl: 'tuleja|tuleje',
      cs: 'pouzdro',
      pt: 'bucha|buchas',
      nl: 'bus|bussen',
      ja: 'スリーブ|中空軸',
      ko: '슬리브|중공축',
    },
  ],
  [
    ['pipe'],
    {
      ru: 'труба|трубы|трубу|труб|труба бесшовная|трубы бесшовные|труба б/ш',
      tr: 'boru|borular|çelik çekme boru|dikişsiz boru',
      it: 'tubo|tubi|tubo senza saldatura',
      es: 'tubo sin soldadura|tubos',
      fr: 'tube sans soudure',
      pl: 'rura|rury|rura bezszwowa|rury bezszwowe',
      cs: 'trubka|trubky|trubka bezešvá|bezešvá trubka',
      pt: 'tubo sem costura|tubos sem costura',
      nl: 'naadloze buis|naadloze buizen|buis|buizen',
      ja: 'パイプ|丸パイプ|鋼管|钢管',
      ko: '파이프|강관',
    },
  ],
  [
    ['disc'],
    {
      ru: 'диск|диски',
      tr: 'disk',
      it: 'disco|dischi',
      es: 'discos',
      fr: 'disque|disques',
      pl: 'tarcza|tarcze|krążek|krążki|krazek',
      cs: 'kotouč|kotouče',
      nl: 'schijf|schijven',
      ja: 'ディスク|円板|圆板',
      ko: '디스크|원판',
    },
  ],
  [
    ['hexagon'],
    {
      ru: 'шестигранник|шестигранники|шестигранника|шестигранников',
      tr: 'altıköşe|altı köşe',
      it: 'esagono|esagoni|esagonale|barra esagonale|barre esagonali',
      es: 'hexágono|barra hexagonal',
      fr: 'hexagone|six pans|6 pans',
      pl: 'pręt sześciokątny|pręty sześciokątne|sześciokątny',
      cs: 'šestihran|tyč šestihranná|šestihranná tyč',
      pt: 'sextavado|sextavada|barra sextavada',
      nl: 'zeskant|zeskantstaf|zeskant staf',
      ja: '六角棒',
      ko: '육각봉|육각강|육각',
    },
  ],
  [
    ['ingot'],
    { ru: 'слиток|слитки|слитков', it: 'lingotto|lingotti', es: 'lingote|lingotes', fr: 'lingot|lingots' },
  ],
  [
    ['stepped', 'round'],
    {
      ru: 'вал|валы|вала|валов|поковка вал',
      tr: 'şaft',
      it: 'albero|alberi',
      es: 'eje|ejes',
      fr: 'arbre|arbres',
      pl: 'wał|wały',
      cs: 'hřídel|hřídele',
      pt: 'eixo|eixos',
      ja: 'シャフト',
      ko: '샤프트',
    },
  ],
  [
    [],
    {
      ru: 'поковка|поковки|поковок|заготовка|заготовки|прокат',
      tr: 'dövme',
      it: 'forgiato|forgiati|fucinato|fucinati|forgiata|barra|barre',
      es: 'forjado|forjados',
      fr: 'pièce forgée|pièces forgées',
      pl: 'odkuwka|odkuwki|kęs|kęsy',
      cs: 'výkovek|výkovky|tyč|tyče',
      pt: 'forjado|tarugo|tarugos|vergalhão',
      nl: 'smeedstuk|smeedstukken|staf|staven',
      ja: '鍛造品|锻造品',
      ko: '단조품|단조',
    },
  ],
]

/** Words that say nothing by themselves: steel, grade, size, standard. */
export const fillersByLanguage: Record<Language, string> = {
  ru: 'в наличии|мера|мерная|мерной длины|сталь|ст|ст.|стальной|стальная|марка|марка стали|размер|гост|кол-во|вес|масса',
  tr: 'çelik|kalite|ölçü|boy|ağırlık|toplam',
  it: 'acciaio|materiale|misura|peso|n.',
  es: 'acero|calidad|medida|peso',
  fr: 'acier|nuance|poids|qté',
  pl: 'stal|gatunek|gat.|gat|waga|ilość|wiązka|wymiar',
  cs: 'ocel|jakost|hmotnost|množství|rozměr',
  pt: 'aço|qualidade|bitola|qtd|qtde|quantidade',
  nl: 'staal|kwaliteit|gewicht|aantal|afmeting',
  ja: '材質|寸法|材质',
  ko: '정척|재질|규격|탄소강|합금강|공구강|기계구조용|스테인리스',
}

/** Every word of one of these tables, in lower case. */
export const foreignWords: ReadonlySet<string> = new Set(
  [
    ...shapeWordsByLanguage.flatMap(([, words]) => Object.values(words)),
    ...Object.values(fillersByLanguage),
  ].flatMap((words) => words.split('|').flatMap((word) => [word, ...word.split(' ')])),
)

/** Characters of the trade that traditional Chinese and Japanese write differently, with the simplified ones. */
export const simplifiedOf: ReadonlyMap<string, string> = new Map(
  (
    '鍛锻 圓圆 鋼钢 環环 塊块 軸轴 餅饼 錠锭 徑径 長长 寬宽 號号 爐炉 調调 質质 銹锈 鏽锈 蘭兰 齒齿 輪轮 圖图 壓压 熱热 軋轧 無无 縫缝 ' +
    '實实 數数 噸吨 單单 價价 稅税 規规 態态 處处 貨货 廠厂 標标 準准 級级 類类 條条 隻只 個个 張张 內内 對对 邊边 純纯 鎳镍 鈦钛 鋁铝 銅铜 ' +
    '彈弹 結结 構构 滾滚 齊齐 餘余 釺钎 鑄铸 電电 產产 總总 書书 檢检 測测 傷伤 報报 ' +
    '興兴 證证 陽阳 製制 戸户 倉仓 庫库 現现 氣气'
  )
    .split(' ')
    .map((pair) => [[...pair][0]!, [...pair][1]!]),
)
