import { Trans } from '@lingui/react/macro'
import type { VisibilityRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { Tag } from '#shared/ui/Tag.tsx'

/** Says that not everybody may read the posting; nothing where everybody may. */
export function VisibilityTag({ posting }: { posting: PostingRow }) {
  const { visibility } = posting.extras as VisibilityRowValues
  if (visibility === 'members')
    return (
      <Tag tone="grey">
        <Trans>Companies only</Trans>
      </Tag>
    )
  if (visibility !== 'invited') return null
  return (
    <Tag tone="grey">
      <Trans>By invitation</Trans>
    </Tag>
  )
}
