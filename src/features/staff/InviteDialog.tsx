import { Stack, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { invitationDays, staffApi, type StaffRight } from '#contract/staff.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { RightsField } from './Rights.tsx'

/** Dialog that invites somebody to the company; mounted only while it is open. */
export function InviteDialog({ gives, onClose }: { gives: readonly StaffRight[]; onClose: () => void }) {
  const { t } = useLingui()
  const form = useEndpointForm(staffApi.invite, {
    id: 'invite',
    values: { account: '', rights: [] as StaffRight[] },
    keptAs: 'invitation of a colleague',
    changes: [staffApi.list],
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Invite a colleague`}
      centered
      submitLabel={t`Send invitation`}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextInput
          {...form.input('account')}
          label={t`Mobile number or e-mail`}
          required
          data-autofocus
          autoComplete="off"
          maxLength={100}
        />
        <RightsField value={form.values.rights} onChange={(rights) => form.set({ rights })} gives={gives} />
        <Text size="xs" c="dimmed">
          <Trans>
            The person logs in or registers with it and accepts within {invitationDays} days. Until then the
            invitation takes one of your staff accounts.
          </Trans>
        </Text>
      </Stack>
    </FormDialog>
  )
}
