import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { hasSeen, oldestSeen, subscribeSeen } from '#shared/offline/seen.ts'
import { seenName } from '#shared/offline/seen_paths.ts'

/** Returns when the oldest stored answer this page shows was received (epoch ms); undefined if all are fresh from the server. */
export function usePageAge(): number | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (changed: () => void) => {
      const unsubscribes = [cache.subscribe(changed), subscribeSeen(changed)]
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
    },
    [cache],
  )
  return useSyncExternalStore(subscribe, () => {
    if (!hasSeen()) return undefined
    const shown = cache.findAll({ type: 'active' })
    return oldestSeen(shown.map(({ queryKey: [path, input] }) => seenName(String(path), input)))
  })
}
