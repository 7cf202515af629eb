import { eq, sql } from 'drizzle-orm'
import { quantityTexts } from '#contract/figures.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import type { DbOrTx } from '../client.ts'
import { contactView } from '../contact_tables.ts'
import { postingViewDay } from '../figure_tables.ts'
import { posting } from '../posting_tables.ts'
import { collection, intention } from '../response_tables.ts'
import { userMessage } from '../tables.ts'
import { companies } from './companies.data.ts'
import type { DemoPeople } from './people.ts'
import { message, reviewNotices, type Message } from './notices.ts'
import { seeded, type Random } from './random.ts'
import type { StoredPosting as Stored } from './insert_postings.ts'
import type { Values } from './spot_values.ts'

type StoredPosting = Stored<Values>

const hour = 3_600_000
const day = 24 * hour

type Scene = { people: DemoPeople; postings: readonly StoredPosting[]; now: Date; random: Random }

/** What people have done on the demo market: views, favourites, intentions, and the resulting notifications. */
export async function insertActivity(tx: DbOrTx, given: Omit<Scene, 'random'>): Promise<void> {
  const scene = { ...given, random: seeded(77) }
  await insertViews(tx, scene)
  await insertCollections(tx, scene)
  const messages = [...(await insertIntentions(tx, scene)), ...reviewNotices(scene), ...welcome(scene)]
  await tx
    .insert(userMessage)
    .values(messages.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()))
}

async function insertViews(tx: DbOrTx, { postings, now, random }: Scene): Promise<void> {
  const rows = postings.flatMap((one) => {
    if (!one.publishedAt) return []
    const age = Math.min(9, Math.floor((now.getTime() - one.publishedAt.getTime()) / day))
    return Array.from({ length: age + 1 }, (_, back) => ({
      posting_id: one.id,
      day: chinaDay(new Date(now.getTime() - back * day)),
      count: random.int(0, one.company < 3 ? 24 : 15),
    })).filter((row) => row.count > 0)
  })
  for (let at = 0; at < rows.length; at += 1000)
    await tx.insert(postingViewDay).values(rows.slice(at, at + 1000))
  await tx.execute(sql`update posting p set view_count = v.count
    from (select posting_id, sum(count)::int as count from posting_view_day group by posting_id) v where v.posting_id = p.id`)
}

async function insertCollections(tx: DbOrTx, { people, postings, now, random }: Scene): Promise<void> {
  const fans = [0, 1, 2, 4].map((place) => people.members[place]?.accountId ?? 0)
  const online = postings.filter((one) => one.state === 'online')
  const rows = [...fans, people.staffId].flatMap((accountId) =>
    random.some(online, random.int(5, 9)).map((one) => ({
      account_id: accountId,
      posting_id: one.id,
      price_per_t: null,
      created_at: new Date(now.getTime() - random.int(1, 120) * hour),
    })),
  )
  await tx.insert(collection).values(rows)
  // Some were collected at another price, so that the page can show the change.
  await tx.execute(sql`update collection c
    set price_per_t = round(p.price_per_t * case when p.id % 4 = 0 then 1.05 else 1 end) from posting p where p.id = c.posting_id`)
  await tx.execute(sql`update posting p set collection_count = c.count
    from (select posting_id, count(*)::int as count from collection group by posting_id) c where c.posting_id = p.id`)
}

const wishes = [
  '需要带材质单和探伤报告，能否安排本周发货？',
  '请问包装和装车方式？我们自己派车提货。',
  'Could you hold the goods until Friday? We will send our inspector.',
  '请问表面状态如何，可以提供照片吗？',
  '长期需要这个规格，价格能否再谈？',
]
/** The comment with each decision agrees with the decision. */
const answers = {
  accepted: ['可以，请联系我们安排发货。', '已为您留货，合同今天发出。', 'Yes, the lot is reserved for you.'],
  declined: ['抱歉，这批已被预订。', '数量太少，暂不拆零。', 'Sorry, the price is not negotiable.'],
  closed: ['已电话沟通，本次不再继续。', '货已另行安排，谢谢询价。', 'Closed as agreed on the phone.'],
} as const
const isAnswer = (state: string): state is keyof typeof answers => state in answers
const fates = ['sent', 'sent', 'seen', 'seen', 'accepted', 'declined', 'closed'] as const

