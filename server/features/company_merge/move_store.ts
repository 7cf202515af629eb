import { sql } from 'drizzle-orm'
import { staffRights } from '#contract/staff.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { companyNames } from '#server/db/names.ts'
import { addSearchWords } from '#server/features/postings/store.ts'
import { countQuotes } from '#server/features/quote/store.ts'
import type { Pair } from './pair_store.ts'

/** Tables whose rows simply change their company; threads before their posts, as everybody else locks them. */
const plain = [
  'forum_thread',
  'forum_post',
  'forum_mention',
  'inspection',
  'posting',
  'upload',
  'user_accusation',
] as const

/**
 * Tables whose rows name both sides. What the two companies did with each other keeps both names: nobody has a deal
 * with themselves.
 */
const sided = [
  ['contact_view', 'seller_tenant_id'],
  ['deal', 'poster_tenant_id'],
  ['intention', 'seller_tenant_id'],
  ['quote', 'buyer_tenant_id'],
] as const

/** The former main account becomes staff with every right; the others keep theirs. */
export async function movePeople(tx: DbOrTx, { merged, into }: Pair): Promise<void> {
  await tx.execute(sql`update account set tenant_id = ${into}, tenant_role = 'staff',
      staff_permissions = case when tenant_role = 'main_account' then ${sql.param([...staffRights])}::text[] else staff_permissions end
    where tenant_id = ${merged}`)
}

export async function moveRows(tx: DbOrTx, { merged, into }: Pair): Promise<void> {
  const quotedByBoth = await rows<{ id: number }>(
    tx,
    sql`select posting_id as id from quote where tenant_id in (${merged}::int, ${into}::int) and state <> 'withdrawn'
      group by posting_id having count(distinct tenant_id) = 2 order by posting_id`,
  )
  for (const table of plain)
    await tx.execute(sql`update ${sql.identifier(table)} set tenant_id = ${into} where tenant_id = ${merged}`)
  for (const [table, other] of sided)
    for (const [mine, others] of [
      ['tenant_id', other],
      [other, 'tenant_id'],
    ] as const)
      await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(mine)} = ${into}
        where ${sql.identifier(mine)} = ${merged} and ${sql.identifier(others)} <> ${into}`)
  for (const { id } of quotedByBoth) await countQuotes(tx, id)
  const names = await companyNames(tx, into)
  await addSearchWords(tx, into, `${names.zh} ${names.en}`)
}

/** Postings that only invited companies see, and templates of them, name companies by code. */
export async function replaceInvited(tx: DbOrTx, { merged, into }: Pair): Promise<void> {
  for (const [table, column] of [
    ['posting', 'details'],
    ['posting_revision', 'values'],
    ['posting_template', 'values'],
  ] as const) {
    const values = sql.identifier(column)
    await tx.execute(sql`update ${sql.identifier(table)} r set ${values} = jsonb_set(r.${values}, '{invited}',
        (select jsonb_agg(distinct case when c = old.code then new.code else c end)
          from jsonb_array_elements_text(r.${values} -> 'invited') c))
      from tenant old, tenant new where old.id = ${merged} and new.id = ${into}
        and r.${values} @> jsonb_build_object('invited', jsonb_build_array(old.code))`)
  }
}

/** Templates keep their names; one that both have gets the code of the company that ends behind it. */
export async function moveTemplates(tx: DbOrTx, { merged, into }: Pair): Promise<void> {
  await tx.execute(sql`update posting_template m set tenant_id = ${into},
      name = case when exists (select 1 from posting_template o
          where o.tenant_id = ${into} and o.kind = m.kind and o.name = m.name)
        then left(m.name, 40 - length(t.code) - 3) || ' (' || t.code || ')' else m.name end
    from tenant t where t.id = ${merged} and m.tenant_id = ${merged}`)
  await tx.execute(sql`delete from bulk_columns m where m.tenant_id = ${merged}
    and exists (select 1 from bulk_columns o where o.tenant_id = ${into} and o.kind = m.kind)`)
  await tx.execute(sql`delete from bulk_reading m where m.tenant_id = ${merged}
    and exists (select 1 from bulk_reading o where o.tenant_id = ${into} and o.kind = m.kind and o.fingerprint = m.fingerprint)`)
  for (const table of ['bulk_columns', 'bulk_reading'])
    await tx.execute(sql`update ${sql.identifier(table)} set tenant_id = ${into} where tenant_id = ${merged}`)
}

/** Of two requests for the same drawings the better answer counts; nobody asks for their own. */
export async function moveDrawingAccess(tx: DbOrTx, { merged, into }: Pair): Promise<void> {
  const both = sql`(${merged}::int, ${into}::int)`
  await tx.execute(sql`delete from drawing_access d using posting p where p.id = d.posting_id
    and p.tenant_id in ${both} and d.tenant_id in ${both}`)
  await tx.execute(sql`update drawing_access o set state = m.state, answered_at = m.answered_at from drawing_access m
    where m.posting_id = o.posting_id and m.tenant_id = ${merged} and o.tenant_id = ${into}
      and (m.state = 'granted' or m.state = 'requested' and o.state = 'refused')`)
  await tx.execute(sql`delete from drawing_access m where m.tenant_id = ${merged} and exists (select 1
    from drawing_access o where o.posting_id = m.posting_id and o.tenant_id = ${into})`)
  await tx.execute(sql`update drawing_access set tenant_id = ${into} where tenant_id = ${merged}`)
}
