/** Job kinds of the server itself, and those that several features handle or queue; a feature's own are declared in its folder. */
import type { Mail } from './delivery.ts'
import { job } from './queue.ts'

/** How many messages are sent at the same time; with one, a worker would take only one each time it polls. */
export const deliverMail = job<Mail>('deliver_mail', { parallel: 10 })
export const sendDigests = job<Record<string, never>>('send_digests', { cron: '*/15 * * * *' })
export const purgeExpired = job<Record<string, never>>('purge_expired', { cron: '17 * * * *' })
/** Queued with every write of a price, and after the medians of grades are computed. */
export const checkPriceAlerts = job<Record<string, never>>('check_price_alerts')
export const remindOfExpiry = job<Record<string, never>>('remind_of_expiry', { cron: '5 * * * *' })
