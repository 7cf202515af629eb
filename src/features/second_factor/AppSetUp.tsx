import { Button, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import { secondFactorApi } from '#contract/second_factor.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { CopyTextButton } from '#shared/ui/CopyTextButton.tsx'
import { QrCode } from '#shared/ui/QrCode.tsx'
import { CodeInput } from './CodeInput.tsx'
import { codeRefusal } from './code_refusals.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import classes from './SecondFactor.module.css'

export type Begun = Reply<typeof secondFactorApi.setUp>

/** Shows the secret of a set-up, asks for a code from the app, then shows the recovery codes; `onDone` follows. */
export function AppSetUp({ begun, onDone }: { begun: Begun; onDone: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { setup, secret, address } = begun
  const [codes, setCodes] = useState<string[]>()
  // The picture is kept by its text, which is secret.
  useEffect(() => () => client.removeQueries({ queryKey: ['qr', address] }), [client, address])
  const form = useEndpointForm(secondFactorApi.confirm, {
    id: 'second-factor-confirm',
    values: { code: '' },
    toBody: ({ code }) => ({ setup, code }),
    onSent: ({ recovery_codes }) => setCodes(recovery_codes),
    onRefused: codeRefusal,
  })
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  return (
    <FormShell {...form.shell}>
      <Stack gap="sm">
        <div className={classes.scan}>
          <QrCode text={address} size={168} label={t`QR code for the authenticator app`} />
          <Stack gap={6}>
            <Text size="sm">
              <Trans>Scan the picture with your authenticator app. Or type this key there:</Trans>
            </Text>
            <Text className={classes.secret} translate="no">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </Text>
            <CopyTextButton
              text={secret}
              size="compact-sm"
              style={{ alignSelf: 'flex-start' }}
              icon={<IconCopy size={15} aria-hidden />}
              done={t`Key copied`}
            >
              <Trans>Copy the key</Trans>
            </CopyTextButton>
          </Stack>
        </div>
        <CodeInput
          label={t`Code that the app shows now`}
          description={t`6 digits, which change every 30 seconds`}
          {...form.input('code')}
        />
        <Button type="submit" fullWidth loading={form.isSending}>
          <Trans>Switch on</Trans>
        </Button>
      </Stack>
    </FormShell>
  )
}
