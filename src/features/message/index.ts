/** Public face of the notifications: badge, tip, poll, and push in this browser. */
import { lazy } from 'react'

export { UnreadTip } from './UnreadTip.tsx'
export { publishUnread, shownUnread, useUnread } from './unread.ts'

/**
 * Offers push where it is useful: after somebody published or wrote to a seller and waits for an answer. Without a network
 * the part that asks may not be here; the next occasion asks.
 */
export const offerPush = async (): Promise<void> =>
  (await import('./push_offer.tsx').catch(() => null))?.offerPush()

/** Push in this browser: on, off, or why not. */
export const PushSwitch = lazy(async () => ({ default: (await import('./PushSwitch.tsx')).PushSwitch }))
