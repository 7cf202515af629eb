import { useEffect, useRef } from 'react'
import { isActing } from '../session/token.ts'

/**
 * Tells the server, once for each row, that the reader has been shown these rows. Nothing is told for somebody for whom
 * an operator acts. What could not be told is told when the rows are shown again.
 */
export function useTellSeen(ids: readonly number[], tell: (ids: number[]) => Promise<unknown>): void {
  const told = useRef(new Set<number>())
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  const names = ids.join()
  useEffect(() => {
    const known = told.current
    const fresh =
      names === ''
        ? []
        : names
            .split(',')
            .map(Number)
            .filter((id) => !known.has(id))
    if (fresh.length === 0 || isActing()) return
    for (const id of fresh) known.add(id)
    latest.current(fresh).catch(() => {
      for (const id of fresh) known.delete(id)
    })
  }, [names])
}
