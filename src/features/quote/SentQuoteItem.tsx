import { Alert, Badge, Button, Group, Modal, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { SentQuote } from '#contract/quote.ts'
import { ConversationButton } from '#features/conversation/index.ts'
import { PostingEntry, TimeLeft } from '#features/postings/index.ts'
import { formatAge, formatDate, formatPrice } from '#shared/i18n/format.ts'
import { formatAsked, quoteStateColors, quoteStateLabel } from './labels.ts'
import { DealLink } from '#features/deal/index.ts'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'
import classes from './Quote.module.css'
import { QuotedPrice } from './QuotedPrice.tsx'
import { useQuoteChanges } from './use_quote_changes.ts'

const QuoteDrawer = lazy(() =>
  import('./QuoteDrawer.tsx').then((module) => ({ default: module.QuoteDrawer })),
)

/** One of the company's quotes: the request, price, state and actions. */
export function SentQuoteItem({ quote }: { quote: SentQuote }) {
  const { t } = useLingui()
  const [isRevising, setRevising] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { confirm, withdraw } = useQuoteChanges(quote)
  const { posting, company, can, quantity_unit: unit } = quote
  return (
    <PostingEntry
      posting={posting}
      className={classes.item}
      about={
        <>
          <Text size="sm">{company.name}</Text>
          <Text size="xs" c="dimmed">
            {posting.code} · {formatAge(quote.updated_time)}
            {posting.state === 'online' && posting.expires_at && (
              <>
                {' · '}
                <TimeLeft until={posting.expires_at} />
              </>
            )}
          </Text>
          {quote.answer && <Text size="sm" c="dimmed">{t`Answer: ${quote.answer}`}</Text>}
        </>
      }
    >
      <div className={classes.number}>
        <QuotedPrice quote={quote} />
      </div>
      <div className={classes.number}>
        <b>{formatAsked(quote.agreed_quantity ?? quote.quantity, unit)}</b>
        <span className={classes.small}>
          {quote.agreed_quantity !== null ? (
            <Trans>agreed, of {formatAsked(quote.quantity, unit)} quoted</Trans>
          ) : (
            <Trans>valid until {formatDate(quote.valid_until)}</Trans>
          )}
        </span>
        <Badge variant="light" radius="sm" tt="none" color={quoteStateColors[quote.state]}>
          {t(quoteStateLabel(quote.state, 'supplier'))}
        </Badge>
      </div>
      <div className={classes.actions}>
        {can.revise && (
          <Button size="compact-sm" variant="light" onClick={() => setRevising(true)}>
            <Trans>Revise</Trans>
          </Button>
        )}
        {can.withdraw && (
          <PersonalButton size="compact-sm" variant="subtle" color="gray" onClick={() => setAsking(true)}>
            <Trans>Withdraw</Trans>
          </PersonalButton>
        )}
        {quote.state === 'accepted' && <DealLink source="quote" id={quote.id} />}
        <ConversationButton size="compact-sm" code={posting.code} />
      </div>
      {can.confirm && (
        <Alert color="yellow" py="xs" className={classes.notice}>
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm">
              <Trans>
                The request was changed after your quote. The buyer can accept it again once you confirm or
                revise it.
              </Trans>
            </Text>
            <PersonalButton size="compact-sm" loading={confirm.isPending} onClick={() => confirm.mutate()}>
              <Trans>Confirm for the new version</Trans>
            </PersonalButton>
          </Group>
        </Alert>
      )}
      {isRevising && (
        <Suspense>
          <QuoteDrawer posting={posting} opened onClose={() => setRevising(false)} />
        </Suspense>
      )}
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t`Withdraw the quote`}
        centered
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <Text size="sm">
          {quote.taxed_per_t === null ? (
            <Trans>The buyer is notified. You can quote again while the request is open.</Trans>
          ) : (
            <Trans>
              Your quote of {formatPrice(quote.taxed_per_t, 'per_t')} is withdrawn and the buyer is notified.
              You can quote again while the request is open.
            </Trans>
          )}
        </Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={() => setAsking(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            color="red"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </Group>
      </Modal>
    </PostingEntry>
  )
}
