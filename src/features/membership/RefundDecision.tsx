import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { dashboardApi } from '#contract/dashboard.ts'
import { freightAdminApi, type RefundRow } from '#contract/freight.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatMoney } from '#shared/i18n/format.ts'

type Props = { row: RefundRow; how: 'refund' | 'refuse'; onClose: () => void }

/** Dialog in which an operator marks a fee as refunded or refuses it, with a reason that the company reads. */
export function RefundDecision({ row: { id, company, fee }, how, onClose }: Props) {
  const { t } = useLingui()
  const isRefund = how === 'refund'
  const form = useEndpointForm(freightAdminApi[how], {
    id: 'decision',
    params: { id },
    values: { reason: '' },
    keptAs: `freight refund ${id}`,
    changes: [freightAdminApi.list, dashboardApi.admin],
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={isRefund ? t`Mark as refunded` : t`Refuse the refund`}
      size={480}
      color={isRefund ? undefined : 'red'}
      submitLabel={isRefund ? <Trans>Mark as refunded</Trans> : <Trans>Refuse</Trans>}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {company.name} · {formatMoney(fee)}
      </Text>
      <TextareaField
        {...form.field('reason')}
        label={isRefund ? t`Note (optional)` : t`Reason`}
        hint={t`The company reads it.`}
        required={!isRefund}
        rows={2}
      />
    </FormDialog>
  )
}
