/** Failures in a row after which nothing is sent to a push service for a while. */
export const failuresToOpen = 5
/** After this time without an answer a service counts as unreachable: its messages are dropped, not kept. */
export const hopelessAfterMinutes = 10
/** How long one probe keeps the others from trying too. */
export const probeSeconds = 30
const firstOpenSeconds = 20
const longestOpenSeconds = 3600

/** Seconds without sending after that many failures: 20 s, doubling up to an hour; 0 while the circuit stays closed. */
export const openSeconds = (failures: number): number =>
  failures < failuresToOpen
    ? 0
    : Math.min(longestOpenSeconds, firstOpenSeconds * 2 ** (failures - failuresToOpen))

/** What a message meets: it is sent, waits for `seconds`, or is dropped because the poll must do. */
export type Gate = { state: 'open' } | { state: 'wait'; seconds: number } | { state: 'drop' }

type Breaker = { failing_since: Date; open_until: Date }

export function closedGate({ failing_since, open_until }: Breaker, now: Date): Gate {
  if (now.getTime() - failing_since.getTime() >= hopelessAfterMinutes * 60_000) return { state: 'drop' }
  return { state: 'wait', seconds: Math.max(1, Math.ceil((open_until.getTime() - now.getTime()) / 1000)) }
}
