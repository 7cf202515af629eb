import { t } from '@lingui/core/macro'
import type { FigureMeaning, UnusualFigure } from '#contract/postings/unusual_figures.ts'
import { formatDate, formatNumber, formatPrice } from '#shared/i18n/format.ts'

/** The figures that a refusal with the code `figures_unusual` asks about. */
export const figuresInQuestion = (data: unknown): readonly UnusualFigure[] =>
  (data as { figures?: readonly UnusualFigure[] } | null)?.figures ?? []

const meaning = (meant: FigureMeaning): string =>
  ({
    cny: t`Did you mean ¥?`,
    per_t: t`Did you mean per tonne?`,
    per_kg: t`Did you mean per kilogram?`,
    per_piece: t`Did you mean per piece?`,
    tonnes: t`Did you mean tonnes?`,
    kilograms: t`Did you mean kilograms?`,
    one_piece: t`Is it the weight of one piece?`,
    total: t`Is it the price of all together?`,
  })[meant]

/** Says how far a figure is from what it is compared with, and asks what was probably meant; null if nothing was. */
export function unusualText(figure: UnusualFigure): { text: string; question: string | null } {
  const { than, per, given, beside, day, meant } = figure
  const [stated, other] = [formatNumber(given), formatNumber(Math.round(beside * 10) / 10)]
  const ratio = given > beside ? given / beside : beside / given
  const times = formatNumber(ratio < 10 ? Math.round(ratio * 10) / 10 : Math.round(ratio))
  const question = meant && meaning(meant)
  if (than === 'theoretical')
    return { text: t`${stated} kg stated, ${other} kg by its dimensions.`, question }
  const unit = per === 'piece' ? t`piece` : 't'
  if (than === 'others') {
    // Their prices are secret, and only the order of magnitude was compared.
    const text =
      given > beside
        ? t`¥${stated}/${unit} with tax: others quote orders of magnitude less on this request.`
        : t`¥${stated}/${unit} with tax: others quote orders of magnitude more on this request.`
    return { text, question }
  }
  if (than === 'before') {
    const text =
      given > beside
        ? t`¥${stated}/${unit} with tax is ${times} times your quote until now, ¥${other}/${unit}.`
        : t`¥${stated}/${unit} with tax: your quote until now is ${times} times as high, ¥${other}/${unit}.`
    return { text, question }
  }
  if (than === 'target') {
    const text =
      given > beside
        ? t`¥${stated}/${unit} with tax is ${times} times the buyer’s target, ¥${other}/${unit}.`
        : t`¥${stated}/${unit} with tax: the buyer’s target is ${times} times as high, ¥${other}/${unit}.`
    return { text, question }
  }
  const on = day ? formatDate(day) : ''
  const [price, index] = [formatPrice(given, 'per_t'), formatPrice(beside, 'per_t')]
  const text =
    given > beside
      ? t`${price} is ${times} times the index of this grade, ${index} on ${on}.`
      : t`${price}: the index of this grade is ${times} times as high, ${index} on ${on}.`
  return { text, question }
}
