import { Button, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { secondFactorApi } from '#contract/second_factor.ts'
import { call } from '#shared/api/call.ts'
import { AppSetUp } from './AppSetUp.tsx'

/** Says what is needed and sets up the first app of an account; the children are shown before it is begun. */
export function BeginSetUp({ onDone, children }: { onDone: () => void; children?: ReactNode }) {
  const begin = useMutation({
    mutationFn: () => call(secondFactorApi.setUp, { body: {} }, { keep: true }),
  })
  const [isBegun, setBegun] = useState(false)
  if (isBegun && begin.data) return <AppSetUp begun={begin.data} onDone={onDone} />
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>
          With it the back office asks at each login for a code from your phone too. A password that somebody
          has guessed or read is not enough then.
        </Trans>
      </Text>
      <Text size="sm">
        <Trans>
          You need an authenticator app on your phone, such as Microsoft Authenticator, Google Authenticator
          or your password manager.
        </Trans>
      </Text>
      <Button
        style={{ alignSelf: 'flex-start' }}
        loading={begin.isPending}
        onClick={() => begin.mutate(undefined, { onSuccess: () => setBegun(true) })}
      >
        <Trans>Set up an authenticator app</Trans>
      </Button>
      {children}
    </Stack>
  )
}
