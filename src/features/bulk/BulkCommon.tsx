import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState, type Dispatch } from 'react'
import type { BulkApi } from '#contract/postings/bulk.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { FailedUploadsContext, type FailedUploads } from '#shared/form/failed_uploads.ts'
import { lang } from '#shared/i18n/language.ts'
import { PostingField } from '#features/postings/form/PostingField.tsx'
import type { FormValues } from '#features/postings/form/form_values.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import classes from './Bulk.module.css'
import type { BilingualTexts } from './bilingual_texts.ts'
import type { BulkColumn } from './bulk_columns.ts'
import type { BulkChange, BulkState } from './bulk_state.ts'
import { cellOf } from './cell_writer.ts'
import { commonValues } from './common_fields.ts'

export type Newest = Reply<BulkApi['columns']>['newest']

type Props = {
  entry: PostingKindEntry
  columns: readonly BulkColumn[]
  texts: BilingualTexts
  regions: RegionIndex
  state: BulkState
  /** The fields to ask for. */
  names: readonly string[]
  /** Fields with a default, which are only said; they are changed among the columns. */
  assumed?: readonly string[]
  isRequired: (name: string) => boolean
  /** What the company's newest posting says. */
  newest: Newest
  uploads: FailedUploads
  /** Called with the number of pictures that are still uploading. */
  onPending: (count: number) => void
  dispatch: Dispatch<BulkChange>
}

/** What the table does not say, entered once for all its rows. */
export function BulkCommon(props: Props) {
  const {
    entry,
    columns,
    texts,
    regions,
    state,
    names,
    assumed = [],
    isRequired,
    newest,
    uploads,
    onPending,
    dispatch,
  } = props
  const { t } = useLingui()
  const values = commonValues(entry, state.common)
  const setPending = useCallback((_name: string, count: number) => onPending(count), [onPending])
  const [used, setUsed] = useState<string | null>(null)
  const textOf = (name: string, from: FormValues) => {
    const column = columns.find(({ id }) => id === name)
    const text = column && cellOf(column, from, { texts, regions, lang })
    return text === undefined || text === null ? [] : [`${column!.label[lang]}: ${text}`]
  }
  const defaults = assumed.flatMap((name) => textOf(name, values))
  if (names.length === 0 && defaults.length === 0) return null
  const before = newest?.values ?? {}
  // What has a default or an answer is left as it is.
  const open = names.filter((name) => values[name] === undefined && before[name] !== undefined)
  const shown = open.flatMap((name) => textOf(name, before))
  const useNewest = () => {
    for (const name of open) dispatch({ type: 'common', name, value: before[name] })
    setUsed(newest?.code ?? null)
  }
  return (
    <section className={classes.common} aria-labelledby="bulk-common">
      <Title order={2} size="h5" id="bulk-common">
        <Trans>For all rows</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>What the table does not say. A row that says it itself keeps its own.</Trans>
      </Text>
      {newest && open.length > 0 && (
        <Group gap="sm" mb="sm">
          <Button size="compact-sm" variant="light" onClick={useNewest}>
            {t`As in ${newest.code}`}
          </Button>
          <Text size="sm" c="dimmed">
            {shown.join(' · ')}
          </Text>
        </Group>
      )}
      {used !== null && open.length === 0 && (
        <Text size="sm" c="dimmed" mb="sm" role="status">
          {t`Filled in as in ${used}; change what is different here.`}
        </Text>
      )}
      <FailedUploadsContext value={uploads}>
        <div className={classes.fields}>
          {names.map((name) => (
            <PostingField
              key={name}
              entry={entry}
              name={name}
              value={values[name]}
              required={isRequired(name)}
              onEdit={(edited, value) => dispatch({ type: 'common', name: edited, value })}
              onPending={setPending}
            />
          ))}
        </div>
      </FailedUploadsContext>
      {defaults.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm" mb="sm">
          {defaults.join(' · ')}{' '}
          <Anchor
            component="button"
            type="button"
            size="sm"
            onClick={() => dispatch({ type: 'step', step: 'columns' })}
          >
            <Trans>Change for all rows</Trans>
          </Anchor>
        </Text>
      )}
    </section>
  )
}
