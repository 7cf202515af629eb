import { Button, Text, Tooltip } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AskedFigures, Quote } from '#contract/quote.ts'
import { QuoteAnswerDialog, type QuoteAnswer } from './QuoteAnswerDialog.tsx'
import classes from './Quote.module.css'

/** Buttons for the owner's answers to a quote, or the answer that was given. */
export function QuoteAnswers({ quote, asked }: { quote: Quote; asked: AskedFigures }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<QuoteAnswer | null>(null)
  const { can, answer } = quote
  const isDisabled = can.accept ? undefined : true
  const disabledReason =
    asked.remaining === 0
      ? t`Nothing is left to accept`
      : quote.company.credit_rating === 0
        ? t`The supplier’s company is frozen`
        : t`The supplier has to confirm it first`
  return (
    <>
      {can.accept || can.decline ? (
        <div className={classes.actions} style={{ justifyContent: 'flex-start' }}>
          <Tooltip label={disabledReason} disabled={can.accept}>
            <Button
              size="compact-sm"
              data-disabled={isDisabled}
              aria-disabled={isDisabled}
              onClick={() => can.accept && setAsking('accept')}
            >
              <Trans>Accept</Trans>
            </Button>
          </Tooltip>
          <Button size="compact-sm" variant="default" onClick={() => setAsking('decline')}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      ) : answer || quote.state !== 'accepted' ? (
        <Text size="sm" className={classes.terms}>
          {answer ?? '–'}
        </Text>
      ) : undefined}
      {/* The dialog stays open if a colleague has answered meanwhile, and then shows the refusal. */}
      {asking && (
        <QuoteAnswerDialog quote={quote} asked={asked} answer={asking} onClose={() => setAsking(null)} />
      )}
    </>
  )
}
