import { quantityText } from '../figures.ts'
import { deliveryStateNames } from './delivery_states.ts'
import { rangeText } from './spec_limits.ts'
import { type Bilingual, shapeNames, specLine } from './spec_line.ts'
import { surfaceNames } from './surface_words.data.ts'
import type { ParsedSpec, SpecCandidate, SpecLot } from './spec/reading.ts'

const both = (of: (lang: 'zh' | 'en') => string): Bilingual => ({ zh: of('zh'), en: of('en') })

const signed = (value: number) => (value < 0 ? String(value) : `+${value}`)

/** `圆棒 φ?×6000 d 200–220 l +10/-0`: the canonical line, and the ranges and tolerances that it has no place for. */
function pieceText({ shape, dims, ranges = [], tolerances = [] }: SpecCandidate, lang: 'zh' | 'en'): string {
  return [
    `${shapeNames[shape][lang]} ${specLine(shape, dims, lang)}`,
    ...ranges.map((range) => `${range.dim} ${rangeText(range)}`),
    ...tolerances.map(({ dim, plus, minus }) => `${dim} ${signed(plus)}/${signed(-minus)}`),
  ].join(' ')
}

/** What a line says beside the piece, by the words of the trade. */
function detailTexts(lot: SpecLot, lang: 'zh' | 'en'): string[] {
  const { weightKg, price, terms, heat, mill, certificate, hasWarranty, ndt, character, surface, place } = lot
  const isZh = lang === 'zh'
  const word = (zh: string, en: string) => (isZh ? zh : en)
  const basis = price?.basis
    ? { per_t: '/t', per_kg: '/kg', per_piece: word('/支', '/pc') }[price.basis]
    : '/?'
  const tax =
    price?.tax === undefined ? '' : price.tax ? word(' 含税', ' with tax') : word(' 不含税', ' without tax')
  return [
    weightKg ? `${word('总重', 'weight')} ${weightKg} kg` : '',
    price ? `${word('价格', 'price')} ${price.amount} ${price.currency ?? ''}${basis}${tax}` : '',
    terms ?? '',
    heat ? `${word('炉号', 'heat')} ${heat}` : '',
    mill ? `${word('钢厂', 'mill')} ${mill}` : '',
    certificate
      ? `${word('证书', 'certificate')} ${certificate}`
      : hasWarranty
        ? word('有质保书', 'mill certificate')
        : '',
    ndt ? [ndt.methods.join('+'), ndt.standard, ndt.level].filter(Boolean).join(' ') : '',
    character ? [word('正品', 'prime'), word('余料', 'remnant')][character - 1]! : '',
    surface ? surfaceNames[surface][lang] : '',
    place ? `${word('存放地', 'stored at')} ${place}` : '',
  ].filter(Boolean)
}

function lotText(lot: SpecLot, lang: 'zh' | 'en'): string {
  const { shape, candidates, material, categoryWord, deliveryState, quantity, unit } = lot
  const isZh = lang === 'zh'
  return [
    material && (isZh ? `牌号 ${material}` : `grade ${material}`),
    shape && pieceText({ ...lot, shape }, lang),
    candidates &&
      `${isZh ? '形状待定：' : 'shape undecided: '}${candidates.map((one) => pieceText(one, lang)).join(isZh ? ' 或 ' : ' or ')}`,
    categoryWord && (isZh ? `品名 ${categoryWord}` : `word ${categoryWord}`),
    deliveryState && deliveryStateNames[deliveryState][lang],
    ...detailTexts(lot, lang),
    quantity && quantityText(quantity, unit ?? null, lang),
  ]
    .filter(Boolean)
    .join(isZh ? '；' : '; ')
}

/**
 * Everything that was read from a line, and what was not, as one text in both languages; two readings are the same if
 * their texts are. Unlike `canonicalLine` it also says what is undecided or was left over.
 */
export function readingText(parsed: ParsedSpec): Bilingual {
  const { lots, unread } = parsed
  return both((lang) => {
    const isZh = lang === 'zh'
    const parts = [
      ...(lots
        ? lots.map(
            (lot, place) => `${isZh ? `第${place + 1}项：` : `piece ${place + 1}: `}${lotText(lot, lang)}`,
          )
        : [lotText(parsed, lang)]),
      unread.length > 0 && `${isZh ? '未读：' : 'not read: '}${unread.join(' · ')}`,
    ].filter(Boolean)
    if (parts.length === 0) return isZh ? '什么也没有读出' : 'nothing was read'
    return parts.join(isZh ? '；' : '; ')
  })
}
