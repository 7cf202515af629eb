// The words of a specification line: categories, delivery states, counting units, "by drawing".
import {
  type DeliveryState,
  type QuantityUnit,
  deliveryStateNames,
  deliveryStates,
  quantityUnitNames,
  quantityUnits,
} from '../delivery_states.ts'
import type { Shape } from '../shapes.ts'
import { deliveryStateSynonyms, quantityUnitSynonyms } from '../synonyms.ts'
import { anyOf, matchAt } from './patterns.ts'
import { fillersByLanguage, shapeWordsByLanguage } from './words_by_language.data.ts'

export type Word =
  | { kind: 'category'; shapes: readonly Shape[]; isFlange?: boolean }
  | { kind: 'state'; state: DeliveryState }
  | { kind: 'drawing' | 'filler' | 'each' | 'hollow' | 'solid' | 'foreign' }

/**
 * Category words with the shapes they stand for. A shaft is stepped if steps are given, otherwise round; gear blanks,
 * crankshafts, billets and forgings do not determine a shape.
 */
const categoryWords: readonly [shapes: readonly Shape[], words: string][] = [
  [
    ['round'],
    '锻圆|圆钢|园钢|元钢|园棒|锻园|光圆|光圆钢|锻造圆钢|锻制圆钢|热轧圆钢|实心圆钢|圆棒|棒材|锻棒|锻造圆棒|圆|forged round bar|forged round bars|forged round|forged rounds|hot rolled round bar|round bar|round bars|round steel|round|rounds|bright bar|bright bars|bright round bar|rd bar|rd bars|steel bar|forged bar|forged bars|rnd|rnds|rnd.|rds|rnd bar|rnd bars|rundstahl|rundstange|rundmaterial|rund|rd|rd.|rod|rods|round stock|round bar stock|round rod|round rods',
  ],
  [
    ['square'],
    '锻方|方钢|锻造方钢|方棒|方|forged square bar|forged square|square bar|square bars|sq bar|sq bars|square stock|rcs|round cornered square|round cornered squares|round corner square|square steel|square|vierkantstahl|vierkant|4kt|4-kt',
  ],
  [
    ['flat'],
    '模块|锻造模块|方块|锻块|扁钢|模具扁钢|锻扁|锻板|钢板|板材|扁|die block|die blocks|mould block|mold block|block|blocks|forged block|forged blocks|forged flat bar|flat bar|flat bars|flat steel|forged flat|flat|flats|flat stock|steel plate|plate|plates|flachstahl|flach|platte|blech|bleche|quader',
  ],
  [
    ['ring'],
    '锻环|环件|环形锻件|圆环|碾环|辗环|环锻件|齿圈|轴承圈|环|forged ring|forged rings|rolled ring|rolled rings|seamless rolled ring|seamless rolled rings|ring|rings|ringe|schmiedering',
  ],
  [
    ['sleeve'],
    '筒体|锻筒|筒形锻件|筒体锻件|筒类|套筒|轴套|衬套|锻套|套|筒|空心轴|空心圆钢|空心圆棒|空心锻件|空心棒|forged sleeve|forged sleeves|sleeve|sleeves|forged cylinder|hollow cylinder|hollow forging|hollow bar|hollow bars|hollow shaft|hollow shafts|hollow round|bush|bushing|cylinder|hohlwelle|hohlstahl|hülse|buchse',
  ],
  [
    ['pipe'],
    '钢管|无缝管|无缝钢管|厚壁管|厚壁钢管|圆管|锻管|管|seamless pipe|smls pipe|smls tube|seamless steel pipe|seamless tube|heavy wall pipe|heavy-wall pipe|steel pipe|pipe|pipes|tube|tubes|rohr|rohre|nahtloses rohr|nahtlose rohre|nahtlosrohr',
  ],
  [
    ['disc'],
    '锻饼|圆饼|圆盘|饼类|饼形锻件|饼件|管板|饼|forged disc|forged disk|forged discs|forged disks|disc|discs|disk|disks|tube sheet|scheibe|scheiben|ronde',
  ],
  [
    ['hexagon'],
    '六角钢|六角棒|六角|六方钢|六方棒|六方|hexagon bar|hexagonal bar|hex bar|hexagon|hexagonal|hex|hex stock|sechskantstahl|sechskant|6kt|6-kt',
  ],
  [
    ['stepped'],
    '台阶轴|阶梯轴|台阶|stepped shaft|stepped shafts|step shaft|stepped bar|stufenwelle|abgesetzte welle',
  ],
  [
    ['stepped', 'round'],
    '锻轴|主轴|轴|轴类|轴锻件|齿轮轴|传动轴|转子|轧辊|辊|辊子|支承辊|工作辊|forged shaft|forged shafts|shaft|shafts|rotor|rotors|roll|rolls|pinion shaft|welle|wellen|walze',
  ],
  [
    ['ingot'],
    '八角锭|圆锭|方锭|扁锭|钢锭|电渣锭|铸锭|锭|steel ingot|esr ingot|ingot|ingots|block ingot|rohblock|gussblock',
  ],
  [
    [],
    '齿坯|管坯|方坯|圆坯|锻件|锻造件|齿轮坯|齿轮|曲轴|车轮坯|轮坯|毛坯|gear blank|gear blanks|gear|crankshaft|crankshafts|billet|billets|forging|forgings|blank|kurbelwelle|zahnradrohling|schmiedestück|schmiedestücke|schmiedeteil',
  ],
]
const flangeWords =
  '法兰|法兰盘|法兰锻件|flange|flanges|flansch|flansche|flanş|brida|bridas|flangia|фланец|фланцы|フランジ|플랜지'

