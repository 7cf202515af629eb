import { notificationPreferenceApi } from '#contract/notification_preference.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { notificationPreferenceHandlers } from './handlers.ts'

export const notificationPreference: Feature = {
  name: 'notification_preference',
  calls: [calls(notificationPreferenceApi, notificationPreferenceHandlers)],
}
