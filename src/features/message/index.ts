/** Public face of the notifications: badge, tip, poll, and push in this browser. */
import { lazy } from 'react'

export { UnreadTip } from './UnreadTip.tsx'
export { publishUnread, useUnread } from './unread.ts'

/** Offers push where it is useful: after somebody published or wrote to a seller and waits for an answer. */
export const offerPush = async (): Promise<void> => (await import('./push_offer.tsx')).offerPush()

/** Push in this browser: on, off, or why not. */
export const PushSwitch = lazy(async () => ({ default: (await import('./PushSwitch.tsx')).PushSwitch }))
