import { messageModules } from '#contract/enums.ts'
import type { notificationPreferenceApi } from '#contract/notification_preference.ts'
import { lockAccount } from '#server/features/account/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { nextMorning } from './clock_rules.ts'
import { defaultPreference, preferenceOf } from './rules.ts'
import { findPreference, putPreference } from './store.ts'

export const notificationPreferenceHandlers: Handlers<typeof notificationPreferenceApi> = {
  get: async ({ db, actor, language }) => {
    const row = await findPreference(db, actor.accountId)
    return row ? preferenceOf(row) : defaultPreference(language)
  },

  put: async ({ db, actor, body, lang, now }) => {
    const { modules, quiet_hours, time_zone, language } = body
    const digestOn = messageModules.filter((module) => modules[module].email_digest === 'daily')
    await db.transaction(async (tx) => {
      const { email } = await lockAccount(tx, actor.accountId)
      const before = await findPreference(tx, actor.accountId)
      const hasDigest = digestOn.length > 0
      if (hasDigest && email === null) throw fieldProblem('modules', 'email_needed', lang)
      await putPreference(tx, {
        account_id: actor.accountId,
        push_off: messageModules.filter((module) => !modules[module].push),
        digest_on: digestOn,
        quiet_from: quiet_hours?.from ?? null,
        quiet_to: quiet_hours?.to ?? null,
        time_zone,
        language,
        digest_since: hasDigest ? (before?.digest_since ?? now) : null,
        digest_due_at: hasDigest ? dueAfter(before, time_zone, now) : null,
        updated_at: now,
      })
    })
    return withDetail(body, { en: 'Saved', zh: '已保存' })
  },
}

/** A digest that is due stays due; otherwise the next one comes on the next morning in the chosen time zone. */
function dueAfter(before: { digest_due_at: Date | null } | undefined, timeZone: string, now: Date): Date {
  const due = before?.digest_due_at
  return due && due <= now ? due : nextMorning(timeZone, now)
}