const drawingWords =
  '按图|按图纸|按图加工|来图|来图加工|来图定制|见图|见图纸|图纸|by drawing|as per drawing|per drawing|to drawing|as drawing|see drawing|according to drawing|nach zeichnung|laut zeichnung'

/** What asks for goods or for an answer, and says nothing of the piece. */
const askingWords =
  'wanted|求购|急求|急|有没有|有吗|请报价|求报价|要|锻打|hi|need|looking for|pls quote|please quote|quote|urgent|asap|thx|thanks|reqd|required|hallo|suche|brauche|benötige|gesägt|geschmiedet|nahtlos|ищу|куплю|нужен|нужна|нужно|поковку|cerco|busco|necesito|hola|recherche|cherche|besoin|arıyorum|lazım|fiyat|kupię|szukam|お見積りお願いします|見積|견적 부탁드립니다|견적'

/** Words that say how to read the numbers, and those that say nothing by themselves. */
const otherWords: Record<'hollow' | 'solid' | 'foreign' | 'each' | 'filler', string> = {
  hollow: '空心|带孔|有孔|带内孔|中空|hollow|with bore|with hole|bored|mit bohrung|hohl',
  solid: '实心|solid|voll',
  // Sections that the market has no shape for: their numbers would be taken for another one.
  foreign:
    '方管|矩形管|方环|八角钢|八角|角钢|槽钢|工字钢|h型钢|三角|椭圆|异形|square tube|square tubes|rectangular tube|octagon|octagonal|angle bar|angle steel|channel|i-beam|h-beam|elliptical|oval|dreieck|achtkant|winkelstahl|winkelprofil|u-profil|u-stahl|angle|angles|angle bars|channels|i-beams|h-beams|joist|joists|уголок|швеллер|балка|двутавр|köşebent|npu|npi|angolare|angolari|trave|travi|angular|angulares|viga|vigas|cornière|cornières|poutrelle|アングル|チャンネル|山形鋼|山形钢|溝形鋼|沟形钢|앵글|찬넬|형강|钢轨|重轨|轻轨|轨道钢|起重轨|c型钢|hollow section|rhs|shs|chs|hss|winkel|vierkantrohr|rechteckrohr|quadratrohr|profilrohr|t-bar|t-bars|tee bar|bulb flat|t-profil|t-stahl|doppel-t-träger|z型钢|t型钢|槽铁|角铁|工字铁|профильная труба|труба профильная|тавр|tubo quadro|tubo quadrato|tubolare|tubo rettangolare|tubo cuadrado|tubo rectangular|tube carré|tube rectangulaire|kutu profil|角パイプ|角管|각관|각파이프|pręt żebrowany|pręty żebrowane|kątownik|kątowniki|ceownik|dwuteownik|profil|úhelník|cantoneira|rail|rails|steel rail|steel rails|crane rail|crane rails|schiene|schienen|kranschiene|рельс|рельсы|rotaia|rotaie|carril|carriles|レール|레일',
  each: '各|每种|each|je',
  filler:
    '的|现货|定尺|silberstahl|silver steel|then|stäbe|staebe|stangen|auf lager|ab lager|lagernd|in stock|ex stock|en stock|na składzie|bar|bars|bar stock|steel|alloy steel|carbon steel|stainless|stainless steel|stahl|edelstahl|碳钢|合金钢|不锈钢|ms|单重|单件重|总重|重量|约|abt|about|ca|ca.|weight|wt|gewicht|gesamt|w.-nr|w-nr|w.nr|wnr|werkstoff-nr|werkstoff-nr.|规格|尺寸|材质|材料|牌号|钢号|钢种|型号|品名|数量|共|共计|合计|带|单位|size|sizes|dimension|dimensions|dim|spec|specification|material|grade|steel grade|qty|quantity|of|with|mit|total|werkstoff|güte|abmessung|abmessungen|maße|menge|anzahl|stückzahl|größe',
}

