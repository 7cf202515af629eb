import type { FileRef } from '#contract/fields.ts'
import { purchaseForging } from '#contract/postings/purchase_forging.ts'
import { purchaseMaterial } from '#contract/postings/purchase_material.ts'
import { purchasePiece } from '#contract/postings/purchase_piece.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { raise } from '#contract/postings/raise.ts'
import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'
import { companyNames } from '../names.ts'
import { tenant } from '../tables.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { insertPostings } from './insert_postings.ts'
import type { DemoPeople } from './people.ts'
import { endedRaises, raises, type RaiseValues } from './raises.data.ts'
import { insertParts } from './raise_parts.ts'
import { seeded } from './random.ts'
import { planForgings, planMaterials, planPieces } from './request_plan.ts'
import type { PlannedPosting } from './spot_plan.ts'

const hour = 3_600_000
const day = 24 * hour

/** Inserts the demo's buying requests and group buyings. */
export async function insertRequests(
  tx: DbOrTx,
  given: { people: DemoPeople; drawings: readonly FileRef[]; now: Date },
): Promise<void> {
  const { people, drawings, now } = given
  const random = seeded(4_004)
  const plan = { now, random, drawings: drawings.map(({ address, name, type }) => ({ address, name, type })) }
  const common = { people, random, now }
  await insertPostings(tx, { ...common, definition: purchaseMaterial, planned: planMaterials(plan) })
  await insertPostings(tx, { ...common, definition: purchasePiece, planned: planPieces(plan) })
  await insertPostings(tx, { ...common, definition: purchaseForging, planned: planForgings(plan) })

  const [platform] = await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.code, platformCode))
  const platformId = platform?.id ?? 0
  const online = raises.map((values, place) =>
    plannedRaise(values, new Date(now.getTime() - (place * 41 + 6) * hour)),
  )
  const ended = endedRaises.map((values, place) =>
    plannedRaise(values, new Date(now.getTime() - (9 + place * 3) * day)),
  )
  const stored = await insertPostings(tx, {
    ...common,
    definition: raise,
    poster: {
      tenantId: platformId,
      accountId: people.operatorId,
      name: await companyNames(tx, platformId),
    },
    planned: [...online, ...ended],
  })
  await insertParts(tx, { people, raises: stored, now })
}

const plannedRaise = (values: RaiseValues, publishedAt: Date): PlannedPosting<RaiseValues> => {
  const expiresAt = new Date(publishedAt.getTime() + (values.deadline ?? 30) * day)
  return {
    company: 0,
    state: 'online',
    values: { ...values, ready_by: chinaDay(new Date(expiresAt.getTime() + 25 * day)) },
    createdAt: new Date(publishedAt.getTime() - hour),
    submittedAt: publishedAt,
    publishedAt,
    expiresAt,
    remaining: null,
  }
}
