import { Button, Divider, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { IconFingerprint } from '@tabler/icons-react'
import { passkeyApi } from '#contract/passkey.ts'
import { call } from '#shared/api/call.ts'
import { canUsePasskeys, PasskeyError, signWithPasskey } from './browser.ts'
import { notUsed } from './failure_texts.ts'

/** Button that logs in with a passkey, where the browser can; calls `onToken` with the token that the server returns. */
export function PasskeyButton({ onToken }: { onToken: (token: string) => Promise<void> }) {
  const { t } = useLingui()
  const send = useMutation({
    mutationFn: async () => {
      const body = await signWithPasskey(await call(passkeyApi.signInOptions, {}))
      await onToken(await call(passkeyApi.signIn, { body }))
    },
  })
  if (!canUsePasskeys()) return null
  return (
    <>
      <Divider my="md" label={<Trans context="between two ways to log in">or</Trans>} />
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconFingerprint size={18} stroke={1.6} aria-hidden />}
        loading={send.isPending}
        onClick={() => send.mutate()}
      >
        <Trans>Log in with a passkey</Trans>
      </Button>
      {send.error instanceof PasskeyError && (
        <Text size="sm" c="dimmed" mt="xs" role="status">
          {t(notUsed[send.error.reason])}
        </Text>
      )}
    </>
  )
}
