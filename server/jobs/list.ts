import {
  deliverCode,
  deliverMail,
  deliverPush,
  matchSearches,
  purgeExpired,
  recordPrices,
  refreshPlans,
  remindOfExpiry,
  removeUploads,
  sendDigests,
  settleGroups,
  tellRequestEnds,
} from './kinds.ts'
import { refreshStatistics } from '#server/db/statistics.ts'
import { sendDueDigests } from '#server/features/digest/send_digests.ts'
import { remindExpiring, settleEnded } from '#server/features/postings/expiry.ts'
import { recordGradePrices } from '#server/features/grade_price/store.ts'
import { remindOfValidity, tellRequestsOver } from '#server/features/quote/reminders.ts'
import { pushOnce } from '#server/features/push/deliver.ts'
import { removeUnused } from '#server/features/upload/unused.ts'
import { matchPosting } from '#server/features/saved_search/match_posting.ts'
import { tellDailyMatches } from '#server/features/saved_search/daily_matches.ts'
import { mailOfCode } from './code_mail.ts'
import { purge } from './purge.ts'
import { open } from './seal.ts'
import { handle, type JobHandler } from './queue.ts'
import type { Deps } from '#server/http/deps.ts'

/** Every kind of job with what is done for it. */
export const jobHandlers = (deps: Deps): JobHandler[] => [
  handle(deliverCode, async ({ to, sealedCode, lang }) => {
    const code = open(deps.config.secret, sealedCode)
    await deps.delivery.code(to, code, mailOfCode(to, code, lang))
  }),
  handle(deliverMail, (mail) => deps.delivery.mail(mail)),
  handle(deliverPush, (push) => pushOnce(deps, push)),
  handle(matchSearches, ({ posting_id }) => matchPosting(deps, posting_id)),
  // First what the mail then tells of.
  handle(sendDigests, async () => {
    await tellDailyMatches(deps)
    await sendDueDigests(deps)
  }),
  handle(purgeExpired, () => purge(deps.database.orm, deps.clock())),
  handle(removeUploads, () => removeUnused(deps)),
  handle(remindOfExpiry, async () => {
    await remindExpiring(deps.database.orm, deps.clock())
    await remindOfValidity(deps.database.orm, deps.clock())
  }),
  handle(settleGroups, () => settleEnded(deps.database.orm, deps.clock())),
  handle(recordPrices, () => recordGradePrices(deps.database.orm, deps.clock())),
  handle(tellRequestEnds, () => tellRequestsOver(deps.database.orm, deps.clock())),
  handle(refreshPlans, () => refreshStatistics(deps.database)),
]
