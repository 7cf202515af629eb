import { Paper, Tabs, Text, Title } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChartLine } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { marketPriceApi, mostSeries } from '#contract/market_price.ts'
import { seenName } from '#shared/offline/seen_paths.ts'
import { useRegions } from '#shared/reference/reference.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { SeenNote } from '#shared/ui/SeenNote.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { ChartPanel } from './ChartPanel.tsx'
import type { MarketAddress } from './market_address.ts'
import { IndexMethod } from './IndexMethod.tsx'
import { lineName, priceLines, type PriceLine } from './price_lines.ts'
import { marketSearch, type MarketSearch } from './market_search.ts'
import { PriceFilters } from './PriceFilters.tsx'
import { PriceList } from './PriceList.tsx'
import { listQuery } from './queries.ts'
import { useFavourites } from './use_favourites.ts'
import classes from './MarketPrice.module.css'

type Props = {
  /** The search object of the address, not validated. */
  search: MarketAddress
  onSearch: (search: MarketAddress, replace?: boolean) => void
}

/** Prices of raw materials and the market's own medians: list, chart with comparison, table, alerts (SPEC 2.19). */
export function MarketPricePage({ search: address, onSearch }: Props) {
  const { t } = useLingui()
  const search = useMemo(() => marketSearch(address), [address])
  const go = (change: Partial<MarketSearch>) =>
    onSearch({ ...search, page: undefined, ...change } as MarketAddress)
  const regions = useRegions()
  const list = useQuery(listQuery)
  const favourites = useFavourites()
  const lines = useMemo(() => (list.data ? priceLines(list.data, regions) : []), [list.data, regions])
  const isIndex = search.tab === 'index'
  const offered = useMemo(
    () => lines.filter(({ material }) => (material === null) === isIndex),
    [lines, isIndex],
  )
  const own = favourites?.own ?? []
  const matching = offered
    .filter(({ group, region }) => isIndex || matches(search, { group, region }))
    .toSorted((a, b) => Number(own.includes(b.key)) - Number(own.includes(a.key)))
  const known = new Map(lines.map((line) => [line.key, line]))
  const named = search.series?.flatMap((key) => known.get(key) ?? []) ?? []
  const chosen = named.length > 0 ? named : matching.slice(0, 1)
  usePageTitle(...(named.length === 1 ? [lineName(named[0]!)] : []), t`Market prices`)
  const keys = chosen.map(({ key }) => key)
  const onFilter = useCallbackRef(go)
  const compare = (key: string) =>
    go({ series: keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key] })

  return (
    <div className={classes.page}>
      <Paper withBorder className={classes.box}>
        <div className={classes.head}>
          <div>
            <Title order={1} size="h4">
              <Trans>Market prices</Trans>
            </Title>
            <Text size="sm" c="dimmed">
              <Trans>
                Daily prices of raw materials by region, and the market’s own medians by grade. Up to{' '}
                {mostSeries} can be compared in one chart.
              </Trans>
            </Text>
          </div>
          <Tabs
            value={search.tab ?? 'materials'}
            onChange={(next) => go({ tab: next === 'index' ? 'index' : undefined, series: undefined })}
          >
            <Tabs.List aria-label={t`Prices`}>
              <Tabs.Tab value="materials">{t`Raw materials`}</Tabs.Tab>
              <Tabs.Tab value="index">{t`Index of grades`}</Tabs.Tab>
            </Tabs.List>
          </Tabs>
        </div>
        <SeenNote name={seenName(marketPriceApi.list.path, {})} />
        {isIndex && <IndexMethod />}
      </Paper>
      <div className={classes.columns}>
        <Paper withBorder className={classes.box}>
          {!isIndex && (
            <PriceFilters group={search.group} region={search.region} lines={offered} onFilter={onFilter} />
          )}
          {list.isError && !list.data ? (
            <ErrorPanel error={list.error} retry={() => void list.refetch()} />
          ) : !list.data ? (
            <RowsSkeleton rows={12} height={48} />
          ) : matching.length === 0 ? (
            <NoPrices isIndex={isIndex} isNarrowed={offered.length > 0} />
          ) : (
            <PriceList
              lines={matching}
              chosen={keys}
              favourites={favourites}
              onShow={(key) => go({ series: [key] })}
              onCompare={compare}
            />
          )}
        </Paper>
        {chosen.length > 0 ? (
          <ChartPanel
            lines={chosen}
            search={search}
            favourites={favourites}
            onChange={go}
            onPage={(page) => go({ page })}
            onRemove={compare}
          />
        ) : (
          <Paper withBorder className={classes.box}>
            {!list.data && !list.isError && <RowsSkeleton rows={8} height={48} />}
          </Paper>
        )}
      </div>
    </div>
  )
}

const matches = ({ group, region }: MarketSearch, line: Pick<PriceLine, 'group' | 'region'>): boolean =>
  (group === undefined || line.group === group) && (region === undefined || line.region === region)

function NoPrices({ isIndex, isNarrowed }: { isIndex: boolean; isNarrowed: boolean }) {
  const { t } = useLingui()
  if (isNarrowed) return <Empty title={t`Nothing matches`} hint={t`Change or clear the filters.`} />
  return isIndex ? (
    <Empty
      icon={IconChartLine}
      title={t`No grade has a median yet`}
      hint={t`It needs prime stock of at least five companies, priced in ¥ with tax.`}
    />
  ) : (
    <Empty
      icon={IconChartLine}
      title={t`There are no prices yet`}
      hint={t`The market’s operators publish them on working days.`}
    />
  )
}
