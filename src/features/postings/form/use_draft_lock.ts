import { useEffect, useEffectEvent, useState } from 'react'
import { holdDraft } from './draft_lock.ts'

export type DraftHolder = 'asking' | 'here' | 'elsewhere'

/**
 * Returns who edits the draft: this tab or another one. `onTakenOver` is called when this tab has taken it over, because
 * the other tab may have saved newer values than this one shows.
 */
export function useDraftLock(
  id: string,
  given: { flush: () => Promise<unknown>; onTakenOver: () => void },
): { holder: DraftHolder; takeOver: () => void } {
  const [holder, setHolder] = useState<DraftHolder>('asking')
  const [takeOverCount, setTakeOverCount] = useState(0)
  const flush = useEffectEvent(given.flush)
  const takenOver = useEffectEvent(given.onTakenOver)
  useEffect(() => {
    const controller = new AbortController()
    const takesOver = takeOverCount > 0
    void holdDraft(
      id,
      {
        signal: controller.signal,
        flush: () => flush(),
        onChange: (next) => {
          if (next === 'here' && takesOver) takenOver()
          setHolder(next)
        },
      },
      takesOver,
    )
    return () => controller.abort()
  }, [id, takeOverCount])
  return { holder, takeOver: () => setTakeOverCount((count) => count + 1) }
}
