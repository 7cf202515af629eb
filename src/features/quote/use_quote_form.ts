import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { dashboardApi } from '#contract/dashboard.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { quoteApi, quoteCreates, quoteForm, type QuoteForm, type SentQuote } from '#contract/quote.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { offerPush } from '#features/message/index.ts'
import { entryOfKind } from '#features/postings/index.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { lang } from '#shared/i18n/language.ts'
import { showFirstError } from '#shared/form/show_field_errors.ts'
import { useFileKeeper } from '#shared/form/use_file_keeper.ts'
import { quoteDraftId, type KeptAnswer } from '#shared/offline/draft_names.ts'
import { localFiles } from '#shared/offline/local_files.ts'
import { useKeptDraft } from '#shared/offline/use_kept_draft.ts'
import { formatAsked } from './labels.ts'
import { askedBy, deviatingFields, newValues, termsOf, valuesOf, type QuoteValues } from './quote_values.ts'

type Given = {
  posting: PostingDetail
  live: SentQuote | undefined
  kept: QuoteValues | null
  accountId: number
  /** Fields of the request in the order in which they stand on the form. */
  fields: readonly string[]
  onSent: () => void
}

const order = ['price_amount', 'price_basis', 'tax_included', 'quantity', 'delivery_date', 'valid_until']
/** A file that the device has no room for is uploaded all the same, and the field says so. */
const nobody = () => undefined
export const quoteFieldId = (path: string): string => `quote-${path}`

/** Errors of deviations are told by their place; the form shows them at the request's field. */
const placed = (errors: FieldErrors, named: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const place = /^deviations\.(\d+)/.exec(path)
      return [place ? `deviations.${named[Number(place[1])]}` : path, message]
    }),
  )

/** The quote form: what is typed, kept on the device, checked by the contract, and sent as a new quote or a revision. */
export function useQuoteForm({ posting, live, kept, accountId, fields, onSent }: Given) {
  const { t } = useLingui()
  const client = useQueryClient()
  const asked = askedBy(posting)
  const fromServer = () => (live ? valuesOf(live) : newValues(posting, asked))
  const [values, setValues] = useState<QuoteValues>(() => kept ?? fromServer())
  const [isTouched, setTouched] = useState(kept !== null)
  const [isRestored, setRestored] = useState(kept !== null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(0)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { code, kind } = posting

  const show = (found: FieldErrors) => {
    const all = placed(found, deviatingFields(values, fields))
    setErrors(all)
    showFirstError(all, order, (path) => [quoteFieldId(path)])
  }
  const send = useMutation({
    mutationFn: (body: QuoteForm) =>
      live
        ? call(
            quoteApi.revise,
            { params: { id: live.id }, body: { ...body, revision: live.revision } },
            { keep: true },
          )
        : call(quoteCreates[kind]!, { params: { code }, body }, { idempotencyKey, keep: true }),
    onSuccess: async () => {
      await forget()
      void offerPush()
      onSent()
      const { api } = entryOfKind(kind)
      for (const path of [quoteApi.sent.path, dashboardApi.backend.path, api.detail.path])
        void client.invalidateQueries({ queryKey: [path] })
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'validation_failed') return show(error.fields)
      // The request or the own quote is another one by now: what is typed stays, what it stands beside is read anew.
      if (error.status !== 409) return
      void client.invalidateQueries({ queryKey: [entryOfKind(kind).api.detail.path] })
      void client.invalidateQueries({ queryKey: [quoteApi.sent.path] })
    },
  })
  const id = quoteDraftId(code)
  const keeper = useFileKeeper(accountId, id, nobody)
  const typed = useMemo<KeptAnswer<QuoteValues>>(
    () => ({ title: posting.title, values }),
    [posting.title, values],
  )
  const { forget, save } = useKeptDraft(
    accountId,
    { id, kind: 'quote' },
    isTouched && !send.isSuccess ? typed : undefined,
  )

  const edit = (change: Partial<QuoteValues>) => {
    setValues((known) => ({ ...known, ...change }))
    setTouched(true)
    const names = Object.keys(change)
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([path]) => !names.includes(path.split('.')[0] ?? ''))),
    )
  }
  const startOver = () => {
    setValues(fromServer())
    setTouched(false)
    setRestored(false)
    setErrors({})
    void forget()
  }
  const submit = async () => {
    const body = { ...termsOf(values, fields), request_revision: posting.revision }
    const read = check(quoteForm, body, lang)
    const found: FieldErrors = read.ok ? {} : { ...read.errors }
    const { remaining, unit } = asked
    if (remaining !== null && (values.quantity ?? 0) > remaining)
      found['quantity'] ??= t`At most ${formatAsked(remaining, unit)} still wanted`
    if (pending > 0 || localFiles(values).length > 0) found['files'] = t`Wait until the files are uploaded`
    if (!read.ok || Object.keys(found).length > 0) return show(found)
    setErrors({})
    if (!send.isPending) await send.mutateAsync(read.value).catch(() => undefined)
    return undefined
  }
  return {
    values,
    edit,
    errors,
    asked,
    isRestored,
    startOver,
    send,
    submit,
    setPending,
    keeper,
    failure: save.failure,
  }
}
