import type { Lang } from '#contract/enums.ts'
import type { Mail } from './delivery.ts'
import { job, type Job } from './queue.ts'

/** Messages under way at a time; with one at a time a worker would take one each time it polls. */
const parallel = 10

/** A code is worth nothing after five minutes, so neither is its delivery. */
export const deliverCode = job<{ to: string; sealedCode: string; lang: Lang }>('deliver_code', {
  options: { retryLimit: 3, retryDelay: 5, retentionSeconds: 300, deleteAfterSeconds: 60 },
  parallel,
})
export const deliverMail = job<Mail>('deliver_mail', { parallel })

/** One notification to one browser; `attempt` counts from 1. */
export type PushJob = { message_id: number; subscription_id: number; attempt: number }
/** Queued inside the SQL that writes notifications, which wakes nobody: its workers poll. */
export const deliverPush = job<PushJob>('deliver_push', {
  options: { notify: false, retentionSeconds: 86_400, deleteAfterSeconds: 3_600 },
  parallel: 20,
})
/** A posting has come online, or was changed there. Queued inside SQL like the pushes, so its workers poll. */
export const matchSearches = job<{ posting_id: number }>('match_searches', {
  options: { notify: false },
  parallel: 2,
})
export const sendDigests = job<Record<string, never>>('send_digests', { cron: '*/15 * * * *' })
export const purgeExpired = job<Record<string, never>>('purge_expired', { cron: '17 * * * *' })
/** At night in China: all that could name a file is read. */
export const removeUploads = job<Record<string, never>>('remove_uploads', { cron: '23 20 * * *' })
export const remindOfExpiry = job<Record<string, never>>('remind_of_expiry', { cron: '5 * * * *' })
export const tellRequestEnds = job<Record<string, never>>('tell_request_ends', { cron: '* * * * *' })
export const recordPrices = job<Record<string, never>>('record_prices', { cron: '35 * * * *' })
export const settleGroups = job<Record<string, never>>('settle_groups', { cron: '* * * * *' })
/** At night in China: it stops everything else for a moment on a large embedded database. */
export const refreshPlans = job<Record<string, never>>('refresh_plans', { cron: '47 19 * * *' })

/** Every kind, so that each has its queue before the first is sent. */
export const jobKinds: readonly Job<object>[] = [
  deliverCode,
  deliverMail,
  deliverPush,
  matchSearches,
  sendDigests,
  purgeExpired,
  removeUploads,
  remindOfExpiry,
  settleGroups,
  recordPrices,
  tellRequestEnds,
  refreshPlans,
]
