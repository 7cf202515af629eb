import { Badge, Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { openIntentionStates, type Intention, type IntentionState } from '#contract/intention.ts'
import { CertifiedBadge } from '#features/company/index.ts'
import { ConversationButton } from '#features/conversation/index.ts'
import { PostingEntry, PostingLink, Price } from '#features/postings/index.ts'
import { formatAge, formatPrice, formatQuantity } from '#shared/i18n/format.ts'
import { intentionStateLabels } from '#shared/i18n/labels.ts'
import { DealLink } from '#features/deal/index.ts'
import { AnswerDialog, type Answer } from './AnswerDialog.tsx'
import classes from './BackendOverview.module.css'

const colors: Record<IntentionState, string> = {
  sent: 'yellow',
  seen: 'blue',
  accepted: 'green',
  declined: 'red',
  closed: 'gray',
}

/** One enquiry: posting, other company, messages, and buttons for the possible answers. */
export function IntentionItem({ intention, box }: { intention: Intention; box: 'received' | 'sent' }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<Answer | null>(null)
  const { posting, company, can } = intention
  const unit = posting.quantity_unit
  // Nobody answers what is gone: an open enquiry says so instead of “Sent”, to both sides.
  const isSoldOut = openIntentionStates.includes(intention.state) && posting.remaining === 0
  const stateText = isSoldOut
    ? t`Sold out`
    : box === 'received' && intention.state === 'sent'
      ? t`New`
      : t(intentionStateLabels[intention.state])
  return (
    <PostingEntry
      posting={posting}
      className={classes.item}
      title={
        <>
          <PostingLink posting={posting} />{' '}
          {intention.agreed_price ? (
            formatPrice(
              intention.agreed_price.amount,
              intention.agreed_price.basis,
              intention.agreed_price.currency,
            )
          ) : (
            <Price posting={posting} />
          )}
        </>
      }
      about={
        <>
          <Group gap={6}>
            <Text size="sm">{company.name}</Text>
            <CertifiedBadge company={company} />
            <Text size="xs" c="dimmed">
              {formatAge(intention.created_time)}
            </Text>
          </Group>
          <Text size="sm" className={classes.message}>
            {intention.message}
          </Text>
          {intention.answer && (
            <Text size="sm" className={classes.message} c="dimmed">
              {t`Answer: ${intention.answer}`}
            </Text>
          )}
        </>
      }
    >
      <div className={classes.quantity}>
        <b>{formatQuantity(intention.agreed_quantity ?? intention.quantity, unit)}</b>
        <Text size="xs" c="dimmed">
          {intention.agreed_quantity !== null ? (
            <Trans>agreed, of {formatQuantity(intention.quantity, unit)} asked</Trans>
          ) : (
            posting.remaining !== null &&
            (posting.remaining === 0 ? (
              isSoldOut ? (
                box === 'sent' ? (
                  <Trans>sold to others before an answer</Trans>
                ) : (
                  <Trans>nothing is left to accept</Trans>
                )
              ) : (
                <Trans>nothing remaining</Trans>
              )
            ) : (
              <Trans>{formatQuantity(posting.remaining, unit)} remaining</Trans>
            ))
          )}
        </Text>
        <Badge variant="light" radius="sm" tt="none" color={isSoldOut ? 'gray' : colors[intention.state]}>
          {stateText}
        </Badge>
      </div>
      <div className={classes.actions}>
        {can.accept && (
          <Button size="compact-sm" variant="light" onClick={() => setAsking('accept')}>
            <Trans>Accept</Trans>
          </Button>
        )}
        {can.decline && (
          <Button size="compact-sm" variant="default" onClick={() => setAsking('decline')}>
            <Trans>Decline</Trans>
          </Button>
        )}
        {can.close && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAsking('close')}>
            {box === 'sent' ? <Trans>Withdraw</Trans> : <Trans>Close</Trans>}
          </Button>
        )}
        {intention.state === 'accepted' && <DealLink source="intention" id={intention.id} />}
        <ConversationButton
          size="compact-sm"
          code={posting.code}
          company={box === 'received' ? company.code : undefined}
        />
      </div>
      {asking && <AnswerDialog intention={intention} answer={asking} onClose={() => setAsking(null)} />}
    </PostingEntry>
  )
}
