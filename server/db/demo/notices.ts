/** Notifications of the demo market, and those about what operators decided. */
import type { MessageModule } from '#contract/enums.ts'
import type { MessageCode, MessageParams } from '#contract/message_texts.ts'
import { groupKey, joined, type Earlier } from '#server/features/user_message/group_rules.ts'
import { needsAnswer } from '#server/features/user_message/rules.ts'
import type { userMessage } from '../tables.ts'
import type { StoredPosting as Stored } from './insert_postings.ts'
import type { DemoPeople } from './people.ts'
import type { Random } from './random.ts'
import type { Values } from './spot_values.ts'

const hour = 3_600_000
const day = 24 * hour

type StoredPosting = Stored<Values>
type Scene = { people: DemoPeople; postings: readonly StoredPosting[]; now: Date; random: Random }

export type Message = typeof userMessage.$inferInsert & { created_at: Date }

export const message = <Code extends MessageCode>(given: {
  accountId: number
  module: MessageModule
  sign: string
  code: Code
  params: MessageParams[Code]
  at: Date
  isRead: boolean
}): Message => ({
  account_id: given.accountId,
  module: given.module,
  record_sign: given.sign,
  code: given.code,
  params: given.params,
  is_read: given.isRead,
  needs_answer: needsAnswer(given.code, given.params),
  created_at: given.at,
})

/** The approvals of postings: each that was read by itself, those that were not as one (decision 141). */
function approvals(
  accountId: number,
  approved: readonly StoredPosting[],
  { now, random }: Pick<Scene, 'now' | 'random'>,
): Message[] {
  const key = groupKey({ of: 'approved' }, 'quotation')
  const inOrder = approved
    .map((one) => ({ one, at: one.publishedAt ?? now, isRead: random.chance(0.6) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const each = inOrder.map(({ one, at, isRead }) =>
    message({
      accountId,
      module: 'quotation',
      sign: one.code,
      code: 'posting_approved',
      params: { title: one.title },
      at,
      isRead,
    }),
  )
  const [first, ...others] = each.filter(({ is_read }) => !is_read)
  if (!first) return each
  const all = others.reduce<Message>(
    (before, next) => ({ ...next, ...joined(key, saidIn(before), saidIn(next)) }),
    first,
  )
  return [...each.filter(({ is_read }) => is_read), { ...all, group_key: key }]
}

const saidIn = ({ record_sign, code, params, created_at }: Message): Earlier => ({
  record_sign,
  code: code as MessageCode,
  params,
  created_at,
  digested_at: null,
})

/** Results of reviews and reminders for the demo accounts that visitors sign in with. */
export function reviewNotices({ people, postings, now, random }: Scene): Message[] {
  const readers = [
    { company: 0, accountIds: [people.members[0]?.accountId ?? 0, people.staffId] },
    { company: 1, accountIds: [people.members[1]?.accountId ?? 0] },
  ]
  return readers.flatMap(({ company, accountIds }) => {
    const own = postings.filter((one) => one.company === company)
    const approved = own.filter(
      (one) => one.publishedAt && now.getTime() - one.publishedAt.getTime() < 3 * day,
    )
    const rejected = own.filter((one) => one.state === 'rejected')
    const ending = own.filter((one) => {
      const left = (one.expiresAt?.getTime() ?? 0) - now.getTime()
      return one.state === 'online' && left > 0 && left < 3 * day
    })
    return accountIds.flatMap((accountId) => [
      ...approvals(accountId, approved.slice(0, 8), { now, random }),
      ...rejected.map((one) =>
        message({
          accountId,
          module: 'quotation',
          sign: one.code,
          code: 'posting_rejected',
          params: { title: one.title, comment: one.comment ?? '' },
          at: new Date(now.getTime() - 2 * hour),
          isRead: false,
        }),
      ),
      ...ending.slice(0, 3).map((one) =>
        message({
          accountId,
          module: 'quotation',
          sign: one.code,
          code: 'posting_expiring',
          params: { title: one.title, days: 3 },
          at: new Date(now.getTime() - 5 * hour),
          isRead: false,
        }),
      ),
    ])
  })
}
