import { sql, type SQL } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import type { ReasonedDecision } from '#contract/reasoned_decisions.ts'
import type { ReviewReason } from '#contract/review.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { reviewReason } from '#server/db/review_tables.ts'

export const reasonRows: RowSource = { table: reviewReason }

/** The reasons in use for a decision, about a kind if it is about a posting, in the operators' order. */
export const listReasons = (
  db: DbOrTx,
  { kind, action }: { kind?: PostingKind | undefined; action: ReasonedDecision },
): Promise<ReviewReason[]> =>
  rows(
    db,
    sql`select id, json_build_object('zh', text_zh, 'en', text_en) as text from review_reason
      where state = 'active' and action = ${action} and (coalesce(cardinality(kinds), 0) = 0 or ${kind ?? null}::text is null or ${kind ?? null} = any(kinds))
      order by position, id limit 40`,
  )

/** The language in which an account reads mail, as `zh` or `en`; `account` is SQL for its id. */
export const languageOf = (account: SQL): SQL => sql`(
  select case when coalesce(n.language = 'en-US', a.country <> 'CN') then 'en' else 'zh' end
  from account a left join notification_preference n on n.account_id = a.id where a.id = ${account})`

/**
 * The comment for its reader, an account: each line that is one of the kept reasons in the language in which the reader
 * reads mail, whichever language the operator inserted it in; what the operator wrote stays as it is.
 */
export async function commentFor(tx: DbOrTx, comment: string, reader: number): Promise<string> {
  const lines = comment.split('\n')
  const asked = sql`any(${sql.param(lines.map((line) => line.trim()))}::text[])`
  const found = await rows<{ zh: string; en: string; lang: Lang }>(
    tx,
    sql`select text_zh as zh, text_en as en, ${languageOf(sql`${reader}::int`)} as lang from review_reason
      where text_zh = ${asked} or text_en = ${asked} order by id`,
  )
  const inOwn = (line: string): string => {
    const reason = found.find(({ zh, en }) => [zh, en].includes(line.trim()))
    return reason ? reason[reason.lang] : line
  }
  return lines.map(inOwn).join('\n')
}
