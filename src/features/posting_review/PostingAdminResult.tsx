import { Anchor, Group, Modal, Table, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { BulkOutcome } from '#shared/table/bulk_steps.ts'
import { ExportButton } from '#shared/table/ExportButton.tsx'
import { Pager } from '#shared/table/Pager.tsx'
import type { ChosenPosting } from './bulk_decision.ts'
import classes from './PostingAdmin.module.css'

type Props = {
  rows: readonly ChosenPosting[]
  outcome: BulkOutcome
  onOpen: (code: string) => void
  onClose: () => void
}

const pageSize = 50

/** What became of each posting of a bulk decision, those that were not decided first; a click on one of them opens it. */
export function PostingAdminResult({ rows, outcome: { done, refused, left }, onOpen, onClose }: Props) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const succeeded = new Set(done)
  const sorted = rows.toSorted(
    (one, other) => Number(succeeded.has(one.code)) - Number(succeeded.has(other.code)),
  )
  const resultOf = ({ code }: ChosenPosting): string =>
    succeeded.has(code) ? t`Done` : (refused[code] ?? t`Not done: stopped before its turn`)
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
            <Table.Tr key={row.code}>
              <Table.Td className={classes.figures}>
                {succeeded.has(row.code) ? (
                  row.code
                ) : (
                  <Anchor component="button" type="button" size="sm" onClick={() => onOpen(row.code)}>
                    {row.code}
                  </Anchor>
                )}
              </Table.Td>
              <Table.Td>{row.title}</Table.Td>
              <Table.Td>
                <Text
                  size="sm"
                  className={classes.outcome}
                  data-approved={succeeded.has(row.code) || undefined}
                >
                  {succeeded.has(row.code) ? (
                    <IconCheck size={16} aria-hidden />
                  ) : (
                    <IconX size={16} aria-hidden />
                  )}{' '}
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
          columns={[
            { label: t`Code`, value: ({ code }) => code },
            { label: t`Title`, value: ({ title }) => title },
            { label: t`Result`, value: resultOf },
          ]}
          name="results"
        />
      </Group>
    </Modal>
  )
}
