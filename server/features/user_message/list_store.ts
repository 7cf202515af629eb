import { and, desc, eq, inArray, isNull, like, sql, type SQL } from 'drizzle-orm'
import type { Lang, MessageModule } from '#contract/enums.ts'
import type { MessageCode } from '#contract/message_texts.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { userMessage } from '#server/db/tables.ts'
import { patternOf } from '#server/db/text_search.ts'
import { searchTexts, wordsOf } from './rules.ts'

export type StoredMessage = {
  id: number
  module: MessageModule
  record_sign: string
  code: MessageCode
  params: unknown
  is_read: boolean
  first_id: number | null
  needs_answer: boolean
  created_at: Date
}

export type MessageFilter = {
  accountId: number
  size: number
  cursor: number | undefined
  keyword: string | undefined
  lang: Lang
  modules: readonly MessageModule[] | undefined
  isRead: boolean | undefined
  needsAnswer: boolean | undefined
}

/**
 * Messages of this account that the list has after the message `cursor`. If that has been replaced since, the list goes
 * on with the one that was written before it.
 */
const before = (accountId: number, cursor: number): SQL =>
  sql`(${userMessage.created_at}, ${userMessage.id}) < (select m.created_at, case when m.id = ${cursor} then m.id
      else m.id + 1 end from user_message m
    where m.id <= ${cursor} and m.account_id = ${accountId} order by m.id desc limit 1)`

/** Newest first, only those after `cursor` when it is given; one more than `size` shows that there are more. */
export async function listMessages(db: DbOrTx, given: MessageFilter): Promise<StoredMessage[]> {
  const { accountId, cursor, modules, isRead } = given
  const words = wordsOf(given.keyword ?? '')
  if (words.length > 0) await fillSearchTexts(db, accountId)
  const searched = given.lang === 'en' ? userMessage.search_en : userMessage.search_zh
  const found = await db
    .select()
    .from(userMessage)
    .where(
      and(
        eq(userMessage.account_id, accountId),
        cursor === undefined ? undefined : before(accountId, cursor),
        modules === undefined ? undefined : inArray(userMessage.module, [...modules]),
        isRead === undefined ? undefined : eq(userMessage.is_read, isRead),
        given.needsAnswer === undefined ? undefined : eq(userMessage.needs_answer, given.needsAnswer),
        ...words.map((word) => like(searched, patternOf(word))),
      ),
    )
    .orderBy(desc(userMessage.created_at), desc(userMessage.id))
    .limit(given.size + 1)
  return found.map(typed)
}

const typed = (row: typeof userMessage.$inferSelect) => ({
  ...row,
  module: row.module as MessageModule,
  code: row.code as MessageCode,
})

/** Rows that were not written by `notify` (older than the search, or demo data) get their search text on first use. */
async function fillSearchTexts(db: DbOrTx, accountId: number): Promise<void> {
  const bare = await db
    .select()
    .from(userMessage)
    .where(and(eq(userMessage.account_id, accountId), isNull(userMessage.search_zh)))
  if (bare.length === 0) return
  const texts = bare.map(({ id, code, params }) => ({ id, ...searchTexts(code as MessageCode, params) }))
  await db.execute(sql`
    update user_message m set search_zh = t.search_zh, search_en = t.search_en
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as t(id bigint, search_zh text, search_en text)
    where m.id = t.id`)
}
