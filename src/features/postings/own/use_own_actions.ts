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
import type { PostingView } from '../define_view.ts'
import { editFormId } from '../form/device_draft.ts'
import type { PostingKindEntry } from '../registry.ts'

/** Somebody else was faster: the list no longer shows what is stored. */
const isStale = ({ code }: ApiError) => code === 'transition_not_allowed' || code === 'not_found'

/** Moves, copies and deletes own postings; what can be taken back offers it, what is incomplete opens its form. */
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

  /** The server names the fields that are missing; the form they belong to is opened. */
  const sayIncomplete = (code: string, fields: readonly string[]) => {
    const labels: PostingView['labels'] = view.labels
    const names = [...new Set(fields.map((path) => path.split('.')[0] ?? ''))].map((name) =>
      labels[name] ? t(labels[name]) : name,
    )
    const list = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
    toastError(t`${code} is not complete yet: ${list}`)
    void openForm(code)
  }
  const refused = (error: Error, { code }: { code: string }) => {
    if (!(error instanceof ApiError)) return
    const fields = Object.keys(error.fields)
    if (fields.length > 0) return sayIncomplete(code, fields)
    toastError(isStale(error) ? t`${code} has changed; the list is up to date.` : error)
    if (isStale(error)) refresh()
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
    onError: refused,
  })
  const copy = useMutation({
    mutationFn: ({ code, key }: { code: string; key: string }) =>
      call(api.copy, { params: { code } }, { keep: true, idempotencyKey: key }),
    meta: { quiet: true },
    onSuccess: (made) => {
      refresh()
      void openForm(made.code)
    },
    onError: refused,
  })
  const remove = useMutation({
    mutationFn: ({ code }: { code: string }) => call(api.remove, { params: { code } }, { keep: true }),
    meta: { quiet: true },
    onSuccess: (_, { code }) => {
      refresh()
      // What this device keeps of its form belongs to nothing any more; without storage there is nothing to forget.
      if (session) removeDraft(session.id, editFormId(view.route.own, code)).catch(() => undefined)
    },
    onError: refused,
  })
  return { move, copy, remove, openForm }
}
