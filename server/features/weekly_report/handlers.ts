import type { weeklyReportApi } from '#contract/weekly_report.ts'
import { recordAudit } from '#server/db/audit.ts'
import { getAccount, lockAccount } from '#server/features/account/store.ts'
import { siteOf } from '#server/features/passkey/rules.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { nextReport } from './clock_rules.ts'
import { isSubscribed, subscribe, unsubscribe } from './store.ts'

export const weeklyReportHandlers: Handlers<typeof weeklyReportApi> = {
  get: async ({ db, actor }) => {
    const { email } = await getAccount(db, actor.accountId)
    return { on: await isSubscribed(db, actor.accountId), has_email: email !== null }
  },

  put: async ({ db, deps, actor, body, request, lang, now }) => {
    const account_id = actor.accountId
    await db.transaction(async (tx) => {
      const { email } = await lockAccount(tx, account_id)
      if (body.on) {
        if (email === null) throw fieldProblem('on', 'email_needed', lang)
        const { origin } = siteOf(request, deps.config.pageOrigins)
        await subscribe(tx, { account_id, lang, origin, due_at: nextReport(now) })
      } else await unsubscribe(tx, account_id)
      await recordAudit(tx, {
        actorId: account_id,
        kind: 'backend_user',
        action: 'update',
        sign: account_id,
        after: { weekly_report: body.on },
        now,
      })
    })
    return withDetail(body, { en: 'Saved', zh: '已保存' })
  },
}
