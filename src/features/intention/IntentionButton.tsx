import { lazy } from 'react'
import { Trans } from '@lingui/react/macro'
import { RespondButton, type RespondProps } from './RespondButton.tsx'

const IntentionDialog = lazy(() =>
  import('./IntentionDialog.tsx').then((module) => ({ default: module.IntentionDialog })),
)

/** Opens the intention dialog. */
export function IntentionButton(props: RespondProps) {
  return (
    <RespondButton {...props} form={(state) => <IntentionDialog posting={props.posting} {...state} />}>
      <Trans>Show intention</Trans>
    </RespondButton>
  )
}
