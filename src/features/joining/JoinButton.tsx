import { lazy } from 'react'
import { Trans } from '@lingui/react/macro'
import { RespondButton, type RespondProps } from '#features/intention/index.ts'

const JoinDialog = lazy(() => import('./JoinDialog.tsx').then((module) => ({ default: module.JoinDialog })))

/** Button to join a group buy, or to change the company's part if `refused` says that it has joined already. */
export function JoinButton(props: RespondProps) {
  return (
    <RespondButton
      {...props}
      handledRefusals={['join_exists']}
      form={(state) => <JoinDialog posting={props.posting} {...state} />}
    >
      {props.refused === 'join_exists' ? <Trans>Change my tonnage</Trans> : <Trans>Join</Trans>}
    </RespondButton>
  )
}
