import { Button, Divider, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import { secondFactorApi } from '#contract/second_factor.ts'
import { PasskeyProof } from '#features/passkey/index.ts'
import { call } from '#shared/api/call.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { CodeInput } from './CodeInput.tsx'
import { codeRefusal } from './code_refusals.ts'

type Name = 'setUp' | 'prove' | 'renewCodes' | 'remove'

type Props<N extends Name> = {
  /** The call that takes the proof. */
  of: N
  ways: { hasApp: boolean; hasPasskey: boolean }
  submit: ReactNode
  /** Colour of the submit button; by default the theme's. */
  color?: string
  onDone: (reply: Reply<(typeof secondFactorApi)[N]>) => unknown
}

/** Form that proves the second factor for one call: with a code, or with a passkey where there is one. */
export function ProofForm<N extends Name>({ of, ways, submit, color, onDone }: Props<N>) {
  const { t } = useLingui()
  // All these calls have the same body; what they answer goes to `onDone` unread.
  const endpoint = secondFactorApi[of] as (typeof secondFactorApi)['prove']
  const done = (reply: unknown) => onDone(reply as Reply<(typeof secondFactorApi)[N]>)
  const form = useEndpointForm(endpoint, {
    id: `second-factor-${of}`,
    values: { code: '' },
    changes: [secondFactorApi.state],
    onSent: done,
    onRefused: codeRefusal,
  })
  return (
    <Stack gap="sm">
      {ways.hasApp && (
        <FormShell {...form.shell}>
          <Stack gap="sm">
            <CodeInput label={t`Code from your app, or a recovery code`} {...form.input('code')} />
            <Button type="submit" fullWidth color={color} loading={form.isSending}>
              {submit}
            </Button>
          </Stack>
        </FormShell>
      )}
      {ways.hasApp && ways.hasPasskey && (
        <Divider label={<Trans context="between two ways to log in">or</Trans>} />
      )}
      {ways.hasPasskey && (
        <PasskeyProof
          onSigned={async (passkey) => done(await call(endpoint, { body: { passkey } }, { keep: true }))}
        >
          <Trans>Confirm with a passkey</Trans>
        </PasskeyProof>
      )}
    </Stack>
  )
}
