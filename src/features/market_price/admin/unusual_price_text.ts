import { t } from '@lingui/core/macro'
import type { UnusualFigure } from '#contract/market_price_upload.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { formatChange, formatDate, formatNumber } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'

/** Says one reason for which a price is unusual: the figure, what it is beside, and the change in per cent. */
export function unusualPriceText(figure: UnusualFigure, regions: RegionIndex | undefined): string {
  const { name, than, beside, day, region, percent } = figure
  const given = formatNumber(figure.given)
  if (beside === null || percent === null)
    return t`First price of its series: there is nothing to compare ${given} with`
  const other = formatNumber(beside)
  const change = formatChange(percent)
  if (than === 'price')
    return name === 'low'
      ? t`Lowest price ${given}, price ${other}: ${change}`
      : t`Highest price ${given}, price ${other}: ${change}`
  const on = day ? formatDate(day) : ''
  const found = region === null ? undefined : regions?.get(region)
  const place = (lang === 'zh' ? found?.cname : found?.name) ?? ''
  if (than === 'region')
    return t`First price of its series: ${given}, in ${place} ${other} on ${on}: ${change}`
  if (than === 'index')
    return t`First price of its series: ${given}, index of its grade ${other} on ${on}: ${change}`
  return t`Price ${given}, on ${on} ${other}: ${change}`
}
