import { Trans, useLingui } from '@lingui/react/macro'
import { dashboardApi } from '#contract/dashboard.ts'
import { millCertificateAdminApi, type CertificateAlert } from '#contract/mill_certificate.ts'
import { ReasonDialog } from '#shared/form/ReasonDialog.tsx'
import { usePresetReasons } from '#shared/form/use_preset_reasons.ts'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'

/** Dialog that dismisses an alert with a reason, which stays with it and in the audit log. */
export function DismissDialog({
  alert: { id, postings },
  onClose,
}: {
  alert: CertificateAlert
  onClose: () => void
}) {
  const { t } = useLingui()
  const form = useEndpointForm(millCertificateAdminApi.dismiss, {
    id: 'dismiss',
    params: { id },
    values: { reason: '' },
    keptAs: `certificate alert ${id} dismissed`,
    changes: [millCertificateAdminApi.list, dashboardApi.admin],
    onSent: onClose,
  })
  return (
    <ReasonDialog
      form={form}
      title={t`Dismiss the alert`}
      submitLabel={<Trans>Dismiss</Trans>}
      about={postings.map(({ code, company }) => `${code} ${company.name}`).join(' / ')}
      hint={t`It stays with the alert. A new piece or file in common opens the alert again.`}
      reasons={usePresetReasons({ action: 'certificate_dismiss' })}
      onClose={onClose}
    />
  )
}
