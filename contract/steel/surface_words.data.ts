import type { Surface } from './surfaces.ts'

/** The names of certificates and rows; the page has its own labels. */
export const surfaceNames: Record<Surface, { zh: string; en: string }> = {
  black: { zh: '黑皮', en: 'black' },
  rough_turned: { zh: '粗车', en: 'rough turned' },
  turned: { zh: '光车', en: 'turned' },
  peeled: { zh: '剥皮', en: 'peeled' },
  ground: { zh: '磨光', en: 'ground' },
  milled: { zh: '铣面', en: 'milled' },
  pickled: { zh: '酸洗', en: 'pickled' },
  drawn: { zh: '冷拉', en: 'cold drawn' },
}

/**
 * The words of lines and lists for a surface, one row a language, from order forms of EN 10278 and the stock lists of bright bar
 * makers. Words that mean any bright surface (blank, 银亮, ミガキ, bright) are left out.
 */
export const surfaceWords: Record<Surface, Readonly<Record<string, string>>> = {
  black: {
    zh: '黑皮',
    en: 'black|black skin|black surface',
    de: 'schwarz',
    it: 'nero|nera',
    es: 'negro|negra',
    fr: 'noir',
    ja: '黒皮|黑皮',
    ko: '흑피',
  },
  rough_turned: {
    zh: '粗车|粗加工|荒车',
    en: 'rough turned|rough-turned|rough machined|rough-machined|proof machined|proof-machined',
    de: 'vorgedreht|schruppgedreht',
    ru: 'обточка',
    it: 'sgrossato|sgrossata',
    es: 'desbastado|desbastada',
    fr: 'ébauché|ébauchée',
    ja: '荒削り|粗加工',
    ko: '황삭',
  },
  turned: {
    zh: '车光|光车|精车|車光',
    en: 'turned|smooth turned|turned and polished|turned & polished|machined all over',
    de: 'gedreht',
    ru: 'точеный|точёный|обточенный|обточенная',
    it: 'tornito|tornita',
    es: 'torneado|torneada',
    fr: 'tourné|tournée',
  },
  peeled: {
    zh: '扒皮|剥皮|剝皮|去皮',
    en: 'peeled|bright peeled|rough peeled|peeled and reeled|peeled & reeled|peeled and polished|peeled & polished',
    de: 'geschält|blankgeschält|blank geschält|geschält und poliert',
    it: 'pelato|pelata|pelati|pelato rullato|pelata rullata',
    es: 'pelado|pelada|descortezado',
    fr: 'écroûté|écroûtée|écroûté galeté',
    tr: 'kabuk soyma|kabuk soyulmuş|soyulmuş',
    ja: 'ピーリング',
    ko: '필링',
  },
  ground: {
    zh: '磨光|研磨|精磨|无心磨',
    en: 'ground|centerless ground|centreless ground|precision ground|cg|tgp|turned ground and polished|turned, ground and polished|turned ground & polished',
    de: 'geschliffen|blankgeschliffen|blank geschliffen|spitzenlos geschliffen',
    ru: 'шлифованный|шлифованная|серебрянка',
    it: 'rettificato|rettificata',
    es: 'rectificado|rectificada',
    fr: 'rectifié|rectifiée',
    tr: 'taşlanmış|taşlama',
    ja: '研削|センタレス',
    ko: '연마',
  },
  milled: {
    zh: '铣面|铣光|六面铣',
    en: 'milled|milled all over',
    de: 'gefräst',
    ru: 'фрезерованный|фрезерованная',
    it: 'fresato|fresata',
    es: 'fresado|fresada',
    fr: 'fraisé|fraisée',
  },
  pickled: {
    zh: '酸洗',
    en: 'pickled|pickled and oiled|pickled & oiled',
    de: 'gebeizt',
    ru: 'травленый|травленая',
    it: 'decapato|decapata',
    es: 'decapado|decapada',
    fr: 'décapé|décapée',
    ja: '酸洗い',
    ko: '산세',
  },
  drawn: {
    zh: '冷拉|冷拔',
    en: 'cold drawn|cold-drawn|bright drawn|cold finished|cold-finished|cd|cf',
    de: 'gezogen|kaltgezogen|kalt gezogen|blankgezogen|blank gezogen',
    ru: 'калиброванный|калиброванная|калиброванные|калибровка|холоднотянутый|холоднотянутая|холоднотянутые',
    it: 'trafilato|trafilata|trafilati',
    es: 'calibrado|calibrada|estirado en frío|estirada en frío|estirado|estirada',
    fr: 'étiré|étirée|étiré à froid|étirée à froid',
    tr: 'soğuk çekme|soğuk çekilmiş',
    ja: '引抜|引抜き|引き抜き|冷間引抜|冷间引抜',
    ko: '인발|냉간인발',
  },
}

/** Abbreviations that count in capital letters only: `cf` and `cg` in small ones are other words. */
export const capitalSurfaces: ReadonlySet<string> = new Set(['cd', 'cf', 'cg', 'tgp'])

/**
 * What stands behind a grade and its plus sign for a surface: EN 10277 and EN 10278 (+C cold drawn, +SH peeled, +SL ground), EN 10088-3
 * (1D pickled, 1G and 2G ground, 2H drawn).
 */
export const surfaceSuffixes: Readonly<Record<string, Surface>> = {
  C: 'drawn',
  SH: 'peeled',
  SL: 'ground',
  '1D': 'pickled',
  '1G': 'ground',
  '2G': 'ground',
  '2H': 'drawn',
}
