import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { quoteApi, type AskedFigures, type Quote } from '#contract/quote.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { NumberField } from '#shared/form/NumberField.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { askedUnit, formatAsked } from './labels.ts'
import { figuresOf } from './quote_values.ts'
import { quoteLists } from './use_quote_changes.ts'

export type QuoteAnswer = 'accept' | 'decline'
type Props = { quote: Quote; asked: AskedFigures; answer: QuoteAnswer; onClose: () => void }

/** Dialog to accept a quote, in whole or in part, or to decline it, with an optional message to the supplier. */
export function QuoteAnswerDialog({ quote, asked, answer, onClose }: Props) {
  const { t } = useLingui()
  const { unit, remaining } = asked
  const isAccept = answer === 'accept'
  const most = remaining === null ? quote.quantity : Math.min(quote.quantity, remaining)
  const form = useEndpointForm(isAccept ? quoteApi.accept : quoteApi.decline, {
    id: 'quote-answer',
    params: { id: quote.id },
    values: { agreed_quantity: most as number | null, answer: '' },
    toBody: (values) => ({
      answer: values.answer,
      ...(isAccept && { agreed_quantity: values.agreed_quantity ?? 0, revision: quote.revision }),
    }),
    alsoCheck: ({ agreed_quantity: agreed }): FieldErrors => {
      if (isAccept && remaining !== null && (agreed ?? 0) > remaining)
        return { agreed_quantity: t`Only ${formatAsked(remaining, unit)} left` }
      if (isAccept && (agreed ?? 0) > quote.quantity)
        return { agreed_quantity: t`Only ${formatAsked(quote.quantity, unit)} was quoted` }
      return {}
    },
    keptAs: `quote ${quote.id} ${answer}`,
    changes: quoteLists,
    onSent: onClose,
    onRefused: ({ code, data }) => {
      const { remaining: left } = (data ?? {}) as { remaining?: number }
      return code === 'too_little_left' && left !== undefined
        ? { agreed_quantity: t`Only ${formatAsked(left, unit)} left; someone else was faster` }
        : undefined
    },
  })
  const { agreed_quantity: quantity } = form.values
  const { total } = figuresOf({ ...quote, quantity }, asked)
  const after = remaining === null ? null : Math.round((remaining - (quantity ?? 0)) * 1e6) / 1e6
  const title = isAccept ? t`Accept the quote` : t`Decline the quote`
  return (
    <FormDialog
      form={form}
      title={title}
      centered
      size={480}
      submitLabel={title}
      color={isAccept ? undefined : 'red'}
      onClose={onClose}
    >
      <Text fw={600}>{quote.company.name}</Text>
      <Text size="sm" c="dimmed" mb="md">
        {isAccept ? (
          <Trans>
            The supplier is notified, and the agreed quantity is deducted from what you still want.
          </Trans>
        ) : (
          <Trans>The supplier is notified; a short reason helps.</Trans>
        )}
      </Text>
      {isAccept && (
        <>
          <NumberField
            {...form.field('agreed_quantity')}
            label={t`Accepted quantity`}
            unit={askedUnit(quantity, unit)}
            required
            hint={
              remaining === null
                ? t`${formatAsked(quote.quantity, unit)} quoted`
                : t`${formatAsked(quote.quantity, unit)} quoted, ${formatAsked(remaining, unit)} still wanted`
            }
          />
          <Text size="sm" my="xs" role="status">
            {total !== null && <Trans>About {formatMoney(Math.round(total))} in all, incl. 13% VAT.</Trans>}{' '}
            {after === 0 ? (
              <b>
                <Trans>The request is then fully covered and closes as awarded.</Trans>
              </b>
            ) : after !== null && after > 0 ? (
              <Trans>{formatAsked(after, unit)} stays open for other quotes.</Trans>
            ) : null}
          </Text>
        </>
      )}
      <TextareaField {...form.field('answer')} label={t`Message to the supplier`} rows={3} />
    </FormDialog>
  )
}
