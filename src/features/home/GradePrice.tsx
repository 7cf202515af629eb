import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { ChangeMark, directionOf, percentText } from '#shared/price/ChangeMark.tsx'
import { priceChange } from '#shared/price/price_change.ts'
import { Sparkline } from '#shared/price/Sparkline.tsx'
import classes from './GradeStrip.module.css'

const dayMs = 86_400_000

/** The median asking price of a grade (¥/t), its change within a week, and a line of the last month. */
export function GradePrice({ prices }: { prices: readonly { day: string; per_t: number }[] }) {
  const { t } = useLingui()
  const last = prices.at(-1)
  if (!last)
    return (
      <span className={classes.none}>
        <Trans>Fewer than five sellers: no median</Trans>
      </span>
    )
  const values = prices.map(({ per_t }) => per_t)
  const change = priceChange(
    prices.map(({ day }) => Date.parse(day) / dayMs),
    values,
    7,
  )
  return (
    <span className={classes.price}>
      <span className={classes.figures}>
        <b>{formatMoney(last.per_t)}</b>
        {change !== null && <ChangeMark change={change} label={t`${percentText(change)} in a week`} />}
      </span>
      <Sparkline prices={values} direction={directionOf(change)} />
    </span>
  )
}
