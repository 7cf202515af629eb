import { langOf } from '#contract/enums.ts'
import { notYetMailed } from '#server/features/user_message/group_rules.ts'
import { renderSent } from '#server/features/user_message/sent_rules.ts'
import { localClock, nextMorning } from '#server/features/notification_preference/clock_rules.ts'
import type { Deps } from '#server/http/deps.ts'
import { deliverMail } from '#server/jobs/kinds.ts'
import { digestMail } from './digest_mail.ts'
import { claimDue, listDue, setNextDue, takeUnread, type DigestMessage, type DueDigest } from './store.ts'

/**
 * Mails unread notifications to everyone for whom it is morning now. A failure for one account does not affect the
 * others.
 */
export async function sendDueDigests(deps: Deps): Promise<void> {
  const db = deps.database.orm
  const now = deps.clock()
  for (const accountId of await listDue(db, now)) {
    try {
      await sendDigest(deps, accountId, now)
    } catch (error) {
      deps.log.error({ err: error, accountId }, 'digest failed')
    }
  }
}

async function sendDigest({ database, jobs }: Deps, accountId: number, now: Date): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const due = await claimDue(tx, accountId, now)
    if (!due) return
    await setNextDue(tx, accountId, nextMorning(due.timeZone, now))
    const taken = await takeUnread(tx, due, now)
    const wanted = taken.filter(({ module }) => due.modules.includes(module))
    if (wanted.length > 0) await jobs.send(tx, deliverMail, mailOf(due, wanted))
  })
}

function mailOf({ email, language, timeZone }: DueDigest, messages: readonly DigestMessage[]) {
  const lang = langOf(language)
  const items = messages.map(({ code, params, created_at }) => {
    const { date, time } = localClock(timeZone, created_at)
    return { at: `${date} ${time}`, ...renderSent(code, notYetMailed(code, params), lang) }
  })
  return digestMail(email, items, lang)
}
