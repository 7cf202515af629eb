import { companyNames } from '#server/db/names.ts'
import { recordGroupDeals } from '#server/features/deal/store.ts'
import { messageModules, type MessageModule } from '#contract/enums.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { raiseProgress } from '#contract/postings/raise_progress.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { visitorModule, visitorSign } from '#server/features/user_message/rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import { collectorsOf } from '#server/features/collection/store.ts'
import { addUp, finishParts, participantsOf } from '#server/features/joining/store.ts'
import { accountsOf } from './reader_store.ts'
import type { PostingRecord } from './store.ts'
import type { AnyValues } from './values.ts'

const named = (name: string): MessageModule | undefined => messageModules.find((one) => one === name)

/** Review notices open the owner's list (spec §3); a kind without a module of its own is told among its business. */
const reviewModule = ({ kind }: PostingDefinition): MessageModule => named(kind) ?? `business_${kind}`

type Told = Pick<PostingRecord, 'id' | 'code' | 'tenant_id' | 'title_zh' | 'title_en'>
type About = { definition: PostingDefinition; row: Told; now: Date }

const titleOf = (row: Pick<Told, 'title_zh' | 'title_en'>) => ({ zh: row.title_zh, en: row.title_en })

const toOwner = ({ definition, row, now }: About) => ({
  ...(definition.postedBy === 'platform'
    ? { operatorsWith: definition.adminPermission }
    : { tenantId: row.tenant_id, permission: definition.permission }),
  module: reviewModule(definition),
  record_sign: row.code,
  now,
})

/** Nobody waits for the approval of what the platform itself puts online. */
export async function tellApproved(db: DbOrTx, about: About): Promise<void> {
  if (about.definition.postedBy === 'platform') return
  await notify(db, { ...toOwner(about), code: 'posting_approved', params: { title: titleOf(about.row) } })
}

export const tellRejected = (db: DbOrTx, about: About, comment: string): Promise<void> =>
  notify(db, { ...toOwner(about), code: 'posting_rejected', params: { title: titleOf(about.row), comment } })

export const tellTakenDown = (db: DbOrTx, about: About, comment: string): Promise<void> =>
  notify(db, {
    ...toOwner(about),
    code: 'posting_taken_down',
    params: { title: titleOf(about.row), comment },
  })

export const tellExpiring = (db: DbOrTx, about: About, days: number): Promise<void> =>
  notify(db, { ...toOwner(about), code: 'posting_expiring', params: { title: titleOf(about.row), days } })

/** Codes of the companies that a posting is for, none where it is not for invited ones. */
const invitedTo = ({ visibility, details }: Pick<PostingRecord, 'visibility' | 'details'>): string[] =>
  visibility === 'invited' ? (((details as AnyValues)['invited'] as string[] | undefined) ?? []) : []

/** Tells the companies that a posting which is online is for; `before`: as it was online before, whose were told. */
export async function tellInvited(
  db: DbOrTx,
  { definition, row, now }: { definition: PostingDefinition; row: PostingRecord; now: Date },
  before?: PostingRecord,
): Promise<void> {
  const told = new Set(before && invitedTo(before))
  const accountIds = await accountsOf(
    db,
    invitedTo(row).filter((code) => !told.has(code)),
  )
  if (accountIds.length === 0) return
  await notify(db, {
    accountIds,
    module: visitorModule(definition.kind),
    record_sign: visitorSign(definition.kind, row.code),
    code: 'posting_invited',
    params: { title: titleOf(row), company: await companyNames(db, row.tenant_id) },
    now,
  })
}

type JoinedAbout = { definition: PostingDefinition; row: Told & { extras: unknown }; now: Date }

/**
 * Writes and tells what became of a group buying that the transaction holds: to everybody who takes part, and to its
 * operators. Nobody is told twice; where nobody takes part there is nobody to tell.
 */
export async function tellOutcome(
  tx: DbOrTx,
  { definition, row, now }: JoinedAbout,
  outcome: 'succeeded' | 'failed' | 'cancelled',
): Promise<void> {
  const accountIds = await finishParts(tx, { postingId: row.id, outcome, now })
  if (accountIds.length === 0) return
  if (outcome === 'succeeded') await recordGroupDeals(tx, { ...row, kind: definition.kind }, now)
  // What was called off counts nobody when it comes back.
  if (outcome === 'cancelled') await addUp(tx, row.id)
  const { joined, target, tier } = raiseProgress(row.extras as RaiseRowValues)
  const about = {
    record_sign: row.code,
    code: 'join_ended' as const,
    params: { title: titleOf(row), outcome, joined, target, price: tier?.price ?? null },
    now,
  }
  await notify(tx, { ...about, accountIds, module: 'my_business' })
  await notify(tx, { ...toOwner({ definition, row, now }), ...about })
}

/** Tells everybody who takes part that the end is near, or that the terms have changed. */
export async function tellParticipants(
  tx: DbOrTx,
  { row, now }: JoinedAbout,
  news: { days: number } | 'changed',
): Promise<void> {
  const accountIds = await participantsOf(tx, row.id)
  if (accountIds.length === 0) return
  const { joined, target } = raiseProgress(row.extras as RaiseRowValues)
  const to = { accountIds, module: 'my_business' as const, record_sign: row.code, now }
  const title = titleOf(row)
  if (news === 'changed') await notify(tx, { ...to, code: 'join_changed', params: { title } })
  else await notify(tx, { ...to, code: 'join_ending', params: { title, joined, target, ...news } })
}

/** Tells everybody who collected a posting what became of it. */
export async function tellCollectors(
  db: DbOrTx,
  { definition, row, now }: About,
  change: 'price' | 'offline' | 'online',
): Promise<void> {
  const accountIds = await collectorsOf(db, row.id)
  if (accountIds.length === 0) return
  await notify(db, {
    accountIds,
    module: visitorModule(definition.kind),
    record_sign: visitorSign(definition.kind, row.code),
    code: 'collection_changed',
    params: { title: titleOf(row), change },
    now,
  })
}
