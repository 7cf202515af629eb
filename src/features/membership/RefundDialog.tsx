import { Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DealSource } from '#contract/deal.ts'
import { freightApi } from '#contract/freight.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { NumberField } from '#shared/form/NumberField.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'

type Props = { params: { source: DealSource; id: number }; onClose: () => void }

/** Dialog in which a gold member asks for the freight fee of a deal. */
export function RefundDialog({ params, onClose }: Props) {
  const { t } = useLingui()
  const form = useEndpointForm(freightApi.request, {
    id: 'refund',
    params,
    values: { fee: null as number | null, remark: '' },
    toBody: ({ fee, remark }) => ({ fee: fee!, remark }),
    keptAs: `freight ${params.source} ${params.id}`,
    changes: [freightApi.ofDeal],
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Refund of the freight fee`}
      size={460}
      submitLabel={<Trans>Send request</Trans>}
      onClose={onClose}
    >
      <Stack gap="sm">
        <NumberField
          {...form.field('fee')}
          label={t`Freight fee paid`}
          unit="¥"
          required
          hint={t`As on the carrier’s invoice; customer service checks it and refunds it in full.`}
        />
        <TextareaField
          {...form.field('remark')}
          label={t`Remark (optional)`}
          hint={t`Waybill or invoice number`}
          rows={2}
        />
      </Stack>
    </FormDialog>
  )
}
