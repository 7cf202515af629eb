import { useEffect, useState } from 'react'
import type { CodeEvent } from '#contract/verify_code.ts'

const key = (event: CodeEvent) => `code_until:${event}`

/** Returns the seconds from `now` to `until` (both in ms), rounded up; 0 if it has passed or the stored text is no number. */
export function secondsLeft(until: string | null, now: number, longest: number): number {
  const left = Math.ceil((Number(until ?? 0) - now) / 1000)
  // A clock that was set back must not lock the button for hours.
  return Number.isFinite(left) && left > 0 ? Math.min(left, longest) : 0
}

/** How long (s) to wait until another code can be sent (SPEC 9.1). */
export const codeWaitSeconds = 60

/** Countdown of the button that sends a code; stored in local storage, so that it continues after a reload. */
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
