import { Paper, Skeleton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#shared/i18n/format.ts'
import { ChangeMark, directionOf, percentText } from '#shared/price/ChangeMark.tsx'
import { priceChange } from '#shared/price/price_change.ts'
import { Sparkline } from '#shared/price/Sparkline.tsx'
import { useRegions } from '#shared/reference/reference.ts'
import { unitLabels } from './price_labels.ts'
import { priceLines, type PriceLine } from './price_lines.ts'
import { listQuery } from './queries.ts'
import { useFavourites } from './use_favourites.ts'
import classes from './MarketTicker.module.css'

/** Number of prices in the strip. */
const shown = 6

/** The first region of each material, for people without favourites. */
const oneOfEach = (lines: readonly PriceLine[]): PriceLine[] =>
  lines.filter(
    ({ material }, at) => material !== null && lines.findIndex((one) => one.material === material) === at,
  )

/** Prices of the favourites, or of the first materials, on the start page; nothing while the market has none. */
export function MarketTicker() {
  const { t } = useLingui()
  const regions = useRegions()
  const favourites = useFavourites()
  const { data, isError } = useQuery(listQuery)
  if (isError && !data) return null
  const lines = data ? priceLines(data, regions) : []
  if (data && lines.length === 0) return null
  const own = favourites?.own.flatMap((key) => lines.find((line) => line.key === key) ?? []) ?? []
  const others = oneOfEach(lines).filter(({ key }) => !own.some((line) => line.key === key))
  const picked = [...own, ...others].slice(0, shown)
  return (
    <Paper withBorder component="nav" className={classes.strip} aria-label={t`Market prices`}>
      <Link to="/home/market_price" className={classes.title}>
        <strong>
          <Trans>Market prices</Trans>
        </strong>
        <span>{own.length > 0 ? t`Your favourites` : t`Raw materials`}</span>
      </Link>
      {data
        ? picked.map((line) => <Price key={line.key} line={line} />)
        : Array.from({ length: shown }, (_, at) => (
            <span key={at} className={classes.item}>
              <Skeleton height={14} width="70%" mb={6} />
              <Skeleton height={14} width="50%" />
            </span>
          ))}
    </Paper>
  )
}

function Price({ line: { key, name, place, unit, days, prices } }: { line: PriceLine }) {
  const { t } = useLingui()
  const change = priceChange(days, prices, 1)
  return (
    <Link to="/home/market_price" search={{ series: [key] }} className={classes.item}>
      <span className={classes.name}>
        <strong>{name}</strong>
        <small>
          {place ?? t`Index`} · {t(unitLabels[unit])}
        </small>
      </span>
      <span className={classes.price}>
        <b>{formatNumber(prices.at(-1) ?? 0)}</b>
        {change !== null && <ChangeMark change={change} label={t`${percentText(change)} in a day`} />}
        <Sparkline prices={prices} direction={directionOf(change)} />
      </span>
    </Link>
  )
}
