import type { DimName } from '../shapes.ts'

/** The meaning of a sign or label of a number: `dia` is φ or D, of a bore or a bar; `t` of a wall or a flat. */
export type Mark = 'dia' | Exclude<DimName, 'd' | 'kg'>

/*
 * The words that say which dimension a number is, in the languages of the trade beside Chinese, English and German
 * (label_words.data.ts), in lower case and with φ for every sign of a diameter. A new language is a row. Words that are others in
 * another language are left out: Turkish `en` and `et`, Italian `de` and `di` (`normalise.ts` knows the two together).
 */
type Language = 'ru' | 'tr' | 'it' | 'es' | 'fr' | 'pl' | 'cs' | 'pt' | 'nl' | 'ja' | 'ko'
type Labels = Partial<Record<Mark, string>>

/** Before the number. */
export const labelsBefore: Record<Language, Labels> = {
  ru: {
    dia: 'диаметр|диам',
    od: 'наружный диаметр|нар. диаметр|нар|наруж',
    id: 'внутренний диаметр|вн. диаметр|вн|внутр',
    wt: 'стенка|толщина стенки',
    t: 'толщина|толщ',
    w: 'ширина|шир',
    l: 'длина|длиной|дл',
    h: 'высота|выс',
  },
  tr: {
    dia: 'çap|çapı',
    od: 'dış çap|dış çapı|diş çap|dış',
    id: 'iç çap|iç çapı|iç|delik',
    wt: 'et kalınlığı|et kalınlık',
    t: 'kalınlık|kalınlığı',
    w: 'genişlik',
    l: 'boy|uzunluk',
    h: 'yükseklik',
    s: 'aa|anahtar ağzı',
  },
  it: {
    dia: 'diametro|diam',
    od: 'diametro esterno|φ est|φest|φe|φ e',
    id: 'diametro interno|φ int|φint|foro',
    t: 'spessore|spess|sp',
    w: 'larghezza|largh',
    l: 'lunghezza|lungh|lung|barre da|barra da',
    h: 'altezza',
    a: 'lato',
    s: 'chiave|ch',
  },
  es: {
    dia: 'diámetro|diametro',
    od: 'diámetro exterior|φ ext|φext|φ ext.|φext.|exterior|ext.|ext',
    id: 'diámetro interior|φint|φ int.|φint.|interior|int.|int',
    t: 'espesor|esp',
    w: 'ancho',
    l: 'largo|longitud|barras de|barra de',
    h: 'alto|altura|alt',
    s: 'e/c|entrecaras',
  },
  fr: {
    dia: 'diamètre',
    od: 'diamètre extérieur',
    id: 'diamètre intérieur',
    t: 'épaisseur|ép|ep',
    w: 'largeur',
    l: 'longueur|long.|barres de|en barres de|barre de',
    h: 'hauteur|ht',
  },
  pl: {
    dia: 'średnica|srednica|śr.|śr|fi',
    od: 'fi zewn.|fi zewn|fi zew.|fi zew|φ zewn|średnica zewnętrzna|śr. zewn.|śr. zew.|zewn.',
    id: 'fi wewn.|fi wewn|φ wewn|średnica wewnętrzna|śr. wewn.|wewn.',
    wt: 'grubość ścianki|gr. ścianki|ścianka',
    t: 'grubość|grub.|gr.|gr',
    w: 'szerokość|szer.|szer',
    l: 'długość|dlugosc|dł.|dł|dług.',
    h: 'wysokość|wys.|wys',
  },
  cs: {
    dia: 'průměr|prům.',
    od: 'vnější průměr',
    id: 'vnitřní průměr',
    wt: 'tloušťka stěny|stěna',
    t: 'tloušťka|tl.',
    w: 'šířka|š.',
    l: 'délka|dl.',
    h: 'výška',
  },
  pt: {
    dia: 'diâmetro',
    od: 'diâmetro externo',
    id: 'diâmetro interno',
    t: 'espessura',
    w: 'largura|larg.',
    l: 'comprimento|compr.|comp.',
    h: 'altura',
  },
  nl: {
    od: 'buitendiameter|uitwendig',
    id: 'binnendiameter|inwendig',
    wt: 'wanddikte',
    t: 'dikte',
    w: 'breedte',
    l: 'lengte',
    h: 'hoogte',
  },
  ja: { wt: '肉厚', t: '厚さ|厚み|板厚', w: '幅', l: '長さ|长さ|全長|全长', h: '高さ', s: '対辺' },
  ko: { dia: '직경|지름|파이', od: '외경', id: '내경', t: '두께', w: '폭', l: '길이', h: '높이', s: '대변' },
}

/** Behind the number and its unit. */
export const labelsAfter: Record<Language, Labels> = {
  ru: { t: 'толщина', l: 'длина' },
  tr: { dia: 'çap', t: 'kalınlık', l: 'boy' },
  it: {},
  es: {},
  fr: { s: 's/plats|sur plats' },
  pl: {},
  cs: {},
  pt: { l: 'comprimento' },
  nl: { l: 'lang' },
  ja: { dia: 'φ', a: '角', l: 'l', t: 't', w: 'w' },
  ko: { dia: '파이', a: '각' },
}
