/** Consecutive failures after which sending to a push service is suspended. */
export const failuresToOpen = 5
/** After this time without an answer a service counts as unreachable: its messages are dropped instead of queued. */
export const unreachableAfterMinutes = 10
/** How long one probe keeps others from being sent. */
export const probeSeconds = 30
const firstOpenSeconds = 20
const longestOpenSeconds = 3600

/** Seconds of suspension after that many failures: 20 s, doubling up to an hour; 0 while the circuit is closed. */
export const openSeconds = (failures: number): number =>
  failures < failuresToOpen
    ? 0
    : Math.min(longestOpenSeconds, firstOpenSeconds * 2 ** (failures - failuresToOpen))

/** What happens to a message: it is sent, waits for `seconds`, or is dropped because the poll will deliver it. */
export type Gate = { state: 'open' } | { state: 'wait'; seconds: number } | { state: 'drop' }

type Breaker = { failing_since: Date; open_until: Date }

export function refusedGate({ failing_since, open_until }: Breaker, now: Date): Gate {
  if (now.getTime() - failing_since.getTime() >= unreachableAfterMinutes * 60_000) return { state: 'drop' }
  return { state: 'wait', seconds: Math.max(1, Math.ceil((open_until.getTime() - now.getTime()) / 1000)) }
}
