import { VisuallyHidden } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { lang } from '#shared/i18n/language.ts'
import classes from './BulkGrid.module.css'
import type { GridColumn } from './GridRow.tsx'
import type { RowSort } from './row_view.ts'

const widths: Partial<Record<GridColumn['column']['field']['widget'], number>> = {
  number: 104,
  flag: 76,
  material: 104,
  dims: 168,
  category: 140,
  region: 130,
  photos: 160,
}
const widthOf = ({ column }: GridColumn) => (column.dim ? 84 : (widths[column.field.widget] ?? 116))

/** The headings: a press selects the column, one in the corner the whole table. */
export function GridHead({ shown, sort }: { shown: readonly GridColumn[]; sort: RowSort | null }) {
  const { t } = useLingui()
  const sortOf = ({ place }: GridColumn) =>
    sort?.by === 'column' && sort.place === place ? (sort.isDown ? 'descending' : 'ascending') : undefined
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={classes.number} data-corner>
          #
        </th>
        <th scope="col" className={classes.status}>{t`Check`}</th>
        <th scope="col" className={classes.sketch}>{t`Sketch`}</th>
        {shown.map((one, index) => (
          <th
            key={one.place}
            scope="col"
            data-heading={index}
            aria-sort={sortOf(one)}
            style={{ width: widthOf(one), minWidth: widthOf(one) }}
          >
            {one.column.label[lang]}
            {one.unit && ` (${one.unit})`}
          </th>
        ))}
        <th scope="col" className={classes.weight}>{t`Weight`}</th>
        <th scope="col" className={classes.remove}>
          <VisuallyHidden>{t`Remove`}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}
