import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { collectionApi } from '#contract/collection.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import type { OwnerAction } from '#contract/postings/states.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { lang } from '#shared/i18n/language.ts'
import { removeDraft } from '#shared/offline/draft_store.ts'
import { useSession } from '#shared/session/session.ts'
import { toastError } from '#shared/ui/toast.ts'
import { toastUndo } from '#shared/ui/toast_undo.tsx'
import { undoOf } from './own_actions.ts'
import type { PostingView } from '#features/postings/define_view.ts'
import { editFormId } from '#features/postings/form/device_draft.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

/** Whether an action failed because somebody else changed the posting, so that the list is out of date. */
const isStale = ({ code }: ApiError) => code === 'transition_not_allowed' || code === 'not_found'

/** Returns actions that move, copy and delete own postings. Some offer to be undone; submitting an incomplete posting opens its form. */
export function useOwnActions({ api, view }: PostingKindEntry) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const session = useSession()
  const refresh = () => {
    for (const path of [api.own.path, api.list.path, dashboardApi.backend.path, collectionApi.list.path])
      void client.invalidateQueries({ queryKey: [path] })
  }
  const openForm = (code: string) => navigate({ href: `${view.route.own}?command=edit&code=${code}` })

  /** Says which fields are missing and opens the form. */
  const reportIncomplete = (code: string, fields: readonly string[]) => {
    const labels: PostingView['labels'] = view.labels
    const names = [...new Set(fields.map((path) => path.split('.')[0] ?? ''))].map((name) =>
      labels[name] ? t(labels[name]) : name,
    )
    const list = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
    toastError(t`${code} is not complete yet: ${list}`)
    void openForm(code)
  }
  const onRefused = (error: Error, { code }: { code: string }) => {
    if (!(error instanceof ApiError)) return
    const fields = Object.keys(error.fields)
    if (fields.length > 0) return reportIncomplete(code, fields)
    toastError(isStale(error) ? t`${code} has changed; the list is up to date.` : error)
    if (isStale(error)) refresh()
    // Its form asks about each figure.
    if (error.code === 'figures_unusual') void openForm(code)
  }

  const move = useMutation({
    mutationFn: ({ code, action }: { code: string; action: OwnerAction; isUndo?: boolean }) =>
      call(api.action, { params: { code, action } }, { keep: true }),
    meta: { quiet: true },
    onSuccess: (row, { action, isUndo }) => {
      refresh()
      const back = undoOf[action]
      if (!back || isUndo) return
      toastUndo({
        id: `undo:${row.code}`,
        message: row.title,
        undo: () => move.mutate({ code: row.code, action: back, isUndo: true }),
      })
    },
    onError: onRefused,
  })
  const copy = useMutation({
    mutationFn: ({ code, key }: { code: string; key: string }) =>
      call(api.copy, { params: { code } }, { keep: true, idempotencyKey: key }),
    meta: { quiet: true },
    onSuccess: (made) => {
      refresh()
      void openForm(made.code)
    },
    onError: onRefused,
  })
  const remove = useMutation({
    mutationFn: ({ code }: { code: string }) => call(api.remove, { params: { code } }, { keep: true }),
    meta: { quiet: true },
    onSuccess: (_, { code }) => {
      refresh()
      // The form's draft on this device is deleted too; a failure means that there is no storage, hence no draft.
      if (session) removeDraft(session.id, editFormId(view.route.own, code)).catch(() => undefined)
    },
    onError: onRefused,
  })
  return { move, copy, remove, openForm }
}
