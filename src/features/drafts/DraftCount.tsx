import { Badge } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { isListedDraft } from '#shared/offline/draft_names.ts'
import { countUnsent } from '#shared/offline/unsent.ts'
import { useDeviceQuery } from '#shared/offline/use_device_query.ts'

/** Number of drafts and queued items on this device, for the menu; nothing if there are none. */
export function DraftCount({ accountId }: { accountId: number }) {
  const { t } = useLingui()
  const { data } = useDeviceQuery(String(accountId), () => countUnsent(accountId, isListedDraft))
  const count = (data?.drafts ?? 0) + (data?.queued ?? 0)
  if (count === 0) return null
  return (
    <Badge
      size="sm"
      variant="light"
      ml={6}
      color={data?.queued ? 'yellow' : 'gray'}
      aria-label={t`${plural(count, { one: '# on this device', other: '# on this device' })}`}
    >
      {count}
    </Badge>
  )
}
