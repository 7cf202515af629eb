import { Button, Group, Paper, Skeleton, Title } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import { AlertList } from './AlertList.tsx'
import { ChartControls, ComparedLines } from './ChartControls.tsx'
import { DrawnPrices } from './DrawnPrices.tsx'
import { haveSince } from './day_keys.ts'
import { priceRanges, type MarketSearch } from './market_search.ts'
import { chinaToday, firstDay } from './price_days.ts'
import { taxLabels, unitLabels } from './price_labels.ts'
import { lineName, type PriceLine } from './price_lines.ts'
import { historyQuery } from './queries.ts'
import type { Favourites } from './use_favourites.ts'
import classes from './MarketPrice.module.css'

type Props = {
  lines: readonly PriceLine[]
  search: MarketSearch
  favourites: Favourites
  onChange: (change: Partial<MarketSearch>) => void
  onPage: (page: number) => void
  onRemove: (key: string) => void
}

/** The chosen series as a chart and as a table. */
export function ChartPanel({ lines, search, onChange, onPage, onRemove }: Props) {
  const { t } = useLingui()
  const session = useSession()
  const [isAlerting, setAlerting] = useState(false)
  const { range = '3m', average } = search
  const keys = lines.map(({ key }) => key)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...historyQuery(keys, range),
    placeholderData: (before) => before,
  })
  // The same list as long as its series are the same: a new one is drawn anew.
  const asked = keys.join(' ')
  const shown = useMemo(() => data?.filter(({ series }) => asked.split(' ').includes(series)), [data, asked])
  const from = firstDay(chinaToday(), priceRanges[range])
  // A shorter range or fewer series are drawn at once, from what is here.
  const isHere = useMemo(() => haveSince(shown ?? [], asked.split(' '), from), [shown, asked, from])
  const isWaiting = isPlaceholderData && !isHere
  // Several units have no common axis.
  const isMixed = new Set(lines.map(({ unit, tax }) => `${unit} ${tax}`)).size > 1
  const isPercent = isMixed || search.scale === 'percent'
  const change = useCallbackRef(onChange)
  const turn = useCallbackRef(onPage)
  const [single] = lines.length === 1 ? lines : []
  return (
    <Paper withBorder className={classes.box}>
      <Group justify="space-between" gap="xs" align="start" wrap="nowrap">
        <div className={classes.series}>
          {single ? (
            <Title order={2} size="h5">
              {lineName(single)}{' '}
              <small>
                {t(unitLabels[single.unit])}, {t(taxLabels[single.tax])}
              </small>
            </Title>
          ) : (
            <ComparedLines lines={lines} onRemove={onRemove} />
          )}
        </div>
        {single && session && (
          <Button
            size="xs"
            variant="default"
            flex="none"
            leftSection={<IconBell size={14} aria-hidden />}
            onClick={() => setAlerting(true)}
          >
            <Trans>Price alert</Trans>
          </Button>
        )}
      </Group>
      <ChartControls
        {...{ range, average, isMixed }}
        scale={search.scale}
        page={search.page}
        onChange={change}
      />
      {error && !data ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : !shown || (isPlaceholderData && shown.length === 0) ? (
        <Skeleton className={classes.chart} />
      ) : (
        <div className={classes.drawn} aria-busy={isWaiting}>
          <DrawnPrices
            histories={shown}
            onPage={turn}
            {...{ lines, from, average, isPercent, isWaiting }}
            page={search.page ?? 1}
          />
        </div>
      )}
      {session && <AlertList />}
      {isAlerting && single && <AlertDialog line={single} onClose={() => setAlerting(false)} />}
    </Paper>
  )
}
