import { Button, Text, Tooltip } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AskedFigures, Quote } from '#contract/quote.ts'
import { QuoteAnswerDialog, type QuoteAnswer } from './QuoteAnswerDialog.tsx'
import classes from './Quote.module.css'

/** What the owner can do with a quote, or what was answered. */
export function QuoteAnswers({ quote, asked }: { quote: Quote; asked: AskedFigures }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<QuoteAnswer | null>(null)
  const { can, answer } = quote
  const off = can.accept ? undefined : true
  const why =
    asked.remaining === 0
      ? t`Nothing is left to accept`
      : quote.company.credit_rating === 0
        ? t`The supplier’s company is frozen`
        : t`The supplier has to confirm it first`
  return (
    <>
      {can.accept || can.decline ? (
        <div className={classes.actions} style={{ justifyContent: 'flex-start' }}>
          <Tooltip label={why} disabled={can.accept}>
            <Button
              size="compact-sm"
              data-disabled={off}
              aria-disabled={off}
              onClick={() => can.accept && setAsking('accept')}
            >
              <Trans>Accept</Trans>
            </Button>
          </Tooltip>
          <Button size="compact-sm" variant="default" onClick={() => setAsking('decline')}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      ) : (
        <Text size="sm" className={classes.terms}>
          {answer ?? '–'}
        </Text>
      )}
      {/* It stays when somebody else has answered meanwhile, and says so. */}
      {asking && (
        <QuoteAnswerDialog quote={quote} asked={asked} answer={asking} onClose={() => setAsking(null)} />
      )}
    </>
  )
}
