import { Alert, Button, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { passkeyApi, passkeyName, type CreationOptions } from '#contract/passkey.ts'
import { check } from '#contract/validation.ts'
import { call } from '#shared/api/call.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { OwnPasswordField } from '#shared/form/OwnPasswordField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { lang } from '#shared/i18n/language.ts'
import { TopDialog } from '#shared/ui/TopDialog.tsx'
import { createPasskey, PasskeyError } from './browser.ts'
import type { PasskeyFailure } from './failure.ts'
import { notAdded } from './failure_texts.ts'
import { NameField } from './NameField.tsx'

const named = z.object({ name: passkeyName })

/** Dialog that adds a passkey: name and own password, then the browser asks its owner. A failure keeps what was typed. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [failure, setFailure] = useState<PasskeyFailure | null>(null)
  const form = useEndpointForm(passkeyApi.creationOptions, {
    id: 'passkey',
    values: { name: '', password: '' },
    toBody: ({ password }) => ({ password }),
    alsoCheck: ({ name }) => {
      const read = check(named, { name }, lang)
      return read.ok ? {} : read.errors
    },
    onSent: (options) => make(options),
    onRefused: ({ code, message }) => (code === 'wrong_password' ? { password: message } : undefined),
  })
  async function make(options: CreationOptions): Promise<void> {
    setFailure(null)
    try {
      const made = await createPasskey(options)
      await call(passkeyApi.add, { body: { name: form.values.name, ...made } }, { keep: true })
      onClose()
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error
      setFailure(error.reason)
    } finally {
      void client.invalidateQueries({ queryKey: [passkeyApi.list.path] })
    }
  }
  return (
    <TopDialog opened onClose={onClose} size={420} title={<Trans>Add a passkey</Trans>}>
      <FormShell {...form.shell}>
        <Stack gap="sm">
          <NameField {...form.input('name')} />
          <OwnPasswordField {...form.input('password')} />
          <Text size="xs" c="dimmed">
            <Trans>
              Then your browser asks where to keep the passkey: on this device, your phone or a key.
            </Trans>
          </Text>
          {failure && !form.isSending && (
            <Alert color="gray" role="status">
              {t(notAdded[failure])}
            </Alert>
          )}
          <Button type="submit" fullWidth loading={form.isSending}>
            <Trans>Add a passkey</Trans>
          </Button>
        </Stack>
      </FormShell>
    </TopDialog>
  )
}
