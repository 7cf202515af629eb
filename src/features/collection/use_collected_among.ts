import { useQueries } from '@tanstack/react-query'
import { collectionApi } from '#contract/collection.ts'
import { query } from '#shared/api/query.ts'
import { useToken } from '#shared/session/token.ts'

/**
 * Returns the codes of those postings in a list that the reader has saved. Asked once per page of the list, because the
 * list itself is the same for everybody. Empty for visitors and until the answers arrive.
 */
export function useCollectedAmong(pages: readonly (readonly string[])[]): ReadonlySet<string> {
  const isSignedIn = useToken() !== null
  return useQueries({
    queries: pages.map((codes) => ({
      ...query(collectionApi.among, { query: { code: [...codes] } }, { quiet: true, keep: true }),
      enabled: isSignedIn && codes.length > 0,
      meta: { quiet: true, keep: true },
    })),
    combine: (answers) => new Set(answers.flatMap(({ data }) => data ?? [])),
  })
}
