import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dashboardApi } from '#contract/dashboard.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { toastError } from '#shared/ui/toast.ts'
import type { PostingKindEntry } from '../registry.ts'

type Reviewed = Pick<AdminPostingRow, 'code' | 'revision' | 'pending_revision'>

/** The version that a decision is about: the edit that waits, or else the posting itself. */
export const reviewedVersion = ({ code, revision, pending_revision: pending }: Reviewed) => ({
  code,
  revision: pending ?? revision,
})

/** Everything that shows what was decided. */
export const shownOfReviews = (api: PostingKindEntry['api']) => [
  api.adminList,
  api.adminOne,
  api.detail,
  dashboardApi.admin,
]

export function useRefreshReview(api: PostingKindEntry['api']): () => void {
  const client = useQueryClient()
  return () => {
    for (const { path } of shownOfReviews(api)) void client.invalidateQueries({ queryKey: [path] })
  }
}

/** The answer says that somebody else was faster; what the operator saw is no longer what is stored. */
const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409
/** Its owner withdrew it: it is no operator's business any more. */
const isWithdrawn = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Approvals of postings. After each one the list, the posting and the counts are read again. */
export function usePostingReview({ api }: PostingKindEntry, { onDone }: { onDone: (code: string) => void }) {
  const { t } = useLingui()
  const keep = { keep: true }
  const refresh = useRefreshReview(api)
  const done = (code: string) => {
    onDone(code)
    refresh()
  }
  const refused = (code: string, error: unknown) => {
    if (isWithdrawn(error)) {
      toastError(t`${code} is gone: its owner has withdrawn it.`)
      return done(code)
    }
    if (!isStale(error)) return toastError(error)
    toastError(t`${code} has just been changed. Please review the newest version, now shown.`)
    refresh()
  }
  return {
    approve: useMutation({
      mutationFn: (posting: Reviewed) => {
        const { code, revision } = reviewedVersion(posting)
        return call(api.approve, { params: { code }, body: { revision } }, keep)
      },
      meta: { quiet: true },
      onSuccess: (_, { code }) => done(code),
      onError: (error, { code }) => refused(code, error),
    }),
    approveMany: useMutation({
      mutationFn: (rows: readonly Reviewed[]) =>
        call(api.approveMany, { body: { rows: rows.map(reviewedVersion) } }, keep),
      onSettled: refresh,
    }),
  }
}
