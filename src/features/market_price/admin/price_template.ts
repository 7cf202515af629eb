import type { MessageDescriptor } from '@lingui/core'
import type { MarketMaterial } from '#contract/market_price.ts'
import { lang } from '#shared/i18n/language.ts'
import { xlsxFile } from '#shared/spreadsheet/xlsx_write.ts'
import { columnLabels } from '../column_labels.ts'
import { priceColumns } from '../price_headings.ts'
import { taxLabels, unitLabels } from '../price_labels.ts'

const widths = [32, 16, 14, 12, 12, 12, 10, 14, 28]

/** A workbook with the headings and one empty row per material, which says unit and tax already. */
export const priceTemplate = (
  materials: readonly MarketMaterial[],
  text: (label: MessageDescriptor) => string,
): Blob =>
  xlsxFile([
    {
      name: text(columnLabels.price),
      widths,
      rows: [
        priceColumns.map((column) => text(columnLabels[column])),
        ...materials.map(({ name, unit, tax }) => [
          name[lang],
          null,
          null,
          null,
          null,
          null,
          text(unitLabels[unit]),
          text(taxLabels[tax]),
          null,
        ]),
      ],
    },
  ])
