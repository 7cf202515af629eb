import type { AdminPermission } from '#contract/permissions.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { StoredRow } from '#server/db/resource_rows.ts'
import type { Actor } from '#server/http/session.ts'

/** Whoever has it administers the back office: people, roles, and so all other permissions. */
export const administration: AdminPermission = 'admin_user.get'

type Reader = Pick<Actor, 'accountId'> & { permissions: ReadonlySet<string> }

/** Whether the reader has all of these permissions: nobody gives, takes or freezes more than they have themselves. */
export const holdsAll = (
  { permissions: own }: Pick<Reader, 'permissions'>,
  wanted: readonly string[],
): boolean => wanted.every((one) => own.has(one))

const permissionsOf = (row: StoredRow) => row['permissions'] as string[]

/** What an operator may not do with a back-office user: nothing with themselves, nor with somebody who may do more. */
export const refusedOfPerson = (row: StoredRow, actor: Reader): readonly string[] => {
  if (row.id === actor.accountId || !holdsAll(actor, permissionsOf(row)))
    return ['freeze', 'unfreeze', 'end_sessions', 'remove_second_factor']
  return row['second_factor'] === 'none' ? ['remove_second_factor'] : []
}

/** A role with permissions that the reader lacks stays as it is. */
export const refusedOfRole = (row: StoredRow, actor: Reader): readonly string[] =>
  holdsAll(actor, permissionsOf(row)) ? [] : ['update', 'remove']

type Role = { id: number; permissions: readonly string[] }

/** Returns why a person's roles cannot be changed from `before` to `after`, or null. Roles that stay need no permission. */
export function changeRefusal(
  actor: Reader,
  personId: number,
  { before, after }: { before: readonly Role[]; after: readonly Role[] },
): ProblemCode | null {
  const has = (roles: readonly Role[], { id }: Role) => roles.some((one) => one.id === id)
  const changed = [...before.filter((one) => !has(after, one)), ...after.filter((one) => !has(before, one))]
  if (!changed.every(({ permissions }) => holdsAll(actor, permissions))) return 'beyond_own_permissions'
  const keeps = after.some(({ permissions }) => permissions.includes(administration))
  return personId === actor.accountId && !keeps ? 'own_last_right' : null
}

type Known = { is_backend: boolean; tenant_id: number | null; disabled_at: Date | null; isLeaving: boolean }

/** Returns why an account cannot be added to the back office, or null. */
export function addRefusal(found: Known): ProblemCode | null {
  if (found.is_backend) return 'operator_exists'
  if (found.tenant_id !== null) return 'operator_of_company'
  if (found.disabled_at) return 'account_disabled'
  return found.isLeaving ? 'operator_leaving' : null
}
