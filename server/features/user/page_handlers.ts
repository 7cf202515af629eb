import type { userPageApi } from '#contract/user.ts'
import { handling } from '#server/features/user_accusation/rules.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import {
  countDealings,
  countFailed,
  countMessages,
  countPostingsOf,
  findWhose,
  listAudit,
  listReports,
} from './activity_store.ts'
import { readPerson } from './overview_store.ts'

export const userPageHandlers: Handlers<typeof userPageApi> = {
  overview: async ({ db, params, now }) => {
    const found = await readPerson(db, params.id, now)
    if (!found) throw new Problem('not_found')
    return found
  },

  activity: async ({ db, actor, params, now }) => {
    const whose = await findWhose(db, params.id)
    if (!whose) throw new Problem('not_found')
    return {
      postings: await countPostingsOf(db, whose, now),
      dealings: await countDealings(db, whose),
      reports: await listReports(db, whose, handling(actor.permissions)),
      messages: await countMessages(db, whose.id),
      failed_deliveries: await countFailed(db, whose),
      audit: await listAudit(db, whose),
    }
  },
}
