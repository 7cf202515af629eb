import { Alert, Checkbox, Pagination, Select, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCount, formatWeight } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { specLine } from '#contract/steel/spec_line.ts'
import classes from './Bulk.module.css'
import type { BulkRow } from './bulk_state.ts'
import { choices, type Choice } from './chosen_rows.ts'
import type { RowReading } from './row_reader.ts'
import type { Readings } from './use_readings.ts'

type Props = {
  /** The rows that are ready, of which only `room` can go. */
  rows: readonly BulkRow[]
  room: number
  readings: Readings
  by: Choice
  onBy: (by: Choice) => void
  picked: ReadonlySet<string>
  onPicked: (picked: ReadonlySet<string>) => void
  isLocked: boolean
}

const perPage = 12

const goodsOf = ({ values, lotKg }: RowReading): string => {
  const { material, shape, dims } = values as { material?: string; shape?: Shape; dims?: Dims }
  const size = shape && dims ? specLine(shape, dims, lang) : ''
  return [material, size, lotKg === null ? '' : formatWeight(lotKg)].filter(Boolean).join(' ')
}

/** Says before the sending that not all rows can go, and lets the person choose which. */
export function BulkChoice({ rows, room, readings, by, onBy, picked, onPicked, isLocked }: Props) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const ready = rows.length
  const staying = ready - room
  const labels: Record<Choice, string> = {
    first: t`The first in the table`,
    pictures: t`Those with photos first`,
    weight: t`The heaviest first`,
    hand: t`Those I select`,
  }
  const last = Math.ceil(ready / perPage)
  const at = Math.min(page, last)
  const toggle = (key: string, isPicked: boolean) => {
    const next = new Set(picked)
    if (isPicked) next.add(key)
    else next.delete(key)
    onPicked(next)
  }
  return (
    <Alert color="yellow" p="xs" mt="sm" role="status">
      <Text size="sm" fw={600}>
        {room === 0
          ? plural(ready, {
              one: 'There is no room for the row that is ready.',
              other: 'There is no room for the # rows that are ready.',
            })
          : t`There is room for ${formatCount(room)} of the ${formatCount(ready)} rows that are ready.`}
      </Text>
      <Text size="sm">
        {plural(staying, {
          one: 'One row stays in the table: for when there is room again, or to be saved as a draft.',
          other: '# rows stay in the table: for when there is room again, or to be saved as drafts.',
        })}
      </Text>
      {room > 0 && (
        <Select
          size="xs"
          w={240}
          mt={6}
          label={t`Which rows go`}
          data={choices.map((value) => ({ value, label: labels[value] }))}
          value={by}
          allowDeselect={false}
          disabled={isLocked}
          onChange={(next) => onBy(next as Choice)}
        />
      )}
      {room > 0 && by === 'hand' && (
        <>
          <Text size="sm" mt={6} mb={6}>
            <Trans>
              {formatCount(picked.size)} of {formatCount(room)} selected
            </Trans>
          </Text>
          <div className={classes.fields}>
            {rows.slice((at - 1) * perPage, at * perPage).map((row) => (
              <Checkbox
                key={row.key}
                size="xs"
                label={`${t`Row ${row.number}`} · ${goodsOf(readings.of(row))}`}
                checked={picked.has(row.key)}
                disabled={isLocked || (picked.size >= room && !picked.has(row.key))}
                onChange={(event) => toggle(row.key, event.currentTarget.checked)}
              />
            ))}
          </div>
          {last > 1 && <Pagination size="xs" mt={6} value={at} total={last} onChange={setPage} />}
        </>
      )}
    </Alert>
  )
}
