import { sql, type SQL } from 'drizzle-orm'
import type { OpeningWords } from '#contract/conversation.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { iso } from '#server/features/postings/row_store.ts'

/** What each side wrote in a table of answers to the posting of the conversation `c`. */
const words = (table: 'intention' | 'quote', first: string): SQL => {
  const of = (column: string, at: string, isResponder: boolean) =>
    sql.raw(`select ${column} as text, ${at} as at, ${isResponder} as is_responder from ${table}
      where posting_id = c.posting_id and tenant_id = c.tenant_id`)
  return sql`${of(first, 'created_at', true)} union all ${of('answer', 'answered_at', false)}`
}

/** The comments of enquiries, quotes and their answers between the two companies of a conversation, oldest first. */
export async function openingOf(
  db: DbOrTx,
  { id }: { id: number },
  tenantId: number,
): Promise<OpeningWords[]> {
  const found = await rows<{ json: OpeningWords }>(
    db,
    sql`select row_to_json(w) as json from (
      select s.text, (s.is_responder = (c.tenant_id = ${tenantId})) as is_own, ${iso('s.at')} as created_time
      from conversation c cross join lateral (${words('intention', 'message')} union all ${words('quote', 'terms')}) s
      where c.id = ${id} and coalesce(s.text, '') <> '' and s.at is not null order by s.at, s.is_responder desc) w`,
  )
  return found.map((row) => row.json)
}
