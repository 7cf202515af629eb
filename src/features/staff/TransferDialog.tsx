import { Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { staffApi, transferDays, type StaffMember } from '#contract/staff.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { OwnPasswordField } from '#shared/form/OwnPasswordField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'

/** Dialog that names the next main account, with the own password; mounted only while it is open. */
export function TransferDialog({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const { t } = useLingui()
  const { id, name } = person
  const form = useEndpointForm(staffApi.transfer, {
    id: 'transfer',
    values: { password: '' },
    toBody: ({ password }) => ({ account_id: id, password }),
    changes: [staffApi.list, staffApi.own],
    onSent: onClose,
    onRefused: ({ code, message }) => (code === 'wrong_password' ? { password: message } : undefined),
  })
  return (
    <FormDialog
      form={form}
      title={t`Hand the main account to ${name}?`}
      centered
      color="red"
      submitLabel={t`Ask for confirmation`}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            Once {name} has confirmed, {name} is the main account and decides about the company, its staff and
            membership. You stay as staff with every right, which the new main account can take.
          </Trans>
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>
            You can withdraw this until it is confirmed; after {transferDays} days it expires. Everybody of
            the company is told.
          </Trans>
        </Text>
        <OwnPasswordField {...form.input('password')} />
      </Stack>
    </FormDialog>
  )
}
