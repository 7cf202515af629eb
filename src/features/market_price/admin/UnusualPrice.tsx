import { Checkbox } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UnusualFigure } from '#contract/market_price_upload.ts'
import { formatDate, formatNumber } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useRegions } from '#shared/reference/reference.ts'
import classes from './PriceUpload.module.css'

type Props = {
  figure: UnusualFigure
  label: string
  isConfirmed: boolean
  isLocked: boolean
  onConfirm: (isRight: boolean) => void
}

/** How far the price is from what it is compared with, and the box by which the operator says that it is right. */
export function UnusualPrice({ figure, label, isConfirmed, isLocked, onConfirm }: Props) {
  const text = useFigureText(figure)
  return (
    <>
      <span className={classes.error}>{text}</span>
      <Checkbox
        size="xs"
        mt={4}
        aria-label={label}
        label={<Trans>It is right</Trans>}
        checked={isConfirmed}
        disabled={isLocked}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
    </>
  )
}

function useFigureText({ name, than, beside, day, region, percent }: UnusualFigure): string {
  const { t } = useLingui()
  const regions = useRegions()
  if (beside === null || percent === null)
    return t`First price of its series: there is nothing to compare it with`
  const change = `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))} %`
  if (than === 'price')
    return name === 'low'
      ? t`Lowest price ${change} beside the price`
      : t`Highest price ${change} beside the price`
  const [other, on] = [formatNumber(beside), day ? formatDate(day) : '']
  const found = region === null ? undefined : regions?.get(region)
  const place = (lang === 'zh' ? found?.cname : found?.name) ?? ''
  if (than === 'region') return t`First price of its series: ${change} beside ${other} in ${place} on ${on}`
  if (than === 'index')
    return t`First price of its series: ${change} beside the grade’s index of ${other} on ${on}`
  return t`${change} after ${other} on ${on}`
}
