import { useEffect, useEffectEvent, useState } from 'react'
import { holdDraft } from './draft_lock.ts'

export type DraftHolder = 'asking' | 'here' | 'elsewhere'

/**
 * Who edits the draft: this tab or another one. `onTaken` is called when this tab has taken it over, because what it
 * shows is older than what the other tab saved last.
 */
export function useDraftLock(
  id: string,
  given: { flush: () => Promise<unknown>; onTaken: () => void },
): { holder: DraftHolder; takeOver: () => void } {
  const [holder, setHolder] = useState<DraftHolder>('asking')
  const [asks, setAsks] = useState(0)
  const flush = useEffectEvent(given.flush)
  const taken = useEffectEvent(given.onTaken)
  useEffect(() => {
    const controller = new AbortController()
    const takesOver = asks > 0
    void holdDraft(
      id,
      {
        signal: controller.signal,
        flush: () => flush(),
        onChange: (next) => {
          if (next === 'here' && takesOver) taken()
          setHolder(next)
        },
      },
      takesOver,
    )
    return () => controller.abort()
  }, [id, asks])
  return { holder, takeOver: () => setAsks((count) => count + 1) }
}
