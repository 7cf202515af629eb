import type { DbOrTx } from '#server/db/client.ts'
import type { AccountName } from '#server/features/account/rules.ts'
import { findAccountByName, insertAccount, lockAccount } from '#server/features/account/store.ts'
import { endImpersonationsOf } from '#server/features/impersonation/end_store.ts'
import { Problem } from '#server/http/problem.ts'
import { addRefusal } from './rules.ts'
import { allRoles, isLeaving, replaceRoles, type StoredRole } from './store.ts'

/** Returns the roles with these ids. Throws `role_unknown` if one does not exist. */
export async function rolesWith(tx: DbOrTx, ids: readonly number[]): Promise<StoredRole[]> {
  const found = (await allRoles(tx)).filter(({ id }) => ids.includes(id))
  if (found.length !== new Set(ids).size) throw new Problem('role_unknown')
  return found
}

/** What the audit log says of the roles of a person. */
export const auditedRoles = (roles: readonly StoredRole[]) => ({
  roles: {
    zh: roles.map(({ name_zh }) => name_zh).join('、'),
    en: roles.map(({ name_en }) => name_en).join(', '),
  },
  permissions: [...new Set(roles.flatMap(({ permissions }) => permissions))].toSorted(),
})

type Given = {
  named: AccountName
  displayName: string
  roles: readonly StoredRole[]
  country: string
  now: Date
  /** Of a new account. */
  passwordHash?: string
}

/**
 * Gives an account its first roles, under `lockBackOffice`. Without an account of that name one is made; its owner
 * proves the number or address with a code when logging in. Throws why an account cannot be added (`addRefusal`).
 */
export async function appoint(tx: DbOrTx, given: Given): Promise<{ id: number; isNew: boolean }> {
  const { named, roles, now } = given
  const found = await findAccountByName(tx, named)
  if (found) {
    const locked = await lockAccount(tx, found.id)
    const refusal = addRefusal({ ...locked, isLeaving: await isLeaving(tx, found.id) })
    if (refusal) throw new Problem(refusal)
    // Nobody acts for people of the back office (decision 078).
    await endImpersonationsOf(tx, found.id, now)
  }
  const id = found
    ? found.id
    : await insertAccount(tx, {
        ...named,
        display_name: given.displayName,
        password_hash: given.passwordHash ?? null,
        country: given.country,
        source: 'back_office',
        created_at: now,
      })
  await replaceRoles(
    tx,
    id,
    roles.map((role) => role.id),
  )
  return { id, isNew: !found }
}
