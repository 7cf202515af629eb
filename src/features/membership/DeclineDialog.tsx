import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { dashboardApi } from '#contract/dashboard.ts'
import { membershipAdminApi, type ApplicationRow } from '#contract/membership.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'

type Props = { application: ApplicationRow; onClose: () => void }

/** Dialog that declines an application with a reason, which the company reads. */
export function DeclineDialog({ application: { id, company }, onClose }: Props) {
  const { t } = useLingui()
  const form = useEndpointForm(membershipAdminApi.decline, {
    id: 'decline',
    params: { id },
    values: { reason: '' },
    keptAs: `membership ${id} declined`,
    changes: [membershipAdminApi.list, membershipAdminApi.one, dashboardApi.admin],
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Decline the application`}
      size={520}
      color="red"
      submitLabel={<Trans>Decline</Trans>}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {company.name}
      </Text>
      <TextareaField
        {...form.field('reason')}
        label={t`Reason`}
        hint={t`The company reads it.`}
        required
        rows={3}
      />
    </FormDialog>
  )
}
