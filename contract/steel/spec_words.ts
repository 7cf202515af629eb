// The words of a specification line: categories, delivery states, counting units, "by drawing".
import {
  type DeliveryState,
  type QuantityUnit,
  deliveryStateNames,
  deliveryStates,
  quantityUnitNames,
  quantityUnits,
} from './delivery_states.ts'
import type { Shape } from './shapes.ts'
import { deliveryStateSynonyms, quantityUnitSynonyms } from './synonyms.ts'

export type Word =
  | { kind: 'category'; shapes: readonly Shape[] }
  | { kind: 'state'; state: DeliveryState }
  | { kind: 'drawing' }

/**
 * Category words with the shapes they stand for. A shaft is stepped if steps are given, otherwise round; flanges,
 * gear blanks, billets and square tubes do not determine a shape.
 */
const categoryWords: readonly [shapes: readonly Shape[], words: string][] = [
  [
    ['round'],
    '锻圆|圆钢|锻造圆钢|锻制圆钢|热轧圆钢|圆棒|锻棒|锻造圆棒|圆|forged round bar|forged round bars|forged round|forged rounds|hot rolled round bar|round bar|round bars|round|rounds|steel bar|forged bar|forged bars',
  ],
  [['square'], '锻方|方钢|锻造方钢|方棒|方|forged square bar|forged square|square bar|square bars|square'],
  [
    ['flat'],
    '模块|锻造模块|扁钢|模具扁钢|锻扁|锻板|扁|forged block|forged blocks|die block|die blocks|mould block|block|blocks|forged flat bar|flat bar|flat bars|forged flat|flat|flats',
  ],
  [
    ['ring'],
    '锻环|环件|环形锻件|圆环|碾环|环锻件|环|forged ring|forged rings|rolled ring|rolled rings|seamless rolled ring|ring|rings',
  ],
  [
    ['sleeve'],
    '筒体|锻筒|筒形锻件|筒体锻件|筒类|套筒|锻套|筒|forged sleeve|forged sleeves|sleeve|sleeves|forged cylinder|hollow cylinder|hollow forging|cylinder',
  ],
  [
    ['pipe'],
    '钢管|无缝管|无缝钢管|厚壁管|厚壁钢管|圆管|锻管|管|seamless pipe|seamless steel pipe|seamless tube|heavy wall pipe|heavy-wall pipe|pipe|pipes|tube|tubes',
  ],
  [
    ['disc'],
    '锻饼|圆饼|饼类|饼形锻件|饼件|饼|forged disc|forged disk|forged discs|forged disks|disc|discs|disk|disks',
  ],
  [['hexagon'], '六角钢|六角棒|六角|hexagon bar|hexagonal bar|hex bar|hexagon|hexagonal|hex'],
  [['stepped'], '台阶轴|阶梯轴|stepped shaft|stepped shafts|step shaft|stepped bar'],
  [['stepped', 'round'], '锻轴|主轴|轴|轴类|轴锻件|forged shaft|forged shafts|shaft|shafts'],
  [['ingot'], '钢锭|电渣锭|锭|steel ingot|esr ingot|ingot|ingots'],
  [
    [],
    '法兰|齿坯|方管|方环|管坯|方坯|圆坯|锻件|齿轮坯|flange|flanges|gear blank|gear blanks|square tube|billet|billets|forging|forgings',
  ],
]

const drawingWords =
  '按图|按图纸|按图加工|来图|来图加工|来图定制|见图|见图纸|图纸|by drawing|as per drawing|per drawing|to drawing|as drawing|see drawing|according to drawing'

const isHan = (char = '') => /\p{Script=Han}/u.test(char)
const isLatin = (char = '') => /[a-z0-9]/i.test(char)

const vocabulary = new Map<string, Word>()
for (const [shapes, words] of categoryWords) {
  for (const word of words.split('|')) vocabulary.set(word, { kind: 'category', shapes })
}
for (const word of drawingWords.split('|')) vocabulary.set(word, { kind: 'drawing' })
for (const state of deliveryStates) {
  const { zh, en } = deliveryStateNames[state]
  for (const word of [zh, en, ...deliveryStateSynonyms[state]]) vocabulary.set(word, { kind: 'state', state })
}

/** Entries by first character, longest first, so that each position needs only a few comparisons. */
const byFirst = new Map<string, [text: string, word: Word][]>()
for (const entry of [...vocabulary].sort(([a], [b]) => b.length - a.length)) {
  const first = entry[0].charAt(0)
  byFirst.set(first, [...(byFirst.get(first) ?? []), entry])
}

/**
 * The longest known word at a position of a lower-case text, but never a part of a longer Latin or (for 圆, 方, 管…) Han
 * word.
 */
export function wordAt(lower: string, at: number): { length: number; word: Word } | undefined {
  const before = lower[at - 1]
  for (const [text, word] of byFirst.get(lower.charAt(at)) ?? []) {
    if (!lower.startsWith(text, at)) continue
    const after = lower[at + text.length]
    if (isLatin(text[0]) && isLatin(before)) continue
    if (isLatin(text.at(-1)) && isLatin(after)) continue
    if (text.length === 1 && (isHan(before) || isHan(after))) continue
    // "not annealed" must not match annealed, nor "not by drawing" by drawing.
    if (/[不未非免无]/.test(before ?? '')) continue
    return { length: text.length, word }
  }
  return undefined
}

const unitByWord = new Map<string, QuantityUnit>()
for (const unit of quantityUnits) {
  const { zh, en } = quantityUnitNames[unit]
  for (const word of [zh, en, ...quantityUnitSynonyms[unit]]) unitByWord.set(word, unit)
}
const unitWord = new RegExp(`\\s?(${[...unitByWord.keys()].join('|')})(?![a-z0-9])`, 'y')

/**
 * The counting unit after a number. `320 bar` and `300 block` name a category, so the singular of these two counts
 * only after 1; plurals and the other units always count.
 */
export function quantityUnitAt(
  lower: string,
  at: number,
  count: number,
): { end: number; unit: QuantityUnit } | undefined {
  unitWord.lastIndex = at
  const match = unitWord.exec(lower)
  const word = match?.[1]
  if (word === undefined || ((word === 'bar' || word === 'block') && count !== 1)) return undefined
  return { end: unitWord.lastIndex, unit: unitByWord.get(word)! }
}
