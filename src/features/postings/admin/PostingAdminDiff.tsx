import { Group, Switch, Table, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminPosting } from '#contract/postings/views.ts'
import classes from './PostingAdmin.module.css'
import { diffRows, newPhotos, type DiffRow } from './posting_diff.ts'
import type { PostingKindEntry } from '../registry.ts'
import { useFieldText } from '../use_field_text.ts'

type Props = { kind: PostingKindEntry; posting: AdminPosting }

/** What was submitted, field by field, beside what is online; changed rows stand out. */
export function PostingAdminDiff({ kind, posting }: Props) {
  const { t } = useLingui()
  const [changesOnly, setChangesOnly] = useState(false)
  const text = useFieldText(kind)
  const rows = diffRows(kind.view.groups, posting)
  const isEdit = posting.pending_revision !== null && posting.online_values !== null
  const changes = rows.filter((row) => row.changed)
  const labels: Record<string, (typeof kind.view.labels)[keyof typeof kind.view.labels]> = kind.view.labels

  const submitted = ({ name, online, submitted: values, changed }: DiffRow) => {
    const added = name === 'photos' && changed ? newPhotos(online, values).length : 0
    const value = text(name, values) || '–'
    return added > 0 ? `${value} ${t`(${added} new)`}` : value
  }

  return (
    <div>
      {isEdit && (
        <Group justify="space-between" mb={6}>
          <Text size="sm" c="dimmed">
            <Trans>
              {changes.length} of {rows.length} fields changed
            </Trans>
          </Text>
          <Switch
            size="xs"
            label={t`Only changes`}
            checked={changesOnly}
            onChange={(event) => setChangesOnly(event.currentTarget.checked)}
          />
        </Group>
      )}
      <Table className={classes.diff} fz="sm" withTableBorder verticalSpacing={5}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Field</Trans>
            </Table.Th>
            {isEdit && (
              <Table.Th>
                <Trans>Online</Trans>
              </Table.Th>
            )}
            <Table.Th>
              <Trans>Submitted v{posting.revision}</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {(isEdit && changesOnly ? changes : rows).map((row) => (
            <Table.Tr key={row.name} data-changed={(isEdit && row.changed) || undefined}>
              <Table.Th scope="row">{labels[row.name] && t(labels[row.name]!)}</Table.Th>
              {isEdit && <Table.Td>{(row.online && text(row.name, row.online)) || '–'}</Table.Td>}
              <Table.Td>{submitted(row)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
