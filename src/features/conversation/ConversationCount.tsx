import { Badge } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#shared/i18n/format.ts'
import { unreadQuery } from './queries.ts'

/** Number of unread messages from other companies, for the menu; nothing if there are none. */
export function ConversationCount() {
  const { t } = useLingui()
  const { data } = useQuery(unreadQuery)
  const count = data?.messages ?? 0
  if (count === 0) return null
  return (
    <Badge
      size="sm"
      ml={6}
      aria-label={t`${plural(count, { one: '# unread message', other: '# unread messages' })}`}
    >
      {formatCount(count)}
    </Badge>
  )
}
