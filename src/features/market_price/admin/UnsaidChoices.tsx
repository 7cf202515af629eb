import { Group, Select, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import {
  materialTaxes,
  materialUnits,
  type MaterialTax,
  type MaterialUnit,
} from '#contract/market_price_enums.ts'
import { taxLabels, unitLabels } from '../price_labels.ts'
import type { PriceTable } from './use_price_table.ts'

/** What the table does not say of its prices: unit, tax, source. Chosen for the rows that do not say it themselves. */
export function UnsaidChoices({ table: { kept, change } }: { table: PriceTable }) {
  const { t } = useLingui()
  if (!kept) return null
  return (
    <Group gap="sm" align="end" mb="sm" role="group" aria-label={t`For rows that do not say it`}>
      <Select
        w={170}
        label={t`Prices without a unit are`}
        placeholder={t`not said`}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={materialUnits.map((unit) => ({ value: unit, label: t(unitLabels[unit]) }))}
        value={kept.unit}
        onChange={(next) => change({ unit: next as MaterialUnit | null })}
      />
      <Select
        w={250}
        label={t`Prices without a word on tax are`}
        placeholder={t`not said`}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={materialTaxes.map((tax) => ({ value: tax, label: t(taxLabels[tax]) }))}
        value={kept.tax}
        onChange={(next) => change({ tax: next as MaterialTax | null })}
      />
      <TextInput
        w={260}
        label={t`Source of rows without one`}
        maxLength={80}
        autoComplete="off"
        value={kept.source}
        onChange={(event) => change({ source: event.currentTarget.value })}
      />
    </Group>
  )
}
