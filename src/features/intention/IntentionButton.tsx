import { lazy } from 'react'
import { Trans } from '@lingui/react/macro'
import { intentionDraftId } from '#shared/offline/draft_names.ts'
import { RespondButton, type RespondProps } from './RespondButton.tsx'

const IntentionDialog = lazy(() =>
  import('./IntentionDialog.tsx').then((module) => ({ default: module.IntentionDialog })),
)

/** Button that opens the dialog for an enquiry. */
export function IntentionButton(props: RespondProps) {
  return (
    <RespondButton
      {...props}
      openAtHash={intentionDraftId(props.posting.code)}
      form={(state) => <IntentionDialog posting={props.posting} {...state} />}
    >
      <Trans>Enquire</Trans>
    </RespondButton>
  )
}
