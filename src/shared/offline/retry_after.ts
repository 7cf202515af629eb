/**
 * Milliseconds of a `Retry-After` header, which is a number of seconds or a date; a date is compared with the
 * server's own `Date`, never with this device's clock.
 */
export function retryAfterMs(retryAfter: string | null, serverDate: string | null): number | null {
  if (!retryAfter) return null
  const seconds = Number(retryAfter)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const wait = Date.parse(retryAfter) - Date.parse(serverDate ?? '')
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}