const isHan = (char = '') => /\p{Script=Han}/u.test(char)
const isLatin = (char = '') => /[\p{Script=Latin}\p{Script=Cyrillic}0-9]/u.test(char)

const vocabulary = new Map<string, Word>()
for (const [shapes, words] of categoryWords) {
  for (const word of words.split('|')) vocabulary.set(word, { kind: 'category', shapes })
}
for (const [shapes, words] of shapeWordsByLanguage)
  for (const word of Object.values(words).flatMap((of) => of.split('|')))
    if (!vocabulary.has(word)) vocabulary.set(word, { kind: 'category', shapes })
for (const word of Object.values(fillersByLanguage).flatMap((of) => of.split('|')))
  vocabulary.set(word, { kind: 'filler' })
for (const word of flangeWords.split('|'))
  vocabulary.set(word, { kind: 'category', shapes: [], isFlange: true })
for (const word of drawingWords.split('|')) vocabulary.set(word, { kind: 'drawing' })
for (const word of askingWords.split('|')) vocabulary.set(word, { kind: 'filler' })
for (const [kind, words] of Object.entries(otherWords) as [keyof typeof otherWords, string][])
  for (const word of words.split('|')) vocabulary.set(word, { kind })
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

const numeral = /[\d一二两三四五六七八九十百半]/

/** Whether a word of one character is not a part of a longer one: 方 of 方案; 的圆 and 三圆 are none. */
function standsAlone({ kind }: Word, before = '', after = ''): boolean {
  if (kind === 'filler') return true
  if (kind === 'each') return numeral.test(after) || !isHan(after)
  const isApart = (char: string) => !isHan(char) || numeral.test(char) || /[的寸米吨支件块根只]/.test(char)
  return isApart(before) && isApart(after)
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
    if (text.length === 1 && isHan(text) && !standsAlone(word, before, after)) continue
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
const unitWord = new RegExp(`\\s?(${anyOf(unitByWord.keys())})(?![a-z0-9])`, 'y')

const numberBehind = /\.?\s?\d{1,3}\s?(?=$|[,;)](?!\d))/y
const isOfNumberBehind = (lower: string, at: number, end: number): boolean =>
  /(?:[×x]\s?|(?:^|\s)(?:mt|m|l|lg)\.?\s?)\d[\d.,]*$/.test(lower.slice(Math.max(0, at - 12), at)) &&
  matchAt(numberBehind, lower, end) !== null

/**
 * The counting unit after a number. `320 bar` and `300 block` name a category, so the singular of these two counts
 * only after 1; plurals and the other units always count.
 */
export function quantityUnitAt(
  lower: string,
  at: number,
  count: number,
): { end: number; unit: QuantityUnit } | undefined {
  const word = matchAt(unitWord, lower, at)?.[1]
  if (word === undefined || ((word === 'bar' || word === 'block') && count !== 1)) return undefined
  // x 200 pz 5, mt 3 pz 40: the word is that of the number behind it.
  if (isOfNumberBehind(lower, at, unitWord.lastIndex)) return undefined
  return { end: unitWord.lastIndex, unit: unitByWord.get(word)! }
}

const countLabel =
  /(?:数量|件数|支数|qty|quantity|menge|anzahl|stückzahl|no\. of pcs|кол-во|qté|cantidad|quantità|本数|pz|pzas|szt|n[°º])\.?\s?[:=]?\s?(\d{1,5})(?![\d.,]*\d)(?!\s?(?:t|kg|吨|公斤)|\s?[-~]\s?\d(?![\d./ -]*"))/iy

/** A number of pieces by its label, 数量3 or Qty: 3, with or without its unit. */
export function labelledCountAt(
  lower: string,
  at: number,
): { count: number; end: number; unit?: QuantityUnit } | undefined {
  const match = matchAt(countLabel, lower, at)
  if (!match) return undefined
  const count = Number(match[1])
  const end = countLabel.lastIndex
  const counted = quantityUnitAt(lower, end, 1)
  return { count, end: counted?.end ?? end, ...(counted && { unit: counted.unit }) }
}

/** What a name of goods says of their delivery state, where nothing else does: 热轧圆钢, hot rolled round bar. */
export const stateInName = (name: string): { deliveryState: DeliveryState } | undefined =>
  /^(?:热轧|hot[\s-]rolled)/iu.test(name) ? { deliveryState: 'hot_rolled' } : undefined
