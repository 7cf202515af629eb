import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { rows } from '#server/db/client.ts'
import { posting, postingEvent, postingRevision } from '#server/db/posting_tables.ts'
import type { PostingColumns } from './columns.ts'
import { readableBy, type Reader } from './reader_store.ts'
import { lexemesOf, toTsvector } from '#server/db/search_words.ts'
import type { AnyValues } from './values.ts'

const { search: _search, card: _card, ...columns } = getTableColumns(posting)
/** A posting as stored, without the columns that only lists need. */
export type PostingRecord = Omit<typeof posting.$inferSelect, 'search' | 'card'>
type RevisionState = (typeof postingRevision.$inferSelect)['state']

/** Which postings a query may access: one company's own, those that a reader may see, or any (for internal calls). */
export type Scope = { tenantId: number } | { reader: Reader } | 'all'

const inScope = (kind: PostingKind, code: string, scope: Scope): SQL | undefined =>
  and(eq(posting.kind, kind), eq(posting.code, code), scope === 'all' ? undefined : within(scope))

const within = (scope: Exclude<Scope, 'all'>): SQL =>
  'reader' in scope ? readableBy(scope.reader, 'posting') : eq(posting.tenant_id, scope.tenantId)

export async function findPosting(
  db: DbOrTx,
  kind: PostingKind,
  code: string,
  scope: Scope,
): Promise<PostingRecord | undefined> {
  const [found] = await db
    .select(columns)
    .from(posting)
    .where(inScope(kind, code, scope))
  return found
}

/** The same, locked until the transaction ends, so that changes of one posting are serialised. */
export async function lockPosting(
  tx: DbOrTx,
  kind: PostingKind,
  code: string,
  scope: Scope,
): Promise<PostingRecord | undefined> {
  const [found] = await tx
    .select(columns)
    .from(posting)
    .where(inScope(kind, code, scope))
    .for('no key update')
  return found
}

/** The posting with a database id, locked until the transaction ends. */
export async function lockPostingById(tx: DbOrTx, id: number): Promise<PostingRecord> {
  const [found] = await tx.select(columns).from(posting).where(eq(posting.id, id)).for('no key update')
  if (!found) throw new Error(`Posting ${id} is gone`)
  return found
}

type NewPosting = {
  kind: PostingKind
  code: string
  tenantId: number
  authorId: number
  inReview: boolean
  values: AnyValues
  columns: PostingColumns
  now: Date
}

export async function insertPosting(tx: DbOrTx, given: NewPosting): Promise<number> {
  const { now, inReview } = given
  const [made] = await tx
    .insert(posting)
    .values({
      ...given.columns,
      kind: given.kind,
      code: given.code,
      tenant_id: given.tenantId,
      author_id: given.authorId,
      state: inReview ? 'in_review' : 'draft',
      revision: 1,
      latest_revision: 1,
      submitted_at: inReview ? now : null,
      created_at: now,
      updated_at: now,
    })
    .returning({ id: posting.id })
  const { id } = made!
  await insertRevision(tx, id, { ...given, revision: 1, state: inReview ? 'in_review' : 'draft' })
  return id
}

type NewRevision = { revision: number; state: RevisionState; values: AnyValues; authorId: number; now: Date }

export async function insertRevision(tx: DbOrTx, postingId: number, given: NewRevision): Promise<void> {
  await tx.insert(postingRevision).values({
    posting_id: postingId,
    revision: given.revision,
    state: given.state,
    values: given.values,
    author_id: given.authorId,
    created_at: given.now,
  })
}

/** Updates the number and values of an unsubmitted revision in place: drafts keep no history. */
export async function replaceDraftRevision(
  tx: DbOrTx,
  postingId: number,
  from: number,
  given: NewRevision,
): Promise<boolean> {
  const replaced = await tx
    .update(postingRevision)
    .set({ revision: given.revision, state: given.state, values: given.values, author_id: given.authorId })
    .where(
      and(
        eq(postingRevision.posting_id, postingId),
        eq(postingRevision.revision, from),
        eq(postingRevision.state, 'draft'),
      ),
    )
    .returning({ revision: postingRevision.revision })
  return replaced.length > 0
}

