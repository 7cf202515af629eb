import { lazy } from 'react'
import { Trans } from '@lingui/react/macro'
import { RespondButton, type RespondProps } from '#features/intention/index.ts'

const JoinDialog = lazy(() => import('./JoinDialog.tsx').then((module) => ({ default: module.JoinDialog })))

/** Opens the dialog to join a group buying, or to change one's part, which it knows of as `refused`. */
export function JoinButton(props: RespondProps) {
  return (
    <RespondButton
      {...props}
      remedied={['join_exists']}
      form={(state) => <JoinDialog posting={props.posting} {...state} />}
    >
      {props.refused === 'join_exists' ? <Trans>Change my tonnage</Trans> : <Trans>Join</Trans>}
    </RespondButton>
  )
}
