import { Alert, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconUsersGroup } from '@tabler/icons-react'
import type { PostingRow } from '#contract/postings/views.ts'
import { formatAge, formatNumber } from '#shared/i18n/format.ts'
import { DealLink } from '#features/deal/index.ts'
import { participationLabels } from './labels.ts'
import { usePart } from './use_parts.ts'

/** The company's part in a group buy, on its page; nothing if it has none. */
export function MyPart({ posting }: { posting: PostingRow }) {
  const { t } = useLingui()
  const { data: part } = usePart(posting.code)
  if (!part || part.state === 'withdrawn') return null
  return (
    <Alert
      color={part.state === 'failed' || part.state === 'cancelled' ? 'gray' : 'green'}
      icon={<IconUsersGroup size={18} />}
      p="xs"
      title={t(participationLabels[part.state])}
    >
      <Text size="sm">
        <Trans>
          Your company: {formatNumber(part.quantity)} t, changed {formatAge(part.changed_time)}
        </Trans>
      </Text>
      {part.has_deal && <DealLink source="join" id={part.id} />}
      {part.message && (
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
          {part.message}
        </Text>
      )}
    </Alert>
  )
}
