import { Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { Age } from '#shared/table/cells.tsx'

const isToCome = (at: string) => new Date(at) > new Date()

/** When readers see an article; a time to come says that it is planned, because its state alone would say that it is online. */
export function PublishTimeCell({ row }: { row: ResourceRow }) {
  const at = row['publish_time'] as string | null
  if (!at) return '–'
  if (row.state !== 'online' || !isToCome(at)) return <Age at={at} />
  return (
    <Text size="sm" title={formatDate(at, true)}>
      <Trans>Planned:</Trans> <Age at={at} />
    </Text>
  )
}
