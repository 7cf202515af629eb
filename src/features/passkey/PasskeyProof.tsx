import { Button, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { IconFingerprint } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { passkeyApi, type SignedByPasskey } from '#contract/passkey.ts'
import { call } from '#shared/api/call.ts'
import { canUsePasskeys, PasskeyError, signWithPasskey } from './browser.ts'
import { notProved } from './failure_texts.ts'

type Props = {
  /** Text of the button. */
  children: ReactNode
  /** Sends what the device has signed. */
  onSigned: (signed: SignedByPasskey) => Promise<unknown>
}

/** Button with which somebody who is logged in proves with a passkey who they are, where the browser can. */
export function PasskeyProof({ children, onSigned }: Props) {
  const { t } = useLingui()
  const send = useMutation({
    mutationFn: async () => {
      const { source: _, ...signed } = await signWithPasskey(await call(passkeyApi.signInOptions, {}))
      await onSigned(signed)
    },
  })
  if (!canUsePasskeys()) return null
  return (
    <>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFingerprint size={18} stroke={1.6} aria-hidden />}
        loading={send.isPending}
        onClick={() => send.mutate()}
      >
        {children}
      </Button>
      {send.error instanceof PasskeyError && (
        <Text size="sm" c="dimmed" role="status">
          {t(notProved[send.error.reason])}
        </Text>
      )}
    </>
  )
}
