import { Trans } from '@lingui/react/macro'
import type { VisibilityRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { Tag } from '#shared/ui/Tag.tsx'

/** Says that a posting is for companies or invited companies only; nothing if everybody may read it. */
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
