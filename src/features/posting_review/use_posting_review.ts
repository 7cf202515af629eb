import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dashboardApi } from '#contract/dashboard.ts'
import { reviewProblems } from '#contract/review_problems.ts'
import { reviewApi } from '#contract/review.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { toastError } from '#shared/ui/toast.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

type Reviewed = Pick<AdminPostingRow, 'code' | 'revision' | 'pending_revision'>

/** Returns the version that a decision is about: the pending edit, else the posting itself. */
export const reviewedVersion = ({ code, revision, pending_revision: pending }: Reviewed) => ({
  code,
  revision: pending ?? revision,
})

/** Endpoints whose answers change with a review. */
export const affectedByReview = (api: PostingKindEntry['api']) => [
  api.adminList,
  reviewApi.queue,
  api.adminOne,
  api.detail,
  dashboardApi.admin,
]

export function useRefreshReview(api: PostingKindEntry['api']): () => void {
  const client = useQueryClient()
  return () => {
    for (const { path } of affectedByReview(api)) void client.invalidateQueries({ queryKey: [path] })
  }
}

/** Whether the posting was changed after the operator loaded it. */
const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409
/** Whether another operator decided before: the error says who and what. */
export const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && error.code in reviewProblems
/** Whether the owner withdrew the posting, so that operators no longer see it. */
const isWithdrawn = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Returns the approval of a posting. Afterwards everything that shows it is loaded again. */
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
    if (isDecided(error)) {
      toastError(error)
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
  }
}
