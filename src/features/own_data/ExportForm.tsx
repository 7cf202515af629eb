import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { exportedUploadsMb, exportsPerDay, ownDataApi } from '#contract/own_data.ts'
import { download } from '#shared/api/download.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { OwnPasswordField } from '#shared/form/OwnPasswordField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatBytes } from '#shared/i18n/format.ts'
import { saveFile } from '#shared/table/save_file.ts'
import { HelpLink } from '#features/help/index.ts'

/** Saves the own data as a zip, with the own password; it can be cancelled while it arrives (SPEC 6.25). */
export function ExportForm() {
  const { t } = useLingui()
  const [bytes, setBytes] = useState(0)
  const [saved, setSaved] = useState('')
  const running = useRef(new AbortController())
  // A closed dialog needs no file.
  useEffect(() => () => running.current.abort(), [])
  const form = useEndpointForm(ownDataApi.export, {
    id: 'export',
    values: { password: '' },
    send: async (body) => {
      running.current = new AbortController()
      setBytes(0)
      setSaved('')
      const file = await download(
        ownDataApi.export,
        { body },
        { signal: running.current.signal, onBytes: setBytes },
      )
      saveFile(file.name, file.content.type, file.content)
      setSaved(file.name)
      return null
    },
    onSent: (): void => form.reset(),
    onRefused: ({ code, message }) => (code === 'wrong_password' ? { password: message } : undefined),
  })
  return (
    <FormShell {...form.shell}>
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            A zip file with what you entered and received here: profile, postings, enquiries, quotes, deals,
            conversations, messages, saved items and the files you uploaded, up to {exportedUploadsMb} MB of
            them. A main account also gets its company’s information.
          </Trans>
        </Text>
        <Text size="xs" c="dimmed">
          <Trans>
            Your password and other people’s contact details are never in it. You can export {exportsPerDay}{' '}
            times a day.
          </Trans>
        </Text>
        <HelpLink page="own_data" about={t`Your data`} />
        <OwnPasswordField {...form.input('password')} />
        <Group gap="sm">
          <Button
            type="submit"
            loading={form.isSending}
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          >
            <Trans>Export my data</Trans>
          </Button>
          {form.isSending && (
            <Button variant="default" onClick={() => running.current.abort()}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          <Text size="sm" c="dimmed" role="status">
            {form.isSending && <Trans>{formatBytes(bytes)} received</Trans>}
            {!form.isSending && saved && <Trans>Saved as {saved}</Trans>}
          </Text>
        </Group>
      </Stack>
    </FormShell>
  )
}
