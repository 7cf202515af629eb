import { sql, type SQL } from 'drizzle-orm'
import { dealingFigures, type DealingFigure, type CompanyOverview } from '#contract/tenant.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'

type Dealings = Pick<CompanyOverview, 'dealings' | 'supplier'>

/** Where each figure is counted; `c` is the company. */
const counted: Record<DealingFigure, SQL> = {
  enquiries_sent: sql`intention where tenant_id = c.id`,
  enquiries_received: sql`intention where seller_tenant_id = c.id`,
  quotes_sent: sql`quote where tenant_id = c.id`,
  quotes_received: sql`quote where buyer_tenant_id = c.id`,
  group_buys_joined: sql`participation where tenant_id = c.id`,
  deals: sql`deal where tenant_id = c.id or poster_tenant_id = c.id`,
  inspections: sql`inspection where tenant_id = c.id`,
  contact_views_made: sql`contact_view where tenant_id = c.id`,
  contact_views_received: sql`contact_view where seller_tenant_id = c.id`,
  forum_posts: sql`forum_post where tenant_id = c.id`,
  reports_made: sql`user_accusation where tenant_id = c.id`,
  reports_received: sql`user_accusation where record_sign in (select c.code
    union all select code from posting where tenant_id = c.id)`,
}

const figures = sql.join(
  dealingFigures.flatMap((figure) => [
    sql`${sql.raw(`'${figure}'`)}::text`,
    sql`(select count(*)::int from ${counted[figure]})`,
  ]),
  sql`, `,
)

/** How much a company has to do with others, and the state of its profile as a supplier. */
export async function readDealings(db: DbOrTx, tenantId: number): Promise<Dealings> {
  const [found] = await rows<Dealings>(
    db,
    sql`select json_build_object(${figures}) as dealings,
        (select state from good_business where tenant_id = c.id order by id desc limit 1) as supplier
      from tenant c where c.id = ${tenantId}`,
  )
  if (!found) throw new Error(`No company ${tenantId}`)
  return found
}
