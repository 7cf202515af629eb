import { createHmac } from 'node:crypto'
import type { Limit } from '#server/db/rate_limit.ts'
import type { Actor } from '#server/http/session.ts'

/** Operators try out what they publish, also while they act for somebody. */
export const isCounted = ({ isBackend, operatorId }: Pick<Actor, 'isBackend' | 'operatorId'>): boolean =>
  !isBackend && operatorId === null

/**
 * Only the first hit of a day counts as a click. `visitor` is stored as a HMAC, because it may hold an address of the
 * network.
 */
export const clickLimit = (
  secret: string,
  { banner, visitor }: { banner: number; visitor: string },
): Limit => ({
  key: `banner_click ${banner} ${createHmac('sha256', secret).update(visitor).digest('base64url').slice(0, 22)}`,
  limit: 1,
  seconds: 86_400,
})
