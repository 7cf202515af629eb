import { List } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { FileRef } from '#contract/fields.ts'
import { FileLink } from '#shared/ui/FileLink.tsx'
import type { PostingKindEntry } from '#features/postings/registry.ts'

type Props = { kind: PostingKindEntry; values: Record<string, unknown> }

/** Links to the posting's certificates, reports and drawings; nothing if it has none. */
export function PostingAdminFiles({ kind: { definition, view }, values }: Props) {
  const { t } = useLingui()
  const files = Object.entries(definition.fields)
    .filter(([, { widget }]) => widget === 'files')
    .flatMap(([name]) => ((values[name] ?? []) as FileRef[]).map((file) => ({ ...file, field: name })))
  if (files.length === 0) return null
  return (
    <List size="sm" listStyleType="none">
      {files.map(({ address, name, field }) => (
        <List.Item key={address}>
          {t(view.labels[field]!)}:{' '}
          <FileLink address={address} size="sm">
            {name}
          </FileLink>
        </List.Item>
      ))}
    </List>
  )
}
