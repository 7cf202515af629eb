import { and, asc, eq, sql } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import type { Template, TemplateRow } from '#contract/postings/template_api.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { personNameIn } from '#server/db/names.ts'
import { postingTemplate } from '#server/db/template_tables.ts'
import { account } from '#server/db/tables.ts'
import type { AnyValues } from '#server/features/postings/values.ts'

export type TemplateScope = { tenantId: number; kind: PostingKind }

const inScope = ({ tenantId, kind }: TemplateScope) =>
  and(eq(postingTemplate.tenant_id, tenantId), eq(postingTemplate.kind, kind))

type Stored = { id: number; name: string; author: string; updated_at: Date; values: unknown }
const toRow = ({ id, name, author, updated_at: at }: Stored): TemplateRow => ({
  id,
  name,
  author,
  updated_time: at.toISOString(),
})

const read = (db: DbOrTx, lang: Lang) =>
  db
    .select({
      id: postingTemplate.id,
      name: postingTemplate.name,
      author: personNameIn(lang, 'account'),
      updated_at: postingTemplate.updated_at,
      values: postingTemplate.values,
    })
    .from(postingTemplate)
    .innerJoin(account, eq(account.id, postingTemplate.author_id))

/** A company's templates of a kind, by name. */
export async function listTemplates(db: DbOrTx, scope: TemplateScope, lang: Lang): Promise<TemplateRow[]> {
  const found = await read(db, lang).where(inScope(scope)).orderBy(asc(postingTemplate.name))
  return found.map(toRow)
}

/** The company's template; undefined when it has no such template of this kind. */
export async function readTemplate(
  db: DbOrTx,
  scope: TemplateScope,
  { id, lang }: { id: number; lang: Lang },
): Promise<Template | undefined> {
  const [found] = await read(db, lang).where(and(inScope(scope), eq(postingTemplate.id, id)))
  return found && { ...toRow(found), values: found.values as AnyValues }
}

/** The number of a company's templates of all kinds. */
export async function countTemplates(db: DbOrTx, tenantId: number): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from posting_template where tenant_id = ${tenantId}`,
  )
  return found?.count ?? 0
}

/** Returns the id of the new template; undefined when the name is taken. */
export async function insertTemplate(
  tx: DbOrTx,
  scope: TemplateScope,
  given: { name: string; values: AnyValues; authorId: number; now: Date },
): Promise<number | undefined> {
  const [made] = await tx
    .insert(postingTemplate)
    .values({
      tenant_id: scope.tenantId,
      kind: scope.kind,
      name: given.name,
      values: given.values,
      author_id: given.authorId,
      created_at: given.now,
      updated_at: given.now,
    })
    .onConflictDoNothing()
    .returning({ id: postingTemplate.id })
  return made?.id
}

/** Whether another template of the company has this name; the company's row must be locked. */
export async function isNameTaken(
  tx: DbOrTx,
  scope: TemplateScope,
  given: { name: string; exceptId: number },
): Promise<boolean> {
  const found = await tx
    .select({ id: postingTemplate.id })
    .from(postingTemplate)
    .where(and(inScope(scope), eq(postingTemplate.name, given.name)))
  return found.some(({ id }) => id !== given.exceptId)
}

export async function updateTemplate(
  tx: DbOrTx,
  scope: TemplateScope,
  id: number,
  change: Partial<typeof postingTemplate.$inferInsert>,
): Promise<void> {
  await tx
    .update(postingTemplate)
    .set(change)
    .where(and(inScope(scope), eq(postingTemplate.id, id)))
}

export async function deleteTemplate(tx: DbOrTx, scope: TemplateScope, id: number): Promise<void> {
  await tx.delete(postingTemplate).where(and(inScope(scope), eq(postingTemplate.id, id)))
}
