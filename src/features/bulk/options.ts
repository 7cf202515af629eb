/** Finds options of closed lists by what people write for them in either language. */
import type { Field } from '#contract/fields.ts'
import type { OptionSet } from '#contract/postings/option_sets.ts'
import { deliveryStateNames } from '#contract/steel/delivery_states.ts'
import { normaliseSpec } from '#contract/steel/spec/normalise.ts'
import { wordAt } from '#contract/steel/spec/words.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import { deliveryStateSynonyms, quantityUnitSynonyms } from '#contract/steel/synonyms.ts'
import { optionText } from '#features/postings/option_labels.ts'
import type { BilingualTexts } from './bilingual_texts.ts'

export const foldWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_·・().,，。、:：]+/g, '')

/** Returns the surface that a word of a list names. */
export const surfaceNamed = (text: string): string | undefined =>
  /^rt$/i.test(text.trim()) ? 'rough_turned' : parseSpec(`C45 ${text}`).surface

/** Further words for some options, separated by `|`. */
const words: Partial<Record<OptionSet, Readonly<Record<string, string>>>> = {
  character: { 1: '正品|现货|genuine|new|prime', 2: '余料|尾料|料头|remnant|offcut|remainder' },
  weighing_method: { 1: '过磅|实重|称重|磅计|scale|actual', 2: '理计|理重|理论|理论重量|theory|theoretical' },
  price_basis: {
    per_t: '元/吨|吨|t|/t|每吨|吨价|ton|tonne|mt|perton|按吨',
    per_kg: '元/kg|元/公斤|元/千克|kg|/kg|公斤|千克|每公斤|按公斤',
    per_piece: '元/件|元/支|元/块|元/根|件|支|块|根|pcs|pc|piece|each|每件|每支|按件|按支',
  },
  currency: { CNY: '人民币|元|rmb|¥', USD: '美元|$|us$', EUR: '欧元|€' },
  // Abbreviations of stock lists, which in a line could mean something else.
  delivery_state: {
    annealed: 'ann|anl|a|hrann|hrannealed|отожж',
    quenched_tempered: 'ht|heattreated|h&t|q&t|закалка+отпуск|traitéqt|調質|bonificato|bonificado',
    normalised: 'norm|n|норм|normalize|焼ならし|노말라이징',
    normalised_tempered: 'n&t',
    hot_rolled: 'hr|asrolled|gewalzt|laminé|laminato|laminado|г/к|sıcakçekme',
    as_forged:
      'geschmiedet|brutdeforge|grezzodifucinatura|forjado|fucinato|кованый|кованая|dövme|鍛造|단조|asforged',
    solution:
      'hypertrempé|solubilizzato|hipertemplado|solüsyontavlı|lösungsgeglüht|고용화|고용화처리|固溶化|固溶化熱処理',
  },
  shape: {
    round: 'rnd|rd|丸|丸鋼|圓棒|red|원형봉|원형',
    square: 'sq|rcs|角|角鋼|方鐵|cuad|각',
    flat: 'flt|fl|fb|plt|pl|blk|平|平鋼|鋼板|ブロック|扁鐵|模具鋼|후판|blocco|bloque|bloc|blok|lamiera|chapa|tôle|saclevha|поковкапрямоугольная|прямоугольная',
    hexagon: 'hex|altıköşe|esagono|六角|六角鐵|ш/гр',
    ring: 'リング|鍛造リング|鍛環|링|кольцо',
    disc: '円板|鍛造円板|鍛餅|원판',
    pipe: '鋼管|無縫管|tubing',
    sleeve:
      'hollowbar|hollow|中空|鍛造中空|中空丸棒|空心棒|hohlstab|forato|barraperforada|barrecreuse|deliklimil|중공|중공봉',
  },
  claim_policy: { accepted: '接受|接受异议|是|yes', not_accepted: '不接受|否|无|no|none' },
  invoice: {
    vat_13: '13%|专票|增值税专用发票|增值税专票',
    vat_normal: '普票|增值税普通发票',
    none: '不开票|无票|无',
  },
  forge_type: {
    1: '自由锻|自由锻造|openie|opendie',
    2: '模锻|closeddie',
    3: '快锻',
    4: '辗环|碾环|环锻|ringrolling',
  },
  visibility: {
    public: '公开|全部|所有人|everyone|all',
    members: '会员|仅会员',
    invited: '邀请|受邀|仅邀请',
  },
}

