import { NumberInput, Radio, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { marketPriceApi } from '#contract/market_price.ts'
import type { AlertCondition } from '#contract/market_price_enums.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { unitLabels } from './price_labels.ts'
import { lineName, type PriceLine } from './price_lines.ts'

/** Dialog that sets an alert on a price; mounted only while it is open. */
export function AlertDialog({ line, onClose }: { line: PriceLine; onClose: () => void }) {
  const { t } = useLingui()
  const price = line.prices.at(-1) ?? 0
  const unit = t(unitLabels[line.unit])
  const form = useEndpointForm(marketPriceApi.addAlert, {
    id: 'price-alert',
    values: {
      condition: 'above' as AlertCondition,
      amount: null as number | null,
      material: line.material ?? 0,
      region: line.region ?? 0,
    },
    changes: [marketPriceApi.alerts],
    onSent: onClose,
  })
  const { values, set, errors } = form
  return (
    <FormDialog form={form} title={t`Price alert`} centered submitLabel={t`Set the alert`} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {lineName(line)} ·{' '}
          <Trans>
            now {formatNumber(price)} {unit}
          </Trans>
        </Text>
        <Radio.Group
          label={t`Tell me when the price`}
          value={values.condition}
          onChange={(next) => set({ condition: next as AlertCondition })}
        >
          <Stack gap={6} mt={6}>
            <Radio value="above" label={t`rises to the amount or above`} />
            <Radio value="below" label={t`falls to the amount or below`} />
            <Radio
              value="change"
              label={t`changes by the per cent or more, from today’s price or the last alert`}
            />
          </Stack>
        </Radio.Group>
        <NumberInput
          id="price-alert-amount"
          label={values.condition === 'change' ? t`Per cent` : t`Amount (${unit})`}
          required
          hideControls
          min={0}
          decimalScale={2}
          value={values.amount ?? ''}
          error={errors['amount']}
          onChange={(next) => set({ amount: typeof next === 'number' ? next : null })}
        />
        <Text size="sm" c="dimmed">
          <Trans>
            You are told once each time, among your messages and by push if you have it; the settings are
            those of “My leads”.
          </Trans>
        </Text>
      </Stack>
    </FormDialog>
  )
}
