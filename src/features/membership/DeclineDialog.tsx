import { Trans, useLingui } from '@lingui/react/macro'
import { dashboardApi } from '#contract/dashboard.ts'
import { membershipAdminApi, type ApplicationRow } from '#contract/membership.ts'
import { ReasonDialog } from '#shared/form/ReasonDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { usePresetReasons } from '#shared/form/use_preset_reasons.ts'

type Props = { application: ApplicationRow; onClose: () => void }

/** Dialog that declines an application with a reason, which the company reads. */
export function DeclineDialog({ application: { id, company }, onClose }: Props) {
  const { t } = useLingui()
  const reasons = usePresetReasons({ action: 'membership_decline' })
  const form = useEndpointForm(membershipAdminApi.decline, {
    id: 'decline',
    params: { id },
    values: { reason: '' },
    keptAs: `membership ${id} declined`,
    changes: [membershipAdminApi.list, membershipAdminApi.one, dashboardApi.admin],
    onSent: onClose,
  })
  return (
    <ReasonDialog
      form={form}
      title={t`Decline the application`}
      color="red"
      submitLabel={<Trans>Decline</Trans>}
      about={company.name}
      reasons={reasons}
      onClose={onClose}
    />
  )
}
