import { useEffect } from 'react'
import { useSession } from '#shared/session/session.ts'

/** Runs the queue of the signed-in account; its code is loaded after the page. */
export function useQueue(): void {
  const accountId = useSession()?.id
  useEffect(() => {
    if (accountId === undefined) return undefined
    let isEnded = false
    let stop: (() => void) | undefined
    // Offline, the code comes from the device's cache; a device without it has no queue either.
    void import('#features/drafts/start_queue.ts').then(
      ({ startQueue }) => {
        if (!isEnded) stop = startQueue(accountId)
      },
      () => undefined,
    )
    return () => {
      isEnded = true
      stop?.()
    }
  }, [accountId])
}
