import { Anchor, Group, Modal, Table, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { BulkOutcome } from './bulk_steps.ts'
import classes from './BulkResult.module.css'
import { ExportButton } from './ExportButton.tsx'
import { Pager } from './Pager.tsx'

type Props<Row> = {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What tells the rows apart; the first one is what a click opens. */
  columns: readonly { label: string; value: (row: Row) => string }[]
  outcome: BulkOutcome
  /** Opens a row that was not done; without it the rows cannot be opened. */
  onOpen?: (key: string) => void
  onClose: () => void
}

const pageSize = 50

/** What became of each row of a bulk action, those that were not done first. */
export function BulkResult<Row>({ rows, keyOf, columns, outcome, onOpen, onClose }: Props<Row>) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const { done, refused, left } = outcome
  const succeeded = new Set(done)
  const isDone = (row: Row) => succeeded.has(keyOf(row))
  const sorted = rows.toSorted((one, other) => Number(isDone(one)) - Number(isDone(other)))
  const resultOf = (row: Row): string =>
    isDone(row) ? t`Done` : (refused[keyOf(row)] ?? t`Not done: stopped before its turn`)
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      centered
      title={t`${done.length} done, ${Object.keys(refused).length + left.length} not`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Table fz="sm">
        <Table.Tbody>
          {sorted.slice((page - 1) * pageSize, page * pageSize).map((row) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map(({ label, value }, at) => (
                <Table.Td key={label} className={at === 0 ? classes.name : undefined}>
                  {at === 0 && onOpen && !isDone(row) ? (
                    <Anchor component="button" type="button" size="sm" onClick={() => onOpen(keyOf(row))}>
                      {value(row)}
                    </Anchor>
                  ) : (
                    value(row)
                  )}
                </Table.Td>
              ))}
              <Table.Td>
                <Text size="sm" className={classes.outcome} data-done={isDone(row) || undefined}>
                  {isDone(row) ? <IconCheck size={16} aria-hidden /> : <IconX size={16} aria-hidden />}{' '}
                  {resultOf(row)}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="space-between" mt="sm">
        <Pager count={sorted.length} size={pageSize} page={page} onPage={setPage} />
        <ExportButton
          collect={async () => ({ rows: sorted, isComplete: true })}
          columns={[...columns, { label: t`Result`, value: resultOf }]}
          name="results"
        />
      </Group>
    </Modal>
  )
}
