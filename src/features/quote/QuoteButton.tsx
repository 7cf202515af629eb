import { lazy } from 'react'
import { Trans } from '@lingui/react/macro'
import { RespondButton, type RespondProps } from '#features/intention/index.ts'
import { quoteDraftId } from '#shared/offline/draft_names.ts'

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
      openAt={quoteDraftId(props.posting.code)}
      form={(state) => <QuoteDrawer posting={props.posting} {...state} />}
    >
      {props.refused === 'quote_exists' ? <Trans>Revise my quote</Trans> : <Trans>Quote</Trans>}
    </RespondButton>
  )
}
