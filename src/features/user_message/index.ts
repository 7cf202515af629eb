import { latePart } from '#shared/offline/late_part.ts'

export { tipPlace } from './tip_place.ts'
export { publishUnread, shownUnread, useUnread } from './unread.ts'

/**
 * Offers to turn on push when it is useful: after somebody published or enquired and waits for an answer. Does nothing if
 * the code for it cannot be loaded offline.
 */
export const offerPush = async (): Promise<void> =>
  (await import('./push_offer.tsx').catch(() => null))?.offerPush()

export const PushSwitch = latePart(async () => (await import('./PushSwitch.tsx')).PushSwitch)

/** Only for somebody who has logged in. */
export const UnreadTip = latePart(async () => (await import('./UnreadTip.tsx')).UnreadTip)
