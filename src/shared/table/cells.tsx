/** What stands in a table's cells, one component per kind of value. */
import { Badge, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PostingState } from '#contract/postings/states.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { formatAge, formatDate, formatMoney } from '../i18n/format.ts'
import { postingStateColors, postingStateLabel } from '../i18n/labels.ts'

/** One line that is cut with dots; the whole text is its tooltip. */
export function CutText({ children }: { children: string | null }) {
  return (
    <Text size="sm" truncate title={children ?? undefined}>
      {children ?? '–'}
    </Text>
  )
}

export function Age({ at }: { at: string }) {
  return (
    <Text component="time" size="sm" c="dimmed" dateTime={at} title={formatDate(at, true)}>
      {formatAge(at)}
    </Text>
  )
}

export function StateBadge({
  of: { kind, state },
}: {
  of: Pick<PostingRow, 'kind'> & { state: PostingState }
}) {
  const { t } = useLingui()
  return (
    <Badge variant="light" size="md" radius="sm" tt="none" flex="none" color={postingStateColors[state]}>
      {t(postingStateLabel(kind, state))}
    </Badge>
  )
}

export type Priced = Pick<PostingRow, 'price_amount' | 'price_basis' | 'currency' | 'negotiable'>

const perUnit: Record<NonNullable<Priced['price_basis']>, MessageDescriptor> = {
  per_t: msg`/t`,
  per_kg: msg`/kg`,
  per_piece: msg`/piece`,
}

/** A price as it was offered, with its basis, or that it is negotiable. */
export function PriceText({ of }: { of: Priced }) {
  const { t } = useLingui()
  if (of.negotiable === 1) return <Trans>Negotiable</Trans>
  if (of.price_amount === null) return '–'
  return (
    <>
      {formatMoney(of.price_amount, of.currency ?? 'CNY')}
      {of.price_basis && (
        <Text span size="xs" c="dimmed">
          {t(perUnit[of.price_basis])}
        </Text>
      )}
    </>
  )
}
