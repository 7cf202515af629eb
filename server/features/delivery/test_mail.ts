import type { testMailApi } from '#contract/test_mail.ts'
import { recordAudit } from '#server/db/audit.ts'
import { personNames } from '#server/db/names.ts'
import { getAccount } from '#server/features/account/store.ts'
import { maskedAccount } from '#server/features/staff/rules.ts'
import { useLimits } from '#server/http/limits.ts'
import type { Handlers } from '#server/http/mount.ts'
import type { Delivery, Mail } from '#server/jobs/delivery.ts'
import { reasonOf } from './reason_rules.ts'
import { errorLine } from './rules.ts'
import { readLastTestMail } from './test_mail_store.ts'

/** How long (ms) somebody waits for the answer: proxies give up after a minute or two. */
const patienceMs = 30_000
const perMinute = (accountId: number) => ({ key: `test mail ${accountId}`, limit: 5, seconds: 60 })

/** Sends a mail and returns what the server said; rejects after `patience`, though the server may take it later. */
export async function sendNow(delivery: Delivery, mail: Mail, patience = patienceMs): Promise<string> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`The mail server did not answer within ${patience} ms: time-out`)),
    patience,
  )
  try {
    return await Promise.race([delivery.tryMail(mail), promise])
  } finally {
    clearTimeout(timer)
  }
}

/** In both languages: whoever looks into that mailbox may read either. */
const mailTo = (to: string, by: { zh: string; en: string }): Mail => ({
  to,
  subject: 'Test mail of Forging Market · 锻材市场测试邮件',
  text: [
    `${by.en} sent this mail from the back office of Forging Market, to see whether its mail arrives. It does. There is nothing to do.`,
    `${by.zh}从锻材市场管理后台发送了这封测试邮件，以确认邮件能够送达。收到即表示正常，无需任何操作。`,
  ].join('\n\n'),
})

export const testMailHandlers: Handlers<typeof testMailApi> = {
  way: async ({ db, deps: { delivery, config }, actor, lang }) => ({
    ...delivery.mailWay,
    sender: config.mailFrom,
    own_address: (await getAccount(db, actor.accountId)).email,
    last: await readLastTestMail(db, lang),
  }),

  send: async ({ db, deps: { delivery }, actor: { accountId }, body: { to }, lang, now }) => {
    await useLimits(db, [perMinute(accountId)], now)
    const sent = await sendNow(delivery, mailTo(to, await personNames(db, accountId))).then(
      (answer) => ({ error: null, answer: errorLine(answer) }),
      (error: unknown) => ({ error: String(error), answer: '' }),
    )
    const outcome =
      sent.error !== null ? 'refused' : delivery.mailWay.via === 'outbox' ? 'written' : 'accepted'
    const answer = sent.error === null ? sent.answer : reasonOf(sent.error, lang)
    await recordAudit(db, {
      actorId: accountId,
      kind: 'delivery',
      action: 'test_mail',
      sign: maskedAccount(to),
      after: { outcome, answer },
      now,
    })
    return { outcome, answer }
  },
}
