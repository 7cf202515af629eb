import { Group, Select } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { materialGroups, type MaterialGroup } from '#contract/market_price_enums.ts'
import type { MarketSearch } from './market_search.ts'
import { groupLabels } from './price_labels.ts'
import type { PriceLine } from './price_lines.ts'

type Props = Pick<MarketSearch, 'group' | 'region'> & {
  lines: readonly PriceLine[]
  onFilter: (change: Partial<MarketSearch>) => void
}

/** Filters of the list: by the groups and regions that have prices. Memoised: another series changes none of them. */
export const PriceFilters = memo(function PriceFilters({ lines, onFilter, ...chosen }: Props) {
  const { t } = useLingui()
  const groups = materialGroups.filter((one) => lines.some((line) => line.group === one))
  const regions = new Map(lines.map((line) => [String(line.region), line.place ?? '']))
  const clear = (label: string) => ({ 'aria-label': t`Clear ${label}` })
  const group = t({ message: 'Group', context: 'of raw materials' })
  const region = t`Region`
  return (
    <Group gap="xs" mb="xs">
      <Select
        size="xs"
        w={150}
        aria-label={group}
        placeholder={t`All groups`}
        clearable
        clearButtonProps={clear(group)}
        data={groups.map((one) => ({ value: one, label: t(groupLabels[one]) }))}
        value={chosen.group ?? null}
        onChange={(next) => onFilter({ group: (next as MaterialGroup | null) ?? undefined })}
      />
      <Select
        size="xs"
        w={140}
        aria-label={region}
        placeholder={t`All regions`}
        clearable
        clearButtonProps={clear(region)}
        data={[...regions].map(([value, label]) => ({ value, label }))}
        value={chosen.region === undefined ? null : String(chosen.region)}
        onChange={(next) => onFilter({ region: next === null ? undefined : Number(next) })}
      />
    </Group>
  )
})
