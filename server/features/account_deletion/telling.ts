import type { AccountDeletionMessages } from '#contract/account_deletion_texts.ts'
import type { Lang } from '#contract/enums.ts'
import { renderSent } from '#server/features/user_message/sent_rules.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { notify } from '#server/features/user_message/store.ts'
import type { Deps } from '#server/http/deps.ts'
import { deliverMail } from '#server/jobs/kinds.ts'
import { chinaDay } from '#server/reference/china_time.ts'

type Change = AccountDeletionMessages['account_deletion']['change']

/** Tells the person in a message, and by mail if the account has an address, what became of the request. */
export async function tellOwner(
  tx: DbOrTx,
  { jobs }: Pick<Deps, 'jobs'>,
  given: { accountId: number; email: string | null; lang: Lang; change: Change; due: Date; now: Date },
): Promise<void> {
  const { accountId, email, lang, change, due, now } = given
  const params = { change, day: chinaDay(due) }
  await notify(tx, {
    accountIds: [accountId],
    module: 'user',
    record_sign: 'deletion',
    code: 'account_deletion',
    params,
    now,
  })
  if (email === null) return
  const { title, info } = renderSent('account_deletion', params, lang)
  await jobs.send(tx, deliverMail, { to: email, subject: title, text: info })
}

const farewells = {
  en: {
    subject: 'Your account was deleted',
    text: 'Your account on Forging Market and your personal data were deleted as you asked. What the law has us keep, such as deals, is kept without your name.',
  },
  zh: {
    subject: '您的账号已注销',
    text: '您在锻材市场的账号及个人数据已按您的申请删除。依法须保留的内容（如成交记录）不再带有您的姓名。',
  },
} as const

/** The last mail, to the address that the account had. */
export async function tellDeleted(
  tx: DbOrTx,
  { jobs }: Pick<Deps, 'jobs'>,
  { email, lang }: { email: string | null; lang: Lang },
): Promise<void> {
  if (email !== null) await jobs.send(tx, deliverMail, { to: email, ...farewells[lang] })
}
