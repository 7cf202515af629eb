import { Button, Group, Modal, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { quoteApi, type AskedFigures, type Quote } from '#contract/quote.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { NumberField } from '#shared/form/NumberField.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { showFirstError } from '#shared/form/show_field_errors.ts'
import { TextareaField } from '#shared/form/TextField.tsx'
import { formatMoney } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { askedUnit, formatAsked } from './labels.ts'
import { figuresOf } from './quote_values.ts'
import { useRefreshQuotes } from './use_quote_changes.ts'

export type QuoteAnswer = 'accept' | 'decline'
type Props = { quote: Quote; asked: AskedFigures; answer: QuoteAnswer; onClose: () => void }

/** Accepts a quote, whole or in part, or declines it; a word to the supplier goes with either. */
export function QuoteAnswerDialog({ quote, asked, answer, onClose }: Props) {
  const { t } = useLingui()
  const refresh = useRefreshQuotes()
  const { unit, remaining } = asked
  const [quantity, setQuantity] = useState<number | null>(
    remaining === null ? quote.quantity : Math.min(quote.quantity, remaining),
  )
  const [word, setWord] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const isAccept = answer === 'accept'
  const show = (found: FieldErrors) => {
    setErrors(found)
    showFirstError(found, ['agreed_quantity', 'answer'], (path) => [`quote-answer-${path}`])
  }
  const params = { id: quote.id }
  const send = useMutation({
    mutationFn: (body: { answer: string; agreed_quantity: number; revision: number }) =>
      isAccept
        ? call(quoteApi.accept, { params, body }, { keep: true })
        : call(quoteApi.decline, { params, body: { answer: body.answer } }, { keep: true }),
    meta: { quiet: true },
    onSuccess: () => {
      refresh()
      onClose()
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 409) refresh()
      const { remaining: left } = (error.data ?? {}) as { remaining?: number }
      if (error.code === 'too_little_left' && left !== undefined)
        show({ agreed_quantity: t`Only ${formatAsked(left, unit)} left; someone else was faster` })
      else show(error.fields)
    },
  })
  const submit = () => {
    const body = {
      answer: word ?? '',
      agreed_quantity: isAccept ? (quantity ?? 0) : quote.quantity,
      revision: quote.revision,
    }
    if (isAccept && remaining !== null && body.agreed_quantity > remaining)
      return show({ agreed_quantity: t`Only ${formatAsked(remaining, unit)} left` })
    if (isAccept && body.agreed_quantity > quote.quantity)
      return show({ agreed_quantity: t`Only ${formatAsked(quote.quantity, unit)} was quoted` })
    const checked = check(quoteApi.accept.body, body, lang)
    if (checked.ok) send.mutate(checked.value)
    else show(checked.errors)
  }
  const { total } = figuresOf({ ...quote, quantity }, asked)
  const after = remaining === null ? null : Math.round((remaining - (quantity ?? 0)) * 1e6) / 1e6
  const title = isAccept ? t`Accept the quote` : t`Decline the quote`
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      size={480}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <FormShell
        loading={false}
        submitError={
          send.error instanceof ApiError && send.error.code !== 'too_little_left' ? send.error : null
        }
        onSubmit={submit}
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
              id="quote-answer-agreed_quantity"
              label={t`Accepted quantity`}
              unit={askedUnit(unit)}
              required
              value={quantity}
              onChange={(next) => {
                setQuantity(next)
                setErrors({})
              }}
              error={errors.agreed_quantity}
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
        <TextareaField
          id="quote-answer-answer"
          label={t`Message to the supplier`}
          value={word}
          onChange={setWord}
          error={errors.answer}
          rows={3}
        />
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={send.isPending} color={isAccept ? undefined : 'red'}>
            {title}
          </Button>
        </Group>
      </FormShell>
    </Modal>
  )
}
