import { Stack } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { passkeyApi, type Passkey } from '#contract/passkey.ts'
import { FormButtons } from '#shared/form/FormDialog.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { TopDialog } from '#shared/ui/TopDialog.tsx'
import { NameField } from './NameField.tsx'

/** Dialog that renames a passkey of the account. */
export function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useEndpointForm(passkeyApi.rename, {
    id: 'passkey',
    params: { id },
    values: { name },
    keptAs: `passkey ${id} renamed`,
    changes: [passkeyApi.list],
    onSent: onClose,
  })
  return (
    <TopDialog opened onClose={onClose} size={420} title={<Trans>Rename the passkey</Trans>}>
      <FormShell {...form.shell}>
        <Stack gap="sm">
          <NameField {...form.input('name')} />
          <FormButtons isSending={form.isSending} submitLabel={<Trans>Save</Trans>} onClose={onClose} />
        </Stack>
      </FormShell>
    </TopDialog>
  )
}
