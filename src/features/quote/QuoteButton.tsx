import { lazy } from 'react'
import { Trans } from '@lingui/react/macro'
import { RespondButton, type RespondProps } from '#features/intention/index.ts'

const QuoteDrawer = lazy(() =>
  import('./QuoteDrawer.tsx').then((module) => ({ default: module.QuoteDrawer })),
)

const remedied = ['quote_exists']

/** Opens the quote form, with the own live quote in it where there is one. */
export function QuoteButton(props: RespondProps) {
  return (
    <RespondButton
      {...props}
      remedied={remedied}
      form={(state) => <QuoteDrawer posting={props.posting} {...state} />}
    >
      {props.refused === 'quote_exists' ? <Trans>Revise my quote</Trans> : <Trans>Quote</Trans>}
    </RespondButton>
  )
}
