import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collectionApi } from '#contract/collection.ts'
import { postings } from '#contract/postings/index.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { call } from '#shared/api/call.ts'
import { keepDetail } from '#shared/offline/seen_detail.ts'
import { useSignedIn } from '#shared/session/use_signed_in.ts'

export type Target = Pick<PostingRow, 'kind' | 'code'>
/** Whether the reader has saved a posting and, if known, how many readers have. */
export type Collected = { collected: boolean; count?: number }

/**
 * Saves a posting or removes it from the saved items. The returned state changes at once and changes back if the server
 * refuses. `known` is the state that the server reported.
 */
export function useCollect({ kind, code }: Target, known: Collected): Collected & { toggle: () => void } {
  const client = useQueryClient()
  const signedIn = useSignedIn()
  const change = useMutation({
    mutationFn: (collect: boolean) =>
      collect
        ? call(collectionApi.add, { body: { kind, code } }, { keep: true, quiet: true })
        : call(collectionApi.remove, { query: { kind, code } }, { keep: true, quiet: true }),
    onSuccess: (_, isCollected) => {
      if (isCollected) void keepDetail(postings[kind].api, code)
      // Awaited, so that the button keeps its new state until the page has the server's new answer.
      return Promise.all(
        [collectionApi.list.path, collectionApi.among.path, `/api/${kind}/:code/`].map((path) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      )
    },
  })
  const toggle = () => signedIn(() => void (change.isPending || change.mutate(!known.collected)))
  const collected = change.isPending ? change.variables : known.collected
  const more = Number(collected) - Number(known.collected)
  return { collected, count: known.count === undefined ? undefined : known.count + more, toggle }
}
