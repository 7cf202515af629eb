import { Alert, Button, Group, Loader, Pagination, SegmentedControl, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { RowAnswer } from '#contract/market_price_upload.ts'
import { ApiError } from '#shared/api/error.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import type { Headings } from '../price_headings.ts'
import { PriceRows } from './PriceRows.tsx'
import { usePriceCheck } from './use_price_check.ts'
import type { PriceTable } from './use_price_table.ts'

const pageSize = 50

/** Messages of the server by place of the row: `rows.3.day` is the day of the fourth. */
function errorsByRow(error: unknown): Map<number, Record<string, string>> {
  const found = new Map<number, Record<string, string>>()
  if (!(error instanceof ApiError)) return found
  for (const [path, message] of Object.entries(error.fields)) {
    const [, place, name = ''] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? []
    if (place) found.set(Number(place), { ...found.get(Number(place)), [name]: message })
  }
  return found
}

type Props = { table: PriceTable; headings: Headings; onList: () => void }
type Filter = 'all' | 'wrong' | 'unusual' | RowAnswer['outcome']

/** The rows with what is wrong with each or what becomes of it, and the button that stores all of them. */
export function PriceSend({ table, headings, onList }: Props) {
  const { t } = useLingui()
  const { rows, kept } = table
  const { checked, sending, isConfirmed, confirm } = usePriceCheck(rows, () => {
    table.putAway()
    onList()
  })
  const refused = useMemo(() => errorsByRow(sending.error ?? checked.error), [sending.error, checked.error])
  const answers = checked.data
  const shown = rows.map((row, at) => ({
    ...row,
    errors: { ...row.errors, ...refused.get(at) },
    answer: answers?.[at],
    isConfirmed: row.row !== null && isConfirmed(row.row),
  }))
  const isUnusual = ({ answer }: (typeof shown)[number]) => (answer?.unusual.length ?? 0) > 0
  const unusual = shown.filter(isUnusual).length
  const open = shown.filter((row) => isUnusual(row) && !row.isConfirmed).length
  const isWrong = ({ errors }: (typeof shown)[number]) => Object.keys(errors).length > 0
  const wrong = shown.filter(isWrong).length
  const [chosen, setFilter] = useState<Filter | null>(null)
  const [page, setPage] = useState(1)
  const filter: Filter = chosen ?? (wrong > 0 ? 'wrong' : unusual > 0 ? 'unusual' : 'all')
  const matching = shown.filter((row) =>
    filter === 'all'
      ? true
      : filter === 'wrong'
        ? isWrong(row)
        : filter === 'unusual'
          ? isUnusual(row)
          : row.answer?.outcome === filter,
  )
  const last = Math.max(1, Math.ceil(matching.length / pageSize))
  const at = Math.min(page, last)
  const counted = (outcome: RowAnswer['outcome']) =>
    answers?.filter((answer) => answer.outcome === outcome).length ?? 0
  const [added, corrected, same] = [counted('new'), counted('replaces'), counted('same')]
  const choice = (value: Filter, label: string, count: number) =>
    count > 0 || value === filter ? [{ value, label: `${label} (${formatCount(count)})` }] : []
  const canSend =
    answers !== undefined && wrong === 0 && open === 0 && added + corrected > 0 && kept?.table.left === 0
  const isOther = checked.error && refused.size === 0
  return (
    <>
      <Group mb="sm" gap="sm">
        <SegmentedControl
          size="xs"
          aria-label={t`Rows shown`}
          value={filter}
          onChange={(next) => {
            setFilter(next as Filter)
            setPage(1)
          }}
          data={[
            ...choice('all', t`All`, rows.length),
            ...choice('wrong', t`With errors`, wrong),
            ...choice('unusual', t`Unusual`, unusual),
            ...choice('new', t`New`, added),
            ...choice('replaces', t`Corrections`, corrected),
            ...choice('same', t`Unchanged`, same),
          ]}
        />
        {checked.isFetching && (
          <Group gap={6} role="status">
            <Loader size="xs" />
            <Text size="sm">
              <Trans>Comparing with the stored prices</Trans>
            </Text>
          </Group>
        )}
      </Group>
      {wrong > 0 && (
        <Alert color="red" p="xs" mb="sm" role="alert">
          {plural(wrong, {
            one: 'One row has an error. Correct it here, or remove the row: all rows are uploaded, or none.',
            other: '# rows have errors. Correct them here, or remove them: all rows are uploaded, or none.',
          })}
        </Alert>
      )}
      {wrong === 0 && unusual > 0 && (
        <Alert color="yellow" p="xs" mb="sm" role={open > 0 ? 'alert' : 'status'}>
          {open > 0
            ? plural(open, {
                one: 'One price is unusual. Check it and confirm it in its row, or correct it: readers are told of it.',
                other:
                  '# prices are unusual. Check and confirm each in its row, or correct it: readers are told of them.',
              })
            : t`All unusual prices are confirmed.`}
        </Alert>
      )}
      {isOther && <ErrorPanel error={checked.error} retry={() => void checked.refetch()} />}
      {sending.error instanceof ApiError && sending.error.status === 409 && (
        <Alert color="yellow" p="xs" mb="sm" role="alert">
          {sending.error.message}
        </Alert>
      )}
      <PriceRows
        rows={matching.slice((at - 1) * pageSize, at * pageSize)}
        headings={headings}
        isLocked={sending.isPending}
        onEdit={table.edit}
        onRemove={table.remove}
        onConfirm={confirm}
      />
      <Group justify="space-between" mt="sm">
        {last > 1 ? (
          <Pagination
            size="sm"
            total={last}
            value={at}
            onChange={setPage}
            getItemProps={(number) => ({ 'aria-label': t`Page ${number}` })}
            withControls={false}
          />
        ) : (
          <span />
        )}
        <Group gap="sm">
          {answers && wrong === 0 && added + corrected === 0 && (
            <Text size="sm" c="dimmed" role="status">
              <Trans>All these prices are stored already.</Trans>
            </Text>
          )}
          <Button
            disabled={!canSend}
            loading={sending.isPending}
            onClick={() => answers && sending.mutate(answers)}
          >
            {plural(added + corrected, { one: 'Upload one price', other: 'Upload # prices' })}
          </Button>
        </Group>
      </Group>
    </>
  )
}
