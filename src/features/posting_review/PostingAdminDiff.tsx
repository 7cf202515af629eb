import { Button, Table, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminPosting } from '#contract/postings/views.ts'
import classes from './PostingAdmin.module.css'
import { diffRows, hasVersionBefore, isEditOfOnline, newPhotos, type DiffRow } from './posting_diff.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { useFieldText } from '#features/postings/use_field_text.ts'

type Props = { kind: PostingKindEntry; posting: AdminPosting }

/**
 * Table of the submitted fields. Compared with the version online, or the one rejected before, it shows what changed and
 * keeps the rest folded.
 */
export function PostingAdminDiff({ kind, posting }: Props) {
  const { t } = useLingui()
  const [isUnfolded, setUnfolded] = useState(false)
  const text = useFieldText(kind)
  const rows = diffRows(kind.view.groups, posting)
  const isEdit = isEditOfOnline(posting)
  const isCompared = hasVersionBefore(posting)
  const changes = rows.filter((row) => row.changed)
  const others = rows.filter((row) => !row.changed)
  const labels: Record<string, (typeof kind.view.labels)[keyof typeof kind.view.labels]> = kind.view.labels

  const submitted = ({ name, before, submitted: values, changed }: DiffRow) => {
    const added = name === 'photos' && changed ? newPhotos(before, values).length : 0
    const value = text(name, values) || '–'
    return added > 0 ? `${value} ${t`(${added} new)`}` : value
  }

  return (
    <div>
      {isCompared && (
        <Text size="sm" c="dimmed" mb={6}>
          <Trans>
            {changes.length} of {rows.length} fields changed
          </Trans>
        </Text>
      )}
      <Table className={classes.diff} fz="sm" withTableBorder verticalSpacing={5}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Field</Trans>
            </Table.Th>
            {isCompared && (
              <Table.Th>{isEdit ? <Trans>Online</Trans> : <Trans>Rejected before</Trans>}</Table.Th>
            )}
            <Table.Th>
              <Trans>Submitted v{posting.revision}</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {(isCompared ? [...changes, ...(isUnfolded ? others : [])] : rows).map((row) => (
            <Table.Tr key={row.name} data-changed={(isCompared && row.changed) || undefined}>
              <Table.Th scope="row">{labels[row.name] && t(labels[row.name]!)}</Table.Th>
              {isCompared && <Table.Td>{(row.before && text(row.name, row.before)) || '–'}</Table.Td>}
              <Table.Td>{submitted(row)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {isCompared && others.length > 0 && (
        <Button
          mt={6}
          size="compact-sm"
          variant="subtle"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? (
            <Trans>Hide what did not change</Trans>
          ) : (
            plural(others.length, { one: 'Show # unchanged field', other: 'Show # unchanged fields' })
          )}
        </Button>
      )}
    </div>
  )
}
