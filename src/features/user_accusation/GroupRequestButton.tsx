import { Button, type ButtonProps } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useSignedIn } from '#shared/session/use_signed_in.ts'

/** Button that asks the operators for a group buy; visitors sign in first. */
export function GroupRequestButton(props: Omit<ButtonProps, 'children'>) {
  const signedIn = useSignedIn()
  const open = () => void import('./GroupRequest.tsx').then(({ openGroupRequest }) => openGroupRequest())
  return (
    <Button {...props} onClick={() => signedIn(open)}>
      <Trans>Request a group buy</Trans>
    </Button>
  )
}
