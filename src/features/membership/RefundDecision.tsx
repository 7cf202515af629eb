import { Trans, useLingui } from '@lingui/react/macro'
import { dashboardApi } from '#contract/dashboard.ts'
import { freightAdminApi, type RefundRow } from '#contract/freight.ts'
import { ReasonDialog } from '#shared/form/ReasonDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { usePresetReasons } from '#shared/form/use_preset_reasons.ts'
import { formatMoney } from '#shared/i18n/format.ts'

type Props = { row: RefundRow; how: 'refund' | 'refuse'; onClose: () => void }

/** Dialog in which an operator marks a fee as refunded or refuses it, with a reason that the company reads. */
export function RefundDecision({ row: { id, company, fee }, how, onClose }: Props) {
  const { t } = useLingui()
  const isRefund = how === 'refund'
  const reasons = usePresetReasons({ action: 'refund_refuse' })
  const form = useEndpointForm(freightAdminApi[how], {
    id: 'decision',
    params: { id },
    values: { reason: '' },
    keptAs: `freight refund ${id}`,
    changes: [freightAdminApi.list, dashboardApi.admin],
    onSent: onClose,
  })
  return (
    <ReasonDialog
      form={form}
      title={isRefund ? t`Mark as refunded` : t`Refuse the refund`}
      color={isRefund ? undefined : 'red'}
      submitLabel={isRefund ? <Trans>Mark as refunded</Trans> : <Trans>Refuse</Trans>}
      about={`${company.name} · ${formatMoney(fee)}`}
      hint={t`The company reads it.`}
      reasons={isRefund ? undefined : reasons}
      optional={isRefund ? t`Note (optional)` : undefined}
      onClose={onClose}
    />
  )
}
