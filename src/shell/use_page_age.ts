import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { hasSeen, oldestSeen, subscribeSeen } from '#shared/offline/seen.ts'
import { seenName } from '#shared/offline/seen_paths.ts'

/** When the oldest of what this page shows from the device was answered (ms); undefined while all is from the server. */
export function usePageAge(): number | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (changed: () => void) => {
      const ends = [cache.subscribe(changed), subscribeSeen(changed)]
      return () => ends.forEach((end) => end())
    },
    [cache],
  )
  return useSyncExternalStore(subscribe, () => {
    if (!hasSeen()) return undefined
    const shown = cache.findAll({ type: 'active' })
    return oldestSeen(shown.map(({ queryKey: [path, input] }) => seenName(String(path), input)))
  })
}
