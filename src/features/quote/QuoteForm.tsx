import { Alert, Anchor, Button, Group, Input, SegmentedControl, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { optionSets, type Option } from '#contract/postings/option_sets.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import type { SentQuote } from '#contract/quote.ts'
import { UnusualFigures, useOptionText } from '#features/postings/index.ts'
import { ChoiceField } from '#shared/form/ChoiceField.tsx'
import { DateField } from '#shared/form/DateField.tsx'
import { FilesField } from '#shared/form/FilesField.tsx'
import { FileKeeperContext } from '#shared/form/kept_files.ts'
import { NumberField } from '#shared/form/NumberField.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { SaveFailureAlert } from '#shared/form/SaveFailureAlert.tsx'
import { DeviationTable } from './DeviationTable.tsx'
import { askedUnit, formatAsked } from './labels.ts'
import { QuoteFigures } from './QuoteFigures.tsx'
import { RequestSummary } from './RequestSummary.tsx'
import classes from './Quote.module.css'
import type { QuoteValues } from './quote_values.ts'
import { useAskedFields } from './use_asked_fields.ts'
import { useQuoteForm } from './use_quote_form.ts'

type Props = {
  posting: PostingDetail
  /** The company's quote that waits for an answer and is revised; undefined for a new one. */
  live: SentQuote | undefined
  /** The values that were typed earlier on this device. */
  kept: QuoteValues | null
  accountId: number
  onSent: () => void
  onClose: () => void
}

/** The form of a quote: price and quantity, delivery, deviations from the request, terms and files. */
export function QuoteForm({ posting, live, kept, accountId, onSent, onClose }: Props) {
  const { t } = useLingui()
  const option = useOptionText()
  const rows = useAskedFields(posting.kind, posting.values)
  const fields = rows.map(({ field }) => field)
  const form = useQuoteForm({ posting, live, kept, accountId, fields, onSent })
  const { values, set, field, errors, asked } = form
  const bases = optionSets.price_basis.filter((basis) => asked.unit !== null || basis !== 'per_piece')
  return (
    <FormShell {...form.shell}>
      <div className={classes.form}>
        <RequestSummary posting={posting} asked={asked} />
        {form.isRestored && (
          <Alert color="blue" py="xs" role="status">
            <Group justify="space-between">
              <Text size="sm">
                <Trans>What you typed earlier on this device has been restored.</Trans>
              </Text>
              <Anchor component="button" type="button" size="sm" onClick={form.startOver}>
                <Trans>Start over</Trans>
              </Anchor>
            </Group>
          </Alert>
        )}
        {live?.stale && (
          <Alert color="yellow" py="xs">
            <Trans>
              The request was changed after your quote. Check it against the fields below; sending it makes it
              valid for the new version.
            </Trans>
          </Alert>
        )}
        <section aria-label={t`Price and quantity`} className={classes.grid}>
          <NumberField
            {...field('price_amount')}
            label={t`Price`}
            required
            error={errors.price_amount ?? errors.price_basis}
            sideWidth={92}
            side={
              <select
                className={classes.unit}
                aria-label={t`Price basis`}
                value={values.price_basis}
                onChange={(event) => set({ price_basis: event.currentTarget.value as Option<'price_basis'> })}
              >
                {bases.map((basis) => (
                  <option key={basis} value={basis}>
                    ¥ {option('price_basis', basis)}
                  </option>
                ))}
              </select>
            }
          />
          <Input.Wrapper label={t`Tax`} labelElement="div" labelProps={{ id: 'quote-tax-label' }} required>
            <SegmentedControl
              fullWidth
              aria-labelledby="quote-tax-label"
              data={[
                { value: '1', label: t`incl. tax` },
                { value: '0', label: t`excl. tax` },
              ]}
              value={String(values.tax_included)}
              onChange={(next) => set({ tax_included: next === '1' ? 1 : 0 })}
            />
          </Input.Wrapper>
          <NumberField
            {...field('quantity')}
            label={t`Quantity`}
            required
            unit={askedUnit(values.quantity, asked.unit)}
            hint={
              asked.remaining === null
                ? undefined
                : t`${formatAsked(asked.remaining, asked.unit)} still wanted`
            }
          />
        </section>
        <QuoteFigures values={values} asked={asked} posting={posting} />
        <section aria-label={t`Delivery`} className={classes.grid}>
          <DateField {...field('delivery_date')} label={t`Delivery date`} required />
          <DateField {...field('valid_until')} label={t`Quote valid until`} required />
          <ChoiceField
            {...field('delivery_terms')}
            label={t`Delivery terms`}
            choices={optionSets.delivery_terms.map((value) => ({
              value,
              label: option('delivery_terms', value),
            }))}
            onChange={(next) => set({ delivery_terms: next as Option<'delivery_terms'> | null })}
          />
        </section>
        <DeviationTable
          rows={rows}
          values={values}
          errors={errors}
          onChange={(deviations) => set({ deviations })}
        />
        <TextareaField
          {...field('terms')}
          label={t`Terms and remarks`}
          hint={t`Payment, packing, inspection, what the price includes`}
        />
        <FileKeeperContext value={form.keeper}>
          <FilesField
            {...field('files')}
            label={t`Files`}
            hint={t`Quotation sheet, certificates, process plan`}
            allowed={['document', 'image']}
            usage="certificate"
            onPending={form.setPending}
          />
        </FileKeeperContext>
      </div>
      <UnusualFigures
        asked={form.unusual}
        setAsked={form.setUnusual}
        values={values}
        onEdit={(name, value) => set({ [name]: value })}
        labelOf={() => t`Price`}
        submit={<Trans>Send as confirmed</Trans>}
        onConfirm={form.confirm}
      />
      <div className={classes.footer}>
        {form.failure ? (
          <SaveFailureAlert failure={form.failure} />
        ) : (
          <Text size="xs" c="dimmed">
            <Trans>
              The buyer sees your company’s name and tier. Contact details are not passed on. What you type is
              kept on this device.
            </Trans>
          </Text>
        )}
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" loading={form.isSending}>
            {live ? <Trans>Send revised quote</Trans> : <Trans>Send quote</Trans>}
          </Button>
        </Group>
      </div>
    </FormShell>
  )
}
