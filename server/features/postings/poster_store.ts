import { eq } from 'drizzle-orm'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { tenant } from '#server/db/tables.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor, CompanyActor } from '#server/http/session.ts'

/** The platform's own company, created by a migration. */
export const platformCode = 'PLATFORM'

async function platformTenantId(db: DbOrTx): Promise<number> {
  const [found] = await db.select({ id: tenant.id }).from(tenant).where(eq(tenant.code, platformCode))
  if (!found) throw new Error(`No company ${platformCode}`)
  return found.id
}

/** The posting company: the caller's, or for an operator the platform's, which has no credit rating. */
export async function posterOf(
  db: DbOrTx,
  { postedBy }: PostingDefinition,
  actor: Actor,
): Promise<CompanyActor> {
  if (postedBy === 'platform') return { ...actor, tenantId: await platformTenantId(db), creditRating: 2 }
  if (actor.tenantId === null) throw new Problem('company_required')
  return { ...actor, tenantId: actor.tenantId }
}
