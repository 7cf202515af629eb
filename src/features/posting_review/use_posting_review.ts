import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dashboardApi } from '#contract/dashboard.ts'
import { reviewProblems } from '#contract/review_problems.ts'
import { reviewApi } from '#contract/review.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { holdDecision, useHeld } from '#shared/table/held_decisions.ts'
import { toastError } from '#shared/ui/toast.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

type Reviewed = Pick<AdminPostingRow, 'code' | 'revision' | 'pending_revision'>
type Approved = Reviewed & Pick<AdminPostingRow, 'kind' | 'title'>

/** Key of the approval of a posting among the decisions that can still be taken back. */
export const heldKey = (code: string): string => `posting ${code}`

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

type Follow = {
  /** It was decided; an approval can still be taken back then. */
  onDone: (code: string) => void
  /** Its approval was taken back. */
  onBack: (code: string) => void
}

/**
 * Returns the approval of a posting, which is sent when its time to be taken back is over. Afterwards everything that
 * shows the posting is loaded again.
 */
export function usePostingReview({ api }: PostingKindEntry, { onDone, onBack }: Follow) {
  const { t } = useLingui()
  const held = useHeld()
  const refresh = useRefreshReview(api)
  const refused = (code: string, error: unknown) => {
    if (isWithdrawn(error)) {
      toastError(t`${code} is gone: its owner has withdrawn it.`)
    } else if (!isStale(error) || isDecided(error)) {
      toastError(error)
    } else {
      toastError(t`${code} was changed before your approval arrived. The newest version waits for review.`)
    }
    refresh()
  }
  const put = (posting: Reviewed, leaving: boolean) => {
    const { code, revision } = reviewedVersion(posting)
    return call(api.approve, { params: { code }, body: { revision } }, { keep: true, leaving })
  }
  const sending = useMutation({
    mutationFn: (posting: Reviewed) => put(posting, false),
    meta: { quiet: true },
    onSuccess: refresh,
    onError: (error, { code }) => refused(code, error),
  })
  return {
    isApproving: (code: string): boolean => held.has(heldKey(code)) || sending.isPending,
    approve: (posting: Approved): void => {
      const { code, title } = posting
      holdDecision({
        key: heldKey(code),
        message: t`Approving ${code}: ${title}`,
        address: `/admin/${posting.kind}?state=all&code=${code}`,
        // From a page that is left nothing can be told any more.
        send: (leaving) =>
          (leaving ? put(posting, true) : sending.mutateAsync(posting)).catch(() => undefined),
        onUndo: () => onBack(code),
      })
      onDone(code)
    },
  }
}
