import { Anchor, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'

/** The operators' page of what a report is about. */
function pageOf(kind: string, code: string): string {
  const named = encodeURIComponent(code)
  if (kind === 'forum_post') return `/admin/forum?post=${code.replace('forum-', '')}`
  return kind === 'company' ? `/admin/tenant?keyword=${named}` : `/admin/${kind}?state=all&code=${named}`
}

/** What a report is about, as a link that opens in a new tab; nothing for a request. */
export function About({ row }: { row: Readonly<Record<string, unknown>> }) {
  const sign = String(row['record_sign'] ?? '')
  const kind = row['kind'] as string | null
  if (sign === '') return '–'
  if (kind === null)
    return (
      <Text size="sm" component="span">
        {sign} <Trans>(no longer exists)</Trans>
      </Text>
    )
  return (
    // A click on the row would open the row.
    <Anchor href={pageOf(kind, sign)} target="_blank" size="sm" onClick={(event) => event.stopPropagation()}>
      {sign}
    </Anchor>
  )
}
