import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PushResult } from '#shared/offline/push_subscription.ts'

/** Texts for the results of turning push on; if it cannot work, they say what works instead. */
export const pushResultTexts: Record<PushResult | 'blocked', MessageDescriptor> = {
  on: msg`Notifications are on in this browser.`,
  blocked: msg`The browser blocks notifications of this site. Allow them in its settings for this site.`,
  unreachable: msg`This browser’s push service cannot be reached from your network. Messages still arrive within 30 seconds while a page is open.`,
  refused: msg`This browser’s push service is not supported. Messages still arrive within 30 seconds while a page is open.`,
  failed: msg`Notifications could not be turned on. Please try again later.`,
}