const synonyms: Partial<Record<OptionSet, Readonly<Record<string, readonly string[]>>>> = {
  delivery_state: deliveryStateSynonyms,
  quantity_unit: quantityUnitSynonyms,
}

/** Shapes by the short words of lists: RND, 丸, RCS. */
const shapesByWord = new Map(
  Object.entries(words.shape ?? {}).flatMap(([shape, list]) =>
    list.split('|').map((word) => [foldWord(word), shape as Shape]),
  ),
)

/** Returns the only shape that a text of a list names; undefined if it names none or several. */
export function shapeNamed(text: string): Shape | undefined {
  const lower = normaliseSpec(text).toLowerCase()
  const found = new Set<string>()
  for (let at = 0; at < lower.length; at++) {
    const known = wordAt(lower, at)
    if (known?.word.kind === 'category') for (const shape of known.word.shapes) found.add(shape)
    if (known) at += known.length - 1
  }
  const [first, second] = found
  if (first) return second ? parseSpec(text).shape : (first as Shape)
  return shapesByWord.get(foldWord(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')))
}

/** Option sets that the parser of specifications understands beyond their names. */
const parsers: Partial<Record<OptionSet, (text: string) => string | undefined>> = {
  shape: (text) => parseSpec(text).shape ?? shapeNamed(text),
  delivery_state: (text) => parseSpec(text).deliveryState,
  quantity_unit: (text) => parseSpec(`1${text}`).unit,
}

type Value = string | number

/** Returns a function that finds an option of a field by its text, to be made once for all cells; it returns undefined if none fits. */
export function optionReader(
  { optionSet, options = [] }: Field,
  texts: BilingualTexts,
): (text: string) => Value | undefined {
  const set = optionSet as OptionSet
  const known = new Map<string, Value>()
  const add = (text: string, value: Value) => {
    const folded = foldWord(text)
    if (folded && !known.has(folded)) known.set(folded, value)
  }
  for (const value of options) {
    for (const lang of ['zh', 'en'] as const) add(optionText(set, value, lang, texts[lang]), value)
    add(String(value), value)
    if (set === 'delivery_state') {
      const name = deliveryStateNames[value as keyof typeof deliveryStateNames]
      for (const word of [name.en, name.abbreviation]) add(word, value)
    }
    for (const word of synonyms[set]?.[value] ?? []) add(word, value)
    for (const word of words[set]?.[value]?.split('|') ?? []) add(word, value)
  }
  return (text) => {
    const found = known.get(foldWord(text))
    if (found !== undefined) return found
    // Of `7 天`, `30 days`, `EN 10204 3.1` the number alone identifies the option.
    const number = /^\D*?(\d+(?:\.\d+)?)\s*(?:天|日|days?|d)?$/i.exec(text.normalize('NFKC').trim())?.[1]
    const byNumber = number === undefined ? undefined : options.find((value) => String(value) === number)
    if (byNumber !== undefined) return byNumber
    const parsed = parsers[set]?.(text)
    return parsed !== undefined && options.includes(parsed) ? parsed : undefined
  }
}

const yes = new Set([
  '是',
  '有',
  'y',
  'yes',
  'true',
  '1',
  '√',
  '✓',
  '✔',
  'v',
  '可',
  '可以',
  '含',
  '含税',
  '已有',
  '面议',
  'ok',
  '需要',
  '提供',
])
const no = new Set([
  '否',
  '无',
  'n',
  'no',
  'false',
  '0',
  '×',
  'x',
  '✗',
  '-',
  '不',
  '没有',
  '不含',
  '不含税',
  '不可',
  '不需要',
  'none',
])

/** Returns 1 for yes, 0 for no, undefined for anything else. */
export function readFlag(text: string): 0 | 1 | undefined {
  const word = foldWord(text)
  if (yes.has(word)) return 1
  return no.has(word) || text.trim() === '-' ? 0 : undefined
}
