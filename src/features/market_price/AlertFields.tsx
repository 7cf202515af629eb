import { Radio, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AlertCondition, MaterialUnit } from '#contract/market_price_enums.ts'
import { NumberField } from '#shared/form/NumberField.tsx'
import type { EndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { unitLabels } from './price_labels.ts'

export type AlertChoice = { condition: AlertCondition; amount: number | null }

type Props = {
  form: Pick<EndpointForm<AlertChoice>, 'values' | 'set' | 'field'>
  /** The series, with its newest price. */
  name: string
  unit: MaterialUnit
  price: number | null
}

/** Fields of a price alert, below what it watches; its form has the id `price-alert`. */
export function AlertFields({ form: { values, set, field }, name, price, ...of }: Props) {
  const { t } = useLingui()
  const unit = t(unitLabels[of.unit])
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {name}
        {price !== null && (
          <>
            {' · '}
            <Trans>
              now {formatNumber(price)} {unit}
            </Trans>
          </>
        )}
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
      <NumberField
        {...field('amount')}
        label={values.condition === 'change' ? t`Per cent` : t`Amount (${unit})`}
        required
      />
      <Text size="sm" c="dimmed">
        <Trans>
          You are told once each time, among your messages and by push if you have it; the settings are those
          of “My leads”.
        </Trans>
      </Text>
    </Stack>
  )
}
