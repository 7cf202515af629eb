/** Kinds of jobs of the server itself, and those that several features have a part in; a feature's own stand with it. */
import type { Mail } from './delivery.ts'
import { job } from './queue.ts'

/** So many messages are under way at a time; with one at a time a worker would take one each time it polls. */
export const deliverMail = job<Mail>('deliver_mail', { parallel: 10 })
export const sendDigests = job<Record<string, never>>('send_digests', { cron: '*/15 * * * *' })
export const purgeExpired = job<Record<string, never>>('purge_expired', { cron: '17 * * * *' })
export const remindOfExpiry = job<Record<string, never>>('remind_of_expiry', { cron: '5 * * * *' })
