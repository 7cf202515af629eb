import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages, messageModules } from './enums.ts'
import { issue } from './issue.ts'
import { textLike } from './text.ts'

export const emailDigests = ['daily', 'never'] as const

const clockTime = textLike(/^([01]\d|2[0-3]):[0-5]\d$/, issue('clock_time'))

/** Push is silent from `from` until `to` in the person's time zone; past midnight if `to` is earlier. */
const quietHours = z
  .strictObject({ from: clockTime, to: clockTime })
  .check(z.refine(({ from, to }) => from !== to, { path: ['to'], error: issue('quiet_hours_equal') }))

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format().length > 0
  } catch {
    return false
  }
}

/** How a person is notified, besides the notification centre, which has every notification. */
export const notificationPreference = z.strictObject({
  modules: z.record(
    z.enum(messageModules),
    z.strictObject({ push: z.boolean(), email_digest: z.enum(emailDigests) }),
  ),
  quiet_hours: z.nullable(quietHours),
  /** IANA name, e.g. `Asia/Shanghai`: the time zone of the quiet hours and of the daily digest. */
  time_zone: z.string().check(z.maxLength(60), z.refine(isTimeZone, issue('time_zone'))),
  /** Language of the digest; push follows the language of each browser. */
  language: z.enum(languages),
})
export type NotificationPreference = z.output<typeof notificationPreference>

export const notificationPreferenceApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/notification_preference/',
    access: 'user',
    summary: 'Own notification preferences, or the defaults',
    reply: notificationPreference,
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/notification_preference/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Replace the own notification preferences',
    body: notificationPreference,
    reply: notificationPreference,
  }),
}
