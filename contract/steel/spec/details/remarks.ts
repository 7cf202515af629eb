// Parts of a line that have a number or a letter of a size and are none: areas, lengths that vary.
import type { Detail, DetailFinder } from './detail.ts'

const number = String.raw`(?<![\d.,×x*/-])\d[\d.,]*\s?(?:-\s?\d[\d.,]*\s?)?`
/** Square units: inches, feet and metres by words; Latin ones as normalised text has their figure (`mm^2`, `m2`, мм2). */
const squareUnits = [
  String.raw`(?:sq(?:uare)?\.?\s?)(?:in(?:ch(?:es)?)?|ft|feet|foot|cm|m|met(?:re|er)s?|mtrs?)(?![a-z])(?!\s(?:stock|house|our|the|lengths?|bars?|mm|cm|inch)(?![a-z]))\.?`,
  String.raw`(?:mm|cm|dm|m|in|inch|ft)(?:\^2|2)(?![\w.,×])(?!\s?[×x*]\s?\d)`,
  String.raw`平方(?:毫米|厘米|分米|米|公分|英寸|英尺|寸|尺)?|平米|平毫米|кв\.?\s?(?:мм|см|дм|м|mm|cm|m)(?![a-zа-я])|(?:mmq|qmm|qcm|qm|mq)(?![a-z])`,
].join('|')
const limit = String.raw`(?:(?<![\p{L}])(?:under|over|below|above|up\sto|less\sthan|more\sthan|max\.?|min\.?|from|bis|ab|über|unter|до|от|свыше|более|менее)\s|[≤≥<>]\s?|不超过|大于|小于|超过|不大于|不小于)?`
const area = new RegExp(`${limit}${number}(?:${squareUnits})`, 'giu')
/** No bar has such a side: `5000 sq mm` is an area, `70 Sq mm` a square as Indian lists write it. */
const largestSide = 400
const squareMillimetres = new RegExp(
  String.raw`${limit}${number}(?:sq(?:uare)?\.?\s?)mm(?![a-z])(?!\s?[×x*])`,
  'giu',
)
const about = String.raw`(?<![\d.,×x*/-]|[×x*]\s)\d[\d.,]*\s?(?:[-/~]\s?\d[\d.,]*\s?)?(?:'|ft|feet|foot|m|mtrs?)\s?`
/** Lengths that vary, with the number that says about how long they are: 20 ft random, 18-22' R/L. */
const varying = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:${about})?(?:R\/L|RL(?=\s\d)|(?:in\s)?random(?:\slengths?)?|(?:in\s)?mill\slengths?|(?:in\s)?herstelllängen?)(?![\p{L}\d])`,
    // How many are in a bundle is not how many there are.
    String.raw`(?:[一每]捆|[一每]扎|每包|per\sbundle|bundles?\sof)\s?\d{1,4}\s?(?:[支根件条]|pcs?)?`,
    // Bright, without saying how: drawn, peeled or ground.
    String.raw`(?<![\p{L}\d-])(?:polished|blanke[rns]?|stressproof)(?![\p{L}\d-])|(?<=\d\s?(?:mm\s)?)blank(?![\p{L}\d-])|不定尺|乱尺|난척`,
    String.raw`(?<!\p{L})(?:н\/д|нд|нмд|немер\p{L}*)(?!\p{L})`,
  ].join('|'),
  'giu',
)
const mayHaveRemarks =
  /sq|[a-z]\^?2|平|кв|q(?:mm?|cm)|mm?q|r\/?l|random|polished|blank|stressproof|捆|扎|每包|bundle|lengths|längen|尺|난척|н\/?д|нмд|немер/i

const sizeOf = (text: string) => Number(/\d[\d.]*/.exec(text.replaceAll(',', ''))?.[0])

/** `under 16 sq in`, `1000平方毫米`, `2.5 m2`: an area is no size of the piece. `R/L`, 不定尺: nor has it one length. */
export const findRemarks: DetailFinder = (text) => {
  if (!mayHaveRemarks.test(text)) return []
  const large = [...text.matchAll(squareMillimetres)].filter(([written]) => sizeOf(written) > largestSide)
  return [...text.matchAll(area), ...large, ...text.matchAll(varying)].map((match): Detail => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
