import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toastError } from '../ui/toast.ts'
import { ApiError } from './error.ts'
import { cancelPending } from './pending.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
    queryMeta: { keep?: boolean; quiet?: boolean }
    mutationMeta: { quiet?: boolean }
  }
}

/** Retries once after a timeout or a 503; all other answers are final. */
const retry = (failures: number, error: Error): boolean =>
  error instanceof ApiError && (error.kind === 'timeout' || error.status === 503) && failures < 1

/**
 * The page's cache of answers. Every failed request shows its error for five seconds (SPEC 8.13), unless its caller
 * sets `quiet`. Offline requests fail at once instead of waiting, so that pages can show it.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      // The offline banner shows this already, and each part of the page shows its own state.
      const isKnownOffline = error instanceof ApiError && error.kind === 'offline' && !navigator.onLine
      if (!meta?.quiet && !isKnownOffline) toastError(error)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => void (meta?.quiet || toastError(error)),
  }),
  defaultOptions: {
    queries: { retry, networkMode: 'always', staleTime: 15_000, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
})

/** Cancels open requests, except calls that opted out (SPEC 2.9, 7.7). */
export function cancelRequests(): void {
  void queryClient.cancelQueries({ predicate: (query) => !query.meta?.keep })
  cancelPending()
}

/** Refetches everything shown from a path of the contract. */
export const askAgain = (path: string): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith(path),
  })
