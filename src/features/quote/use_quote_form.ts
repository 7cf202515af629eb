import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import { dashboardApi } from '#contract/dashboard.ts'
import type { UnusualFigure } from '#contract/postings/unusual_figures.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { quoteApi, quoteCreates, type SentQuote } from '#contract/quote.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { offerPush } from '#features/user_message/index.ts'
import { entryOfKind, figuresInQuestion } from '#features/postings/index.ts'
import { call, type CallOptions } from '#shared/api/call.ts'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { useFileKeeper } from '#shared/form/use_file_keeper.ts'
import { quoteDraftId, type KeptAnswer } from '#shared/offline/draft_names.ts'
import { localFiles } from '#shared/offline/local_files.ts'
import { useKeptDraft } from '#shared/offline/use_kept_draft.ts'
import { formatAsked } from './labels.ts'
import { askedFiguresOf, newValues, termsOf, valuesOf, type QuoteValues } from './quote_values.ts'

type Given = {
  posting: PostingDetail
  live: SentQuote | undefined
  kept: QuoteValues | null
  accountId: number
  /** Fields of the request in the order of the form. */
  fields: readonly string[]
  onSent: () => void
}

/** A file that the device cannot store is uploaded anyway, and its field shows the failure, so nothing is reported here. */
const noReport = () => undefined

/** Holds the values of the quote form: keeps them on the device, checks them by the contract, and sends a new quote or a revision. */
export function useQuoteForm({ posting, live, kept, accountId, fields, onSent }: Given) {
  const { t } = useLingui()
  const asked = askedFiguresOf(posting)
  const { code, kind } = posting
  const create = quoteCreates[kind]
  if (!create) throw new Error(`Nobody quotes on a ${kind}`)
  const [pending, setPending] = useState(0)
  const [isRestored, setRestored] = useState(kept !== null)
  const fromServer = () => (live ? valuesOf(live) : newValues(posting, asked))
  /** The price that the server asks about. */
  const [unusual, setUnusual] = useState<readonly UnusualFigure[]>([])
  const confirmed = useRef<readonly string[]>([])
  const endpoint = live ? quoteApi.revise : create
  const params = live ? { id: live.id } : { code }
  /** What was confirmed is sent with its name, and with a key of its own, as it is another request. */
  const send = (body: unknown, options: CallOptions) => {
    const [names, key] = [confirmed.current, options.idempotencyKey]
    confirmed.current = []
    const input = { params, query: names.length > 0 ? { confirmed: names.join(',') } : {}, body }
    return call(endpoint, input as never, {
      ...options,
      idempotencyKey: names.length > 0 && key ? crypto.randomUUID() : key,
    })
  }
  const form = useEndpointForm(endpoint, {
    id: 'quote',
    params,
    values: kept ?? fromServer(),
    toBody: (values) => ({
      ...termsOf(values, fields),
      request_revision: posting.revision,
      ...(live && { revision: live.revision }),
    }),
    alsoCheck: (values) => {
      const { remaining, unit } = asked
      const found: FieldErrors = {}
      if (remaining !== null && (values.quantity ?? 0) > remaining)
        found['quantity'] = t`At most ${formatAsked(remaining, unit)} still wanted`
      if (pending > 0 || localFiles(values).length > 0) found['files'] = t`Wait until the files are uploaded`
      return found
    },
    send: (body: unknown, options: CallOptions) => send(body, options) as never,
    onRefused: (error) => {
      if (error.code === 'figures_unusual') setUnusual(figuresInQuestion(error.data))
      return undefined
    },
    // After a 409 the request or the quote has changed meanwhile, so both are loaded again.
    changes: [quoteApi.sent, dashboardApi.backend, entryOfKind(kind).api.detail],
    onSent: async () => {
      await forget()
      void offerPush()
      onSent()
    },
  })
  const { values } = form
  const id = quoteDraftId(code)
  const keeper = useFileKeeper(accountId, id, noReport)
  const typed = useMemo<KeptAnswer<QuoteValues>>(
    () => ({ title: posting.title, values }),
    [posting.title, values],
  )
  const isTouched = isRestored || form.isEdited
  const { forget, save } = useKeptDraft(
    accountId,
    { id, kind: 'quote' },
    isTouched && !form.isSent ? typed : undefined,
  )
  const startOver = () => {
    form.reset(fromServer())
    setRestored(false)
    void forget()
  }
  const confirm = (names: readonly string[]) => {
    confirmed.current = names
    form.shell.onSubmit()
  }
  return {
    ...form,
    asked,
    unusual,
    setUnusual,
    confirm,
    isRestored,
    startOver,
    setPending,
    keeper,
    failure: save.failure,
  }
}