/** `reviewerId` is null if nobody reviewed it. */
export type Review = { reviewerId: number | null; comment: string | null; imgArr: string[]; now: Date }

export async function setRevisionState(
  tx: DbOrTx,
  postingId: number,
  revision: number,
  state: RevisionState,
  review?: Review,
): Promise<void> {
  await tx
    .update(postingRevision)
    .set({
      state,
      ...(review && {
        reviewer_id: review.reviewerId,
        reviewed_at: review.now,
        comment: review.comment,
        img_arr: review.imgArr,
      }),
    })
    .where(and(eq(postingRevision.posting_id, postingId), eq(postingRevision.revision, revision)))
}

/** Values of one revision; without a number, of the newest. */
export async function readValues(db: DbOrTx, postingId: number, revision?: number): Promise<AnyValues> {
  const [found] = await db
    .select({ values: postingRevision.values })
    .from(postingRevision)
    .where(
      and(
        eq(postingRevision.posting_id, postingId),
        revision === undefined ? undefined : eq(postingRevision.revision, revision),
      ),
    )
    .orderBy(desc(postingRevision.revision))
    .limit(1)
  return (found?.values ?? {}) as AnyValues
}

type Change = Partial<typeof posting.$inferInsert>

/** Updates columns of a posting that the transaction has locked. */
export async function updatePosting(tx: DbOrTx, postingId: number, change: Change): Promise<void> {
  await tx.update(posting).set(change).where(eq(posting.id, postingId))
}

/** Deletes a posting together with its revisions, events and favourites. */
export async function deletePosting(tx: DbOrTx, postingId: number): Promise<void> {
  await tx.delete(posting).where(eq(posting.id, postingId))
}

export type NewEvent = {
  postingId: number
  action: string
  revision: number
  accountId: number
  comment?: string | null
  now: Date
}

export async function insertEvent(tx: DbOrTx, given: NewEvent): Promise<void> {
  await tx.insert(postingEvent).values({
    posting_id: given.postingId,
    action: given.action,
    revision: given.revision,
    account_id: given.accountId,
    comment: given.comment ?? null,
    at: given.now,
  })
}

/** Adds a text to the search words of a company's postings, except those whose words outsiders may not find. */
export async function addSearchWords(tx: DbOrTx, tenantId: number, text: string): Promise<void> {
  const added = sql`${toTsvector(lexemesOf(text))}::tsvector`
  await tx.execute(sql`update posting set search = search || ${added}
    where tenant_id = ${tenantId} and visibility is distinct from 'members' and search || ${added} <> search`)
}

/** Number of a company's postings online or in review, leaving out one: what the online quota counts. */
export async function countTowardsOnline(
  db: DbOrTx,
  given: { kinds: readonly PostingKind[]; tenantId: number; except: number | null; now: Date },
): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from posting
      where tenant_id = ${given.tenantId} and kind = any(${sql.param(given.kinds)}::text[]) and id is distinct from ${given.except}::int
        and (state = 'in_review' or (state = 'online' and expires_at > ${given.now.toISOString()}))`,
  )
  return found?.count ?? 0
}

/** Number of postings of these kinds that a company has submitted for the first time since `from`, leaving out one. */
export async function countFirstSubmissions(
  db: DbOrTx,
  given: { kinds: readonly PostingKind[]; tenantId: number; except: number | null; from: Date },
): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from posting p
      where p.tenant_id = ${given.tenantId} and p.kind = any(${sql.param(given.kinds)}::text[])
        and p.id is distinct from ${given.except}::int
        and (select min(e.at) from posting_event e where e.posting_id = p.id and e.action = 'submit') >= ${given.from.toISOString()}`,
  )
  return found?.count ?? 0
}

/** Whether a posting was submitted before. */
export async function wasSubmitted(db: DbOrTx, postingId: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from posting_event where posting_id = ${postingId} and action = 'submit' limit 1`,
  )
  return found.length > 0
}
