import { useEffect, useState } from 'react'
import type { CodeEvent } from '#contract/verify_code.ts'

const key = (event: CodeEvent) => `code_until:${event}`

/** Whole seconds from `now` until `until`, rounded up; 0 when it is over or the stored text is no time. */
export function secondsLeft(until: string | null, now: number, longest: number): number {
  const left = Math.ceil((Number(until ?? 0) - now) / 1000)
  // A clock that was set back must not lock the button for hours.
  return Number.isFinite(left) && left > 0 ? Math.min(left, longest) : 0
}

/** Seconds of the code button (spec §4, §9). */
export const codeWaitSeconds = 60

/** Countdown of the code button; it is kept in local storage and so survives a reload. */
export function useCountdown(event: CodeEvent): [left: number, start: (seconds: number) => void] {
  const read = () => secondsLeft(localStorage.getItem(key(event)), Date.now(), codeWaitSeconds)
  const [left, setLeft] = useState(read)
  const running = left > 0
  useEffect(() => {
    if (!running) return undefined
    const tick = () => setLeft(secondsLeft(localStorage.getItem(key(event)), Date.now(), codeWaitSeconds))
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [event, running])
  const start = (seconds: number) => {
    localStorage.setItem(key(event), String(Date.now() + seconds * 1000))
    setLeft(seconds)
  }
  return [left, start]
}
