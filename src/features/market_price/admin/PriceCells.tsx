import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { marketPriceApi, type MarketMaterial } from '#contract/market_price.ts'
import { query } from '#shared/api/query.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import type { ResourceRow, Values } from '#shared/resource_page/define_page.ts'
import { CutText } from '#shared/table/cells.tsx'
import { taxLabels, unitLabels } from '../price_labels.ts'

const materialsQuery = query(marketPriceApi.materials, {}, { quiet: true, keep: true })

/** Returns the unit and tax of a material’s prices. */
function useMaterial(id: unknown): Pick<MarketMaterial, 'unit' | 'tax'> | undefined {
  return useQuery(materialsQuery).data?.find((one) => one.id === id)
}

/** Returns the cell of a figure with the unit of its material. */
const cellOf = (name: 'low' | 'high' | 'price') =>
  function PriceFigure({ row }: { row: ResourceRow }) {
    const { t } = useLingui()
    const material = useMaterial(row['material'])
    const value = row[name]
    if (typeof value !== 'number') return '–'
    return (
      <CutText>{`${formatNumber(value)} ${material ? t(unitLabels[material.unit]) : ''}`.trim()}</CutText>
    )
  }

export const priceCells = { low: cellOf('low'), high: cellOf('high'), price: cellOf('price') }

/** Below the form: the unit in which the prices of the chosen material are typed. */
export function PriceUnit({ values }: { values: Values }) {
  const { t } = useLingui()
  const material = useMaterial(values['material'])
  if (!material) return null
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        Prices of this material are in {t(unitLabels[material.unit])}, {t(taxLabels[material.tax])}.
      </Trans>
    </Text>
  )
}
