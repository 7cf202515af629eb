import { useLingui } from '@lingui/react/macro'
import { marketPriceApi, type PriceAlert } from '#contract/market_price.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { AlertFields, type AlertChoice } from './AlertFields.tsx'
import { lineName, type PriceLine } from './price_lines.ts'

const formOf = { id: 'price-alert', changes: [marketPriceApi.alerts] }

/** Dialog that sets an alert on the price of a material or the index of a grade; mounted only while it is open. */
export function AlertDialog({ line, onClose }: { line: PriceLine; onClose: () => void }) {
  const { t } = useLingui()
  const form = useEndpointForm(marketPriceApi.addAlert, {
    ...formOf,
    values: { condition: 'above', amount: null, series: line.key } as AlertChoice & { series: string },
    keptAs: `price alert on ${line.key}`,
    onSent: onClose,
  })
  return (
    <FormDialog form={form} title={t`Price alert`} centered submitLabel={t`Set the alert`} onClose={onClose}>
      <AlertFields form={form} name={lineName(line)} unit={line.unit} price={line.prices.at(-1) ?? null} />
    </FormDialog>
  )
}

type ChangeProps = { alert: PriceAlert; name: string; onClose: () => void }

/** Dialog that changes what an own alert tells of; mounted only while it is open. */
export function ChangeAlertDialog({ alert, name, onClose }: ChangeProps) {
  const { t } = useLingui()
  const { id, condition, amount, unit, price } = alert
  const form = useEndpointForm(marketPriceApi.updateAlert, {
    ...formOf,
    params: { id },
    values: { condition, amount } as AlertChoice,
    keptAs: `price alert ${id}`,
    onSent: onClose,
  })
  return (
    <FormDialog form={form} title={t`Change price alert`} centered submitLabel={t`Save`} onClose={onClose}>
      <AlertFields form={form} name={name} unit={unit} price={price} />
    </FormDialog>
  )
}
