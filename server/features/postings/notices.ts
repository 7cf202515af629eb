import { companyNames } from '#server/db/names.ts'
import { recordGroupDeals } from '#server/features/deal/store.ts'
import { messageModules, type MessageModule } from '#contract/enums.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { raiseProgress } from '#contract/postings/raise_progress.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { visitorModule, visitorSign } from '#server/features/user_message/rules.ts'
import { notify, notifyAllInGroup } from '#server/features/user_message/store.ts'
import { collectorsOf } from '#server/features/collection/store.ts'
import {
  recountJoined,
  finishParts,
  participantsAmong,
  participantsOf,
} from '#server/features/joining/store.ts'
import { accountsOf } from './reader_store.ts'
import type { PostingRecord } from './store.ts'
import type { AnyValues } from './values.ts'

const named = (name: string): MessageModule | undefined => messageModules.find((one) => one === name)

/** Review notices open the owner's list (SPEC 3.17, 3.18); a kind without a module of its own is told among its business. */
const reviewModule = ({ kind }: PostingDefinition): MessageModule => named(kind) ?? `business_${kind}`

type Told = Pick<PostingRecord, 'id' | 'code' | 'tenant_id' | 'title_zh' | 'title_en'>
type About = { definition: PostingDefinition; row: Told; now: Date }

const secondOf = (time: Date): number => Math.floor(time.getTime() / 1000)
const titleOf = (row: Pick<Told, 'title_zh' | 'title_en'>) => ({ zh: row.title_zh, en: row.title_en })

const toOwner = ({ definition, row, now }: About) => ({
  ...(definition.postedBy === 'platform'
    ? { operatorsWith: definition.adminPermission }
    : { tenantId: row.tenant_id, permission: definition.permission }),
  module: reviewModule(definition),
  record_sign: row.code,
  now,
})

/** Approvals are one message while it is unread. The platform's own postings need none, so nobody is notified of one. */
export async function notifyOfApproval(db: DbOrTx, about: About): Promise<void> {
  if (about.definition.postedBy === 'platform') return
  await notify(db, {
    ...toOwner(about),
    code: 'posting_approved',
    params: { title: titleOf(about.row) },
    group: { of: 'approved' },
  })
}

export const notifyOfRejection = (db: DbOrTx, about: About, comment: string): Promise<void> =>
  notify(db, { ...toOwner(about), code: 'posting_rejected', params: { title: titleOf(about.row), comment } })

export const notifyOfTakedown = (db: DbOrTx, about: About, comment: string): Promise<void> =>
  notify(db, {
    ...toOwner(about),
    code: 'posting_taken_down',
    params: { title: titleOf(about.row), comment },
  })

/** Codes of the companies that a posting is limited to; empty unless it is for invited ones. */
const invitedTo = ({ visibility, details }: Pick<PostingRecord, 'visibility' | 'details'>): string[] =>
  visibility === 'invited' ? (((details as AnyValues)['invited'] as string[] | undefined) ?? []) : []

/**
 * Notifies the companies that an online posting is limited to, except those of `before`, its version online until
 * now.
 */
export async function notifyInvited(
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
 * Stores the outcome of a group buying that the transaction has locked, and notifies all participants and its
 * operators, each once. Without participants nobody is notified.
 */
export async function notifyOfOutcome(
  tx: DbOrTx,
  { definition, row, now }: JoinedAbout,
  outcome: 'succeeded' | 'failed' | 'cancelled',
): Promise<void> {
  const accountIds = await finishParts(tx, { postingId: row.id, outcome, now })
  if (accountIds.length === 0) return
  if (outcome === 'succeeded') await recordGroupDeals(tx, { ...row, kind: definition.kind }, now)
  // A group buying that was called off starts without participants when it comes back.
  if (outcome === 'cancelled') await recountJoined(tx, row.id)
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

/** Notifies all participants that the terms have changed. */
export async function notifyOfTerms(tx: DbOrTx, { row, now }: JoinedAbout): Promise<void> {
  const accountIds = await participantsOf(tx, row.id)
  if (accountIds.length === 0) return
  const params = { title: titleOf(row) }
  await notify(tx, {
    accountIds,
    module: 'my_business',
    record_sign: row.code,
    code: 'join_changed',
    params,
    now,
  })
}

/**
 * Reminds the owners of postings that end in so many days, in one message for each kind, and the participants of those
 * that are ordered together, in one message too.
 */
export async function notifyOfExpiry(
  tx: DbOrTx,
  expiring: readonly (Omit<JoinedAbout, 'now'> & { expiresAt: Date })[],
  { days, now }: { days: number; now: Date },
): Promise<void> {
  const owners = expiring.map((about) => {
    const { now: _, ...to } = toOwner({ ...about, now })
    return { ...to, params: { title: titleOf(about.row), days, ends: secondOf(about.expiresAt) } }
  })
  await notifyAllInGroup(tx, { code: 'posting_expiring', group: { of: 'expiring' }, now }, owners)
  const participants = await participantsAmong(
    tx,
    expiring.map(({ row }) => row.id),
  )
  const joined = expiring.flatMap(({ row, expiresAt }) => {
    const accountIds = participants.get(row.id)
    if (!accountIds) return []
    const { joined, target } = raiseProgress(row.extras as RaiseRowValues)
    const params = { title: titleOf(row), joined, target, days, ends: secondOf(expiresAt) }
    return [{ accountIds, module: 'my_business' as const, record_sign: row.code, params }]
  })
  await notifyAllInGroup(tx, { code: 'join_ending', group: { of: 'joins' }, now }, joined)
}

/** Notifies everybody who collected a posting of what became of it. */
export async function notifyCollectors(
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
