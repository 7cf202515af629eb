import { Badge } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { PostingRow } from '#contract/postings/views.ts'
import { postingStateColors, postingStateLabel } from '#shared/i18n/labels.ts'

export function StateBadge({ of: { kind, state } }: { of: Pick<PostingRow, 'kind' | 'state'> }) {
  const { t } = useLingui()
  return (
    <Badge
      variant="light"
      size="md"
      radius="sm"
      tt="none"
      flex="none"
      miw="max-content"
      color={postingStateColors[state]}
    >
      {t(postingStateLabel(kind, state))}
    </Badge>
  )
}
