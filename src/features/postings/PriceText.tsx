import { Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { basisSuffixes } from '#contract/figures.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'

type Priced = Pick<PostingRow, 'price_amount' | 'price_basis' | 'currency' | 'negotiable'>

/** A price in one line as it was offered, with its basis; "Negotiable" or a dash if there is none. */
export function PriceText({ of }: { of: Priced }) {
  if (of.negotiable === 1) return <Trans>Negotiable</Trans>
  if (of.price_amount === null) return '–'
  return (
    <>
      {formatMoney(of.price_amount, of.currency ?? 'CNY')}
      {of.price_basis && (
        <Text span size="xs" c="dimmed">
          {basisSuffixes[of.price_basis][lang]}
        </Text>
      )}
    </>
  )
}
