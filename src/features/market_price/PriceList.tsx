import { ActionIcon, Checkbox } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { memo } from 'react'
import { mostSeries } from '#contract/market_price.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { ChangeMark, directionOf, percentText } from '#shared/price/ChangeMark.tsx'
import { priceChange } from '#shared/price/price_change.ts'
import { Sparkline } from '#shared/price/Sparkline.tsx'
import { unitLabels } from './price_labels.ts'
import { lineName, type PriceLine } from './price_lines.ts'
import type { Favourites } from './use_favourites.ts'
import classes from './MarketPrice.module.css'

type Props = {
  lines: readonly PriceLine[]
  /** Keys of the series in the chart. */
  chosen: readonly string[]
  favourites: Favourites
  onShow: (key: string) => void
  onCompare: (key: string) => void
}

/** The newest price of each series with its changes of a day and a week; the name shows the series in the chart. */
export function PriceList({ lines, chosen, favourites, ...on }: Props) {
  const { t } = useLingui()
  const onShow = useCallbackRef(on.onShow)
  const onCompare = useCallbackRef(on.onCompare)
  const onStar = useCallbackRef((key: string) => favourites?.toggle(key))
  return (
    <table className={classes.list} aria-label={t`Newest prices`}>
      <thead>
        <tr>
          {favourites && <th scope="col" aria-label={t`Favourites`} />}
          <th scope="col">
            <Trans context="thing">Name</Trans>
          </th>
          <th scope="col" data-number>
            <Trans>Price</Trans>
          </th>
          <th scope="col" data-number>
            <Trans context="change of a price">Day</Trans>
          </th>
          <th scope="col" data-number>
            <Trans context="change of a price">Week</Trans>
          </th>
          <th scope="col" className={classes.spare} aria-label={t`Last prices`} />
          <th scope="col" aria-label={t`Compare`} />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PriceRow
            key={line.key}
            line={line}
            isIn={chosen.includes(line.key)}
            isFixed={chosen.includes(line.key) ? chosen.length === 1 : chosen.length >= mostSeries}
            isFavourite={favourites && favourites.own.includes(line.key)}
            {...{ onShow, onCompare, onStar }}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  line: PriceLine
  /** Whether the series is in the chart. */
  isIn: boolean
  /** It cannot be taken out as the last one, or put in beside as many as there may be. */
  isFixed: boolean
  /** Null for visitors. */
  isFavourite: boolean | null
  onShow: (key: string) => void
  onCompare: (key: string) => void
  onStar: (key: string) => void
}

/** Memoised: a click changes one row or two of the list. */
const PriceRow = memo(function PriceRow({ line, isIn, isFixed, isFavourite, ...on }: RowProps) {
  const { t } = useLingui()
  const { key, days, prices } = line
  const week = priceChange(days, prices, 7)
  return (
    <tr aria-current={isIn || undefined}>
      {isFavourite !== null && (
        <td>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-pressed={isFavourite}
            aria-label={t`Favourite: ${lineName(line)}`}
            onClick={() => on.onStar(key)}
          >
            {isFavourite ? (
              <IconStarFilled size={16} color="var(--mantine-color-yellow-6)" aria-hidden />
            ) : (
              <IconStar size={16} aria-hidden />
            )}
          </ActionIcon>
        </td>
      )}
      <td>
        <button type="button" className={classes.name} onClick={() => on.onShow(key)}>
          {line.name}
        </button>
        <small>
          {line.place ?? t`${line.companies ?? 0} companies`} · {t(unitLabels[line.unit])}
        </small>
      </td>
      <td data-number>
        <b>{formatNumber(prices.at(-1) ?? 0)}</b>
      </td>
      <td data-number>
        <Change change={priceChange(days, prices, 1)} isDay />
      </td>
      <td data-number>
        <Change change={week} />
      </td>
      <td className={classes.spare}>
        <Sparkline prices={prices} direction={directionOf(week)} />
      </td>
      <td>
        <Checkbox
          size="xs"
          aria-label={t`Compare ${lineName(line)}`}
          checked={isIn}
          disabled={isFixed}
          onChange={() => on.onCompare(key)}
        />
      </td>
    </tr>
  )
})

function Change({ change, isDay = false }: { change: number | null; isDay?: boolean }) {
  const { t } = useLingui()
  if (change === null) return '–'
  const percent = percentText(change)
  return <ChangeMark change={change} label={isDay ? t`${percent} in a day` : t`${percent} in a week`} />
}
