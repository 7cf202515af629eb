import { ActionIcon } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import type { RowAnswer } from '#contract/market_price_upload.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { ScrollRegion } from '#shared/ui/ScrollRegion.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { columnLabels } from '../column_labels.ts'
import { priceColumns, type Headings } from '../price_headings.ts'
import { UnusualPrice } from './UnusualPrice.tsx'
import type { ReadRow } from './use_price_table.ts'
import classes from './PriceUpload.module.css'

type Row = ReadRow & { answer: RowAnswer | undefined; isConfirmed: boolean }

type Props = {
  rows: readonly Row[]
  headings: Headings
  isLocked: boolean
  onEdit: (at: number, place: number, text: string) => void
  onRemove: (at: number) => void
  /** Confirms an unusual price, or takes that back. */
  onConfirm: (row: NonNullable<ReadRow['row']>, isRight: boolean) => void
}

/** Rows of the table as they were written, each cell to be corrected in its place. */
export function PriceRows({ rows, headings: { places }, isLocked, onEdit, onRemove, onConfirm }: Props) {
  const { t } = useLingui()
  const columns = priceColumns.filter((column) => places[column] !== undefined)
  return (
    <ScrollRegion label={t`Rows of the table`} className={classes.scroll}>
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Row</Trans>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(columnLabels[column])}
              </th>
            ))}
            <th scope="col">
              <Trans>Outcome</Trans>
            </th>
            <th scope="col" aria-label={t`Remove`} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.at}>
              <th scope="row">{row.number}</th>
              {columns.map((column) => {
                const place = places[column]!
                const error = row.errors[column]
                return (
                  <td key={column}>
                    <input
                      // A fresh input when the text changed elsewhere; typed letters are kept until it is left.
                      key={row.cells[place] ?? ''}
                      className={classes.cell}
                      aria-label={t`${t(columnLabels[column])} of row ${row.number}`}
                      aria-invalid={error ? true : undefined}
                      aria-describedby={error ? `price-${row.at}-${column}` : undefined}
                      defaultValue={row.cells[place] ?? ''}
                      disabled={isLocked}
                      onBlur={(event) => {
                        const text = event.currentTarget.value
                        if (text !== (row.cells[place] ?? '')) onEdit(row.at, place, text)
                      }}
                      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
                    />
                    {error && (
                      <span className={classes.error} id={`price-${row.at}-${column}`}>
                        {error}
                      </span>
                    )}
                  </td>
                )
              })}
              <td className={classes.outcome}>
                <Outcome row={row} isSaid={(column) => places[column] !== undefined} />
                {row.row && row.answer && row.answer.unusual.length > 0 && (
                  <UnusualPrice
                    figures={row.answer.unusual}
                    label={t`Price of row ${row.number} is right`}
                    isConfirmed={row.isConfirmed}
                    isLocked={isLocked}
                    onConfirm={(isRight) => row.row && onConfirm(row.row, isRight)}
                  />
                )}
              </td>
              <td>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t`Remove row ${row.number}`}
                  disabled={isLocked}
                  onClick={() => onRemove(row.at)}
                >
                  <IconX size={16} />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

type OutcomeProps = { row: Row; isSaid: (column: (typeof priceColumns)[number]) => boolean }

/** What becomes of the row; errors of columns that the table does not have are said here. */
function Outcome({ row, isSaid }: OutcomeProps) {
  const { t } = useLingui()
  const others = priceColumns.filter((column) => !isSaid(column) && row.errors[column])
  if (Object.keys(row.errors).length > 0)
    return (
      <>
        <Tag tone="amber">
          <Trans>Error</Trans>
        </Tag>
        {others.map((column) => (
          <span key={column} className={classes.error}>
            {t(columnLabels[column])}: {row.errors[column]}
          </span>
        ))}
      </>
    )
  const { answer } = row
  const stored = <StoredPrice row={row} />
  if (!answer) return stored
  const tag = {
    new: <Tag tone="green">{t`New`}</Tag>,
    replaces: <Tag tone="amber">{t`Replaces ${formatNumber(answer.stored?.price ?? 0)}`}</Tag>,
    same: <Tag tone="grey">{t`Unchanged`}</Tag>,
  }[answer.outcome]
  return (
    <>
      {tag}
      {answer.outcome === 'replaces' && answer.stored && <small>{answer.stored.source}</small>}
      {stored}
    </>
  )
}

/** The price with its unit as it will be stored; where the table does not say the unit, that it was chosen. */
function StoredPrice({ row: { row, unit, convertedFrom, isAssumed } }: { row: Row }) {
  const { t } = useLingui()
  if (!row || !unit) return '–'
  const price = `¥${formatNumber(row.price)}/${unit}`
  const from = convertedFrom ?? ''
  return (
    <small>
      {price}
      {from && t`, from ${from}`}
      {isAssumed && t`; the table does not say the unit`}
    </small>
  )
}
