import { Alert, Anchor, Button, Group, Pagination, Select, Stack, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type Dispatch } from 'react'
import { lang } from '#shared/i18n/language.ts'
import { postingStateLabel } from '#shared/i18n/labels.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { BulkChange, BulkRow } from './bulk_state.ts'

type Props = {
  entry: PostingKindEntry
  rows: readonly BulkRow[]
  /** For each row that repeats an earlier one, the number of that one. */
  repeated: ReadonlyMap<string, number>
  nameOf: (path: string) => string
  isLocked: boolean
  dispatch: Dispatch<BulkChange>
}

const perPage = 5

/** The rows whose goods are there already, each and all together answered with update, new or skip. */
export function BulkSame({ entry, rows, repeated, nameOf, isLocked, dispatch }: Props) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const found = rows.flatMap((row) => {
    const same = row.answer?.same
    const code = same?.code ?? null
    return code !== null || same || repeated.has(row.key) ? [{ row, code }] : []
  })
  if (found.length === 0) return null
  const open = found.filter(({ row }) => row.same === undefined)
  const last = Math.ceil(found.length / perPage)
  const at = Math.min(page, last)
  const answer = (ones: readonly (typeof found)[number][], with_: (code: string | null) => string | null) =>
    dispatch({
      type: 'same',
      answers: new Map(
        ones.flatMap(({ row, code }) => {
          const said = with_(code)
          return said === null ? [] : [[row.key, said] as const]
        }),
      ),
    })
  const updatable = found.filter(({ code }) => code !== null)
  return (
    <Alert color="yellow" p="xs" mb="sm" role={open.length > 0 ? 'alert' : 'status'}>
      <Group gap="sm" justify="space-between">
        <Text size="sm" fw={600}>
          {open.length > 0
            ? plural(open.length, {
                one: 'One row is about goods that are there already. What becomes of it?',
                other: '# rows are about goods that are there already. What becomes of them?',
              })
            : t`All rows whose goods are there already are answered.`}
        </Text>
        <Group gap="xs" role="group" aria-label={t`For all of these rows`}>
          {updatable.length > 0 && (
            <Button
              size="compact-sm"
              variant="light"
              disabled={isLocked}
              onClick={() => answer(updatable, (code) => code)}
            >
              {plural(updatable.length, { one: 'Update the posting', other: 'Update # postings' })}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            disabled={isLocked}
            onClick={() => answer(found, () => 'skip')}
          >
            <Trans>Skip all</Trans>
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isLocked}
            onClick={() => answer(found, () => 'new')}
          >
            <Trans>All are other pieces</Trans>
          </Button>
        </Group>
      </Group>
      <Stack gap={6} mt={6}>
        {found.slice((at - 1) * perPage, at * perPage).map(({ row, code }) => (
          <Group key={row.key} gap="sm" justify="space-between">
            <Text size="sm">
              {t`Row ${row.number}`} · <SameAs {...{ entry, row, nameOf }} earlier={repeated.get(row.key)} />
            </Text>
            <Select
              size="xs"
              w={190}
              aria-label={t`What becomes of row ${row.number}`}
              placeholder={t`Please choose`}
              data={[
                ...(code === null ? [] : [{ value: code, label: t`Update ${code}` }]),
                { value: 'new', label: t`New: another piece` },
                { value: 'skip', label: t`Skip` },
              ]}
              value={row.same ?? null}
              allowDeselect={false}
              disabled={isLocked}
              onChange={(next) => next && dispatch({ type: 'same', answers: new Map([[row.key, next]]) })}
            />
          </Group>
        ))}
      </Stack>
      {last > 1 && <Pagination size="xs" mt={6} value={at} total={last} onChange={setPage} />}
    </Alert>
  )
}

type SameProps = Pick<Props, 'entry' | 'nameOf'> & { row: BulkRow; earlier: number | undefined }

/** What the row is the same as, how sure that is, and what an update would change. */
function SameAs({ entry, row, earlier, nameOf }: SameProps) {
  const { t } = useLingui()
  const same = row.answer?.same
  if (!same?.code)
    return earlier === undefined ? t`the same as an earlier row of the table` : t`the same as row ${earlier}`
  const differs = same.differs.map((name) => nameOf(name)).join(lang === 'zh' ? '、' : ', ')
  return (
    <>
      <Anchor
        component={Link}
        to={entry.view.route.own}
        search={{ command: 'edit', code: same.code } as never}
        size="sm"
        target="_blank"
      >
        {same.code}
      </Anchor>{' '}
      {same.state && t(postingStateLabel(entry.definition.kind, same.state))} ·{' '}
      {same.by === 'heat' ? t`same heat` : t`same grade, size and place`} ·{' '}
      {differs ? t`an update changes: ${differs}` : t`nothing to change`}
    </>
  )
}
