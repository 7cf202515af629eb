import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import type { AdminPosting } from '#contract/postings/views.ts'
import { leaseSeconds, reviewApi, type ReviewLease } from '#contract/review.ts'
import { call } from '#shared/api/call.ts'
import { isHeld } from '#shared/table/held_decisions.ts'
import { getToken } from '#shared/session/token.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { heldKey } from './use_posting_review.ts'

/** Who has a posting open. `isElsewhere`: another operator, who is not to be disturbed unless it is taken over. */
export type HeldLease = { reader: ReviewLease | null; isElsewhere: boolean; takeOver: () => void }

/**
 * Takes a waiting posting for as long as it is shown and the window is visible, and gives it back afterwards. Failures
 * are silent: whoever has it, the decision itself is checked.
 */
export function useReviewLease(
  { api }: PostingKindEntry,
  posting: Pick<AdminPosting, 'code' | 'can'> | undefined,
): HeldLease {
  const client = useQueryClient()
  const code = posting?.can.approve ? posting.code : undefined
  const queryKey = [api.read.path, code] as const
  const ask = (takesOver: boolean) =>
    call(
      api.read,
      { params: { code: code ?? '' }, body: { take_over: takesOver } },
      { keep: true, quiet: true },
    )
  /** Shows in the loaded list who reads it, without waiting until it is loaded again. */
  const note = (of: string, reader: ReviewLease | null) =>
    client.setQueriesData<Reply<typeof reviewApi.queue>>(
      { queryKey: [reviewApi.queue.path] },
      (list) =>
        list && {
          ...list,
          results: list.results.map((row) => (row.code === of ? { ...row, reader } : row)),
        },
    )
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const reader = await ask(false)
      note(code ?? '', reader)
      return reader
    },
    enabled: code !== undefined,
    refetchInterval: (leaseSeconds / 3) * 1000,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })
  const leave = useEffectEvent((left: string) => {
    // An approval that can still be taken back is kept from other operators.
    if (isHeld(heldKey(left))) return
    const options = { keep: true, quiet: true, leaving: true }
    if (client.getQueryData<ReviewLease | null>([api.read.path, left])?.is_own) note(left, null)
    call(api.leave, { params: { code: left } }, options).catch(() => {})
  })
  useEffect(() => {
    if (code === undefined) return
    const token = getToken()
    // After a log-out nobody may give it back any more: it has ended with the session.
    const onHide = () => getToken() === token && leave(code)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [code])
  const reader = data ?? null
  return {
    reader,
    isElsewhere: reader !== null && !reader.is_own,
    takeOver: () => {
      void ask(true)
        .then((taken) => {
          client.setQueryData(queryKey, taken)
          note(code ?? '', taken)
        })
        .catch(() => {})
    },
  }
}
