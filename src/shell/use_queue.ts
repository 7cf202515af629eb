import { useEffect } from 'react'
import { useSession } from '#shared/session/session.ts'

/** Keeps the queue of the signed-in account going; its code is loaded after the page. */
export function useQueue(): void {
  const accountId = useSession()?.id
  useEffect(() => {
    if (accountId === undefined) return undefined
    let isEnded = false
    let stop: (() => void) | undefined
    // Offline, the code comes from the device; a device that has none has no queue either.
    void import('#features/postings/drafts/start_queue.ts').then(
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