/** Intentions on stock of the first companies and by them; returns the notifications that belong to them. */
async function insertIntentions(tx: DbOrTx, { people, postings, now, random }: Scene): Promise<Message[]> {
  const online = postings.filter((one) => one.state === 'online' && one.pending === undefined)
  const messages: Message[] = []
  const pairs: [buyer: number, seller: number, count: number][] = [
    [2, 0, 5],
    [1, 0, 4],
    [4, 0, 3],
    [7, 0, 3],
    [2, 1, 3],
    [0, 1, 3],
    [0, 3, 3],
    [2, 5, 3],
    [1, 5, 2],
    [0, 5, 2],
    [5, 2, 2],
    [0, 2, 1],
  ]
  for (const [buyer, seller, count] of pairs) {
    const offered = online.filter((one) => one.company === seller && (one.values.quantity ?? 0) > 0)
    for (const one of random.some(offered, count)) {
      const quantity = random.int(1, one.values.quantity ?? 1)
      const state =
        quantity === one.remaining ? random.pick(['sent', 'seen', 'declined'] as const) : random.pick(fates)
      const createdAt = new Date(now.getTime() - random.int(2, 140) * hour)
      const answeredAt = state === 'sent' || state === 'seen' ? null : new Date(createdAt.getTime() + hour)
      const by = people.members[buyer] ?? { tenantId: 0, accountId: 0 }
      const to = people.members[seller] ?? { tenantId: 0, accountId: 0 }
      await tx.insert(intention).values({
        posting_id: one.id,
        seller_tenant_id: to.tenantId,
        tenant_id: by.tenantId,
        account_id: by.accountId,
        state,
        quantity,
        message: random.pick(wishes),
        agreed_quantity: state === 'accepted' ? quantity : null,
        answer: isAnswer(state) ? random.pick(answers[state]) : null,
        answered_by: answeredAt ? to.accountId : null,
        created_at: createdAt,
        seen_at: state === 'sent' ? null : createdAt,
        answered_at: answeredAt,
      })
      const taken = state === 'accepted' ? quantity : 0
      await tx
        .update(posting)
        .set({ intention_count: sql`intention_count + 1`, remaining: sql`remaining - ${taken}` })
        .where(eq(posting.id, one.id))
      const about = { sign: one.code, isRead: random.chance(0.4) }
      messages.push(
        message({
          ...about,
          accountId: to.accountId,
          module: 'business_quotation',
          code: 'intention_received',
          params: {
            title: one.title,
            company: companies[buyer]!.name,
            quantity: quantityTexts(quantity, one.values.quantity_unit ?? null),
          },
          at: createdAt,
        }),
      )
      if (answeredAt) {
        const answer = state as 'accepted' | 'declined' | 'closed'
        messages.push(
          message({
            ...about,
            accountId: by.accountId,
            module: 'my_business',
            code: 'intention_answered',
            params: { title: one.title, company: companies[seller]!.name, answer },
            at: answeredAt,
          }),
        )
      }
    }
  }
  await insertContactViews(tx, { people, online, now })
  return messages
}

async function insertContactViews(
  tx: DbOrTx,
  { people, online, now }: { people: DemoPeople; online: readonly StoredPosting[]; now: Date },
): Promise<void> {
  // Gold companies, whose contact they looked up, and how many hours ago.
  const views = [
    [0, 1, 1],
    [0, 3, 1],
    [0, 5, 1],
    [3, 0, 5],
    [5, 0, 50],
  ] as const
  await tx.insert(contactView).values(
    views.flatMap(([viewer, seller, hours]) => {
      const by = people.members[viewer] ?? { tenantId: 0, accountId: 0 }
      const at = new Date(now.getTime() - hours * hour)
      // What was looked up an hour ago counts today, also in the first hour of the day.
      const day = chinaDay(hours === 1 ? now : at)
      return online
        .filter((one) => one.company === seller)
        .slice(0, 1)
        .map((one) => ({
          tenant_id: by.tenantId,
          account_id: by.accountId,
          posting_id: one.id,
          seller_tenant_id: one.tenantId,
          day,
          at,
        }))
    }),
  )
}

const welcome = ({ people, now }: Scene): Message[] =>
  [...people.members.map((member) => member.accountId), people.staffId].map((accountId) =>
    message({
      accountId,
      module: 'user',
      sign: '',
      code: 'system_notice',
      params: {
        title: { zh: '欢迎使用锻材市场演示', en: 'Welcome to the Forging Market demo' },
        info: {
          zh: '所有企业、人员、库存与价格均为虚构。',
          en: 'All companies, people, stock and prices are invented.',
        },
      },
      at: new Date(now.getTime() - 9 * day),
      isRead: true,
    }),
  )
