/** Job kinds of the server itself, and those that several features handle or queue; a feature's own are declared in its folder. */
import * as z from 'zod/mini'
import { job } from './queue.ts'

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
})

/** How many messages are sent at the same time; with one, a worker would take only one each time it polls. */
export const deliverMail = job('deliver_mail', { payload: mail, parallel: 10 })
export const sendDigests = job('send_digests', { cron: '*/15 * * * *' })
export const purgeExpired = job('purge_expired', { cron: '17 * * * *' })
/** Queued with every write of a price, and after the medians of grades are computed. */
export const checkPriceAlerts = job('check_price_alerts')
export const remindOfExpiry = job('remind_of_expiry', { cron: '5 * * * *' })
