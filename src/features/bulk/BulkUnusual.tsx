import { Alert, Checkbox, Group, Pagination, Stack, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState, type Dispatch } from 'react'
import { unusualText } from '#features/postings/unusual_text.ts'
import type { BulkChange, BulkRow } from './bulk_state.ts'

type Props = {
  rows: readonly BulkRow[]
  nameOf: (path: string) => string
  isLocked: boolean
  dispatch: Dispatch<BulkChange>
}

const perPage = 5

/** The unusual figures of all rows, each to be confirmed by itself; the cell is corrected in the table below. */
export function BulkUnusual({ rows, nameOf, isLocked, dispatch }: Props) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const found = rows.flatMap((row) => (row.answer?.unusual ?? []).map((figure) => ({ row, figure })))
  if (found.length === 0) return null
  const isRight = ({ row, figure }: (typeof found)[number]) => row.confirmed?.includes(figure.name) ?? false
  const open = found.filter((one) => !isRight(one)).length
  const last = Math.ceil(found.length / perPage)
  const at = Math.min(page, last)
  return (
    <Alert color="yellow" p="xs" mb="sm" role={open > 0 ? 'alert' : 'status'}>
      <Text size="sm" fw={600}>
        {open > 0
          ? plural(open, {
              one: 'One figure is far from what is usual. Correct it in its row, or confirm it here.',
              other: '# figures are far from what is usual. Correct each in its row, or confirm it here.',
            })
          : t`All unusual figures are confirmed.`}
      </Text>
      <Stack gap={6} mt={6}>
        {found.slice((at - 1) * perPage, at * perPage).map((one) => {
          const { row, figure } = one
          const { text, question } = unusualText(figure)
          const name = nameOf(figure.name)
          return (
            <Group key={`${row.key} ${figure.name}`} gap="sm" wrap="wrap" justify="space-between">
              <Text size="sm">
                {t`Row ${row.number}`} · {name}: {text} {question}
              </Text>
              <Checkbox
                size="xs"
                label={t`It is right`}
                aria-label={t`Row ${row.number}, ${name}: it is right`}
                checked={isRight(one)}
                disabled={isLocked}
                onChange={(event) =>
                  dispatch({
                    type: 'confirm',
                    key: row.key,
                    name: figure.name,
                    isRight: event.currentTarget.checked,
                  })
                }
              />
            </Group>
          )
        })}
      </Stack>
      {last > 1 && <Pagination size="xs" mt={6} value={at} total={last} onChange={setPage} />}
    </Alert>
  )
}
