import { t } from '@lingui/core/macro'
import type { FlagFigure } from '#contract/postings/flag_figures.ts'
import { formatChange, formatCount, formatDate, formatNumber, formatPercent } from '#shared/i18n/format.ts'
import { flagLabels, type PostingFlag } from './posting_flags.ts'

const changeOf = ({ given, beside }: FlagFigure): number => (given / beside - 1) * 100

const tenths = (value: number): string => formatNumber(Math.round(value * 10) / 10)

/** Says what a figure is compared with and by how much it is above or below. */
export function figureText(figure: FlagFigure): string {
  const change = changeOf(figure)
  const percent = formatPercent(Math.abs(change))
  const by = change > 0 ? t`${percent} above` : t`${percent} below`
  const given = tenths(figure.given)
  const beside = tenths(figure.beside)
  const grade = figure.grade ?? ''
  if (figure.flag === 'weight_far') return t`${given} kg, ${by} the ${beside} kg of its dimensions`
  if (figure.flag === 'price_far') {
    const day = figure.day ? formatDate(figure.day) : ''
    return t`¥${given}/t, ${by} the index of ${grade}, ¥${beside}/t on ${day}`
  }
  const count = formatCount(figure.count ?? 0)
  return t`¥${given}/t, ${by} ¥${beside}/t, the median of ${count} online prices of ${grade}`
}

type Hinted = { flags: readonly PostingFlag[]; figures: readonly FlagFigure[] }

/** The hints of a posting: each one’s label with the change of its figure, and what its figures are compared with. */
export const hintsOf = ({ flags, figures }: Hinted) =>
  flags.map((flag) => {
    const own = figures.filter((figure) => figure.flag === flag)
    const [first] = own
    return {
      flag,
      ...flagLabels[flag],
      change: first && formatChange(changeOf(first)),
      texts: own.map(figureText),
    }
  })
