import { Alert, Button, Group, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type Dispatch } from 'react'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import type { BulkChange, BulkState } from './bulk_state.ts'
import { changesReading, recallFor, type Recall } from './table_memory.ts'

type Props = {
  state: BulkState
  stored: Parameters<typeof recallFor>[1]
  nameOf: (path: string) => string
  dispatch: Dispatch<BulkChange>
}

/** Offers to read the table as the company read one with these headings before; nothing of it is applied without a click. */
export function BulkRecall({ state, stored, nameOf, dispatch }: Props) {
  const { t } = useLingui()
  const { rows, heading, recall: answer } = state
  const found = useMemo(
    () => (answer || state.made.length > 0 ? undefined : recallFor(state, stored)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed into the rows below the headings does not matter
    [stored, heading, answer, rows.length, state.source],
  )
  if (!found || answer || !changesReading(state, found)) return null
  const listed = (names: readonly string[]) => names.join(lang === 'zh' ? '、' : ', ')
  const { columns, common, fixes } = found.reading
  const held = columns.filter(({ use }) => use !== '').length
  const facts = [
    plural(held, { one: 'one column', other: '# columns' }),
    ...new Set(columns.flatMap(({ unit }) => unit ?? [])),
    ...Object.keys(common).map((name) => nameOf(name)),
    ...(fixes.length > 0
      ? [plural(fixes.length, { one: 'one fix for all rows', other: '# fixes for all rows' })]
      : []),
  ]
  const day = formatDate(found.at)
  return (
    <Alert color="blue" p="xs" mb="sm" role="status" title={t`Read as on ${day}?`}>
      <Group gap="sm" justify="space-between">
        <Text size="sm">
          {listed(facts)}
          <Changes of={found} listed={listed} />
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" onClick={() => dispatch({ type: 'recall', recall: found })}>
            <Trans>Use</Trans>
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => dispatch({ type: 'recall', recall: null })}
          >
            <Trans>Not this time</Trans>
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}

/** In what the table differs from the one that was read then. */
function Changes({ of, listed }: { of: Recall; listed: (names: readonly string[]) => string }) {
  const gone = listed(of.gone)
  const added = listed(of.added)
  return (
    <>
      {of.gone.length > 0 && (
        <>
          {' '}
          <Trans>Not in this table: {gone}.</Trans>
        </>
      )}
      {of.added.length > 0 && (
        <>
          {' '}
          <Trans>New in it: {added}.</Trans>
        </>
      )}
    </>
  )
}
