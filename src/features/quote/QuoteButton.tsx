import { lazy } from 'react'
import { Trans } from '@lingui/react/macro'
import { RespondButton, type RespondProps } from '#features/intention/index.ts'
import { quoteDraftId } from '#shared/offline/draft_names.ts'

const QuoteDrawer = lazy(() =>
  import('./QuoteDrawer.tsx').then((module) => ({ default: module.QuoteDrawer })),
)

const handledRefusals = ['quote_exists']

/** Button that opens the quote form, to revise the company's open quote if there is one. */
export function QuoteButton(props: RespondProps) {
  return (
    <RespondButton
      {...props}
      handledRefusals={handledRefusals}
      openAtHash={quoteDraftId(props.posting.code)}
      form={(state) => <QuoteDrawer posting={props.posting} {...state} />}
    >
      {props.refused === 'quote_exists' ? <Trans>Revise my quote</Trans> : <Trans>Quote</Trans>}
    </RespondButton>
  )
}
