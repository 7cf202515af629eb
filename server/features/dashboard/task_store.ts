import { sql } from 'drizzle-orm'
import { editableStates } from '#contract/postings/states.ts'
import type { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { mayApply } from '#server/features/certification/rules.ts'
import { isFrozen } from '#server/features/company/standing_rules.ts'
import { readerOf, unreadCounts } from '#server/features/conversation/store.ts'
import { submitRefusal } from '#server/features/good_business/rules.ts'
import { mayOrder } from '#server/features/inspect_business/rules.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'

export type Tasks = Reply<typeof dashboardApi.backend>['tasks']

/** Of somebody without a company. */
export const noTasks: Tasks = {
  drawing_requests: 0,
  drawings_of: null,
  inspection_quotes: 0,
  certification_returned: 0,
  supplier_returned: 0,
  hand_over: 0,
  conversations_unread: 0,
}

/** 1 if the newest row of the company in that table has come back from the operators. */
const isReturned = (table: 'certification_application' | 'good_business', tenantId: number) =>
  sql`coalesce((select (r.state = 'revision_requested')::int from ${sql.identifier(table)} r
    where r.tenant_id = ${tenantId} order by r.id desc limit 1), 0)`

/** What waits for the actor besides postings and dealings, in one query; each is found through an index. */
export async function readTasks(db: DbOrTx, actor: CompanyActor, now: Date): Promise<Tasks> {
  const { tenantId, accountId } = actor
  const orders = mayOrder(actor) && !isFrozen(actor)
  const [found] = await rows<Tasks>(
    db,
    sql`select d.drawing_requests, d.drawings_of,
        (select count(*)::int from inspection i where ${orders} and i.tenant_id = ${tenantId} and i.state = 'quoted'
          and (i.valid_until is null or i.valid_until >= ${chinaDay(now)}::date)) as inspection_quotes,
        case when ${mayApply(actor)} then ${isReturned('certification_application', tenantId)} else 0 end
          as certification_returned,
        case when ${submitRefusal(actor) === null} then ${isReturned('good_business', tenantId)} else 0 end
          as supplier_returned,
        (select count(*)::int from identity_transfer h where h.tenant_id = ${tenantId} and h.to_id = ${accountId}
          and h.state = 'pending' and h.expires_at > ${now.toISOString()}) as hand_over,
        (select u.conversations from (${unreadCounts(readerOf(actor))}) u) as conversations_unread
      from (select count(*)::int as drawing_requests,
          (array_agg(json_build_object('kind', p.kind, 'code', p.code) order by a.requested_at, a.id))[1] as drawings_of
        from posting p join drawing_access a on a.posting_id = p.id
        where ${actor.permissions.has('buyer_purchase.get')} and p.tenant_id = ${tenantId} and a.state = 'requested'
          and p.state = any(${sql.param(editableStates)}::text[]) and p.details ->> 'drawing_access' <> 'public') d`,
  )
  if (!found) throw new Error('A row of counts is missing')
  return found
}
