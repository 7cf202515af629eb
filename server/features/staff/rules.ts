import type { ProblemCode } from '#contract/problems.ts'
import { staffRights, type StaffRight } from '#contract/staff.ts'

/** An account's place in a company, as stored. */
export type Place = {
  id: number
  tenant_id: number | null
  tenant_role: string | null
  staff_permissions: readonly string[]
}
type Known = Place & { is_backend: boolean; disabled_at: Date | null }

export const isMain = ({ tenant_role: role }: Pick<Place, 'tenant_role'>): boolean => role === 'main_account'

/** The rights in force, in their usual order: a main account has all of them. */
export const rightsOf = (place: Pick<Place, 'tenant_role' | 'staff_permissions'>): StaffRight[] =>
  staffRights.filter((right) => isMain(place) || place.staff_permissions.includes(right))

/** Rights as they are stored: each once, in their usual order. */
export const tidyRights = (rights: readonly StaffRight[]): StaffRight[] =>
  staffRights.filter((right) => rights.includes(right))

/** Whether somebody of the company keeps its staff. */
export const managesStaff = (place: Place, tenantId: number): boolean =>
  place.tenant_id === tenantId && rightsOf(place).includes('staff.get')

const allOf = (wanted: readonly string[], own: readonly string[]): boolean =>
  wanted.every((right) => own.includes(right))

/** Returns why this person may not give these rights, or null: nobody gives a right that they do not have. */
export const giveRefusal = (by: Place, rights: readonly StaffRight[]): ProblemCode | null =>
  allOf(rights, rightsOf(by)) ? null : 'rights_beyond'

/**
 * Returns why an account may not be invited, or null; `found` is absent when nobody has registered with that name. It is
 * decided once more when the invitation is accepted.
 */
export function inviteRefusal(by: Place, found: Known | undefined): ProblemCode | null {
  if (!found) return null
  if (found.id === by.id) return 'invite_self'
  if (found.is_backend) return 'invite_operator'
  if (found.tenant_id !== null) return found.tenant_id === by.tenant_id ? 'invite_member' : 'invite_elsewhere'
  return found.disabled_at ? 'account_disabled' : null
}

/** Returns why the account may not join any company, or null. */
export function joinRefusal({ tenant_id, is_backend }: Known): ProblemCode | null {
  if (is_backend) return 'invite_operator'
  return tenant_id === null ? null : 'in_company_already'
}

type Waiting = { state: string; expires_at: Date }
export const isOver = ({ expires_at: end }: Pick<Waiting, 'expires_at'>, now: Date): boolean => end <= now

/** Returns why an invitation can no longer be answered, or null. */
export function invitationRefusal(invitation: Waiting, now: Date): ProblemCode | null {
  if (invitation.state !== 'pending') return 'invitation_over'
  return isOver(invitation, now) ? 'invitation_expired' : null
}

/** Returns why a transfer can no longer be confirmed, declined or withdrawn, or null. */
export function transferRefusal(transfer: Waiting, now: Date): ProblemCode | null {
  if (transfer.state !== 'pending') return 'transfer_over'
  return isOver(transfer, now) ? 'transfer_expired' : null
}

/** Returns why nobody but the main account may touch this colleague, or null. */
function colleagueRefusal(by: Place, target: Place): ProblemCode | null {
  if (target.id === by.id) return 'staff_self'
  return isMain(target) ? 'staff_main' : null
}

/** Returns why the rights of a colleague may not be set to `rights`, or null: rights that stay as they are need none. */
export function changeRefusal(by: Place, target: Place, rights: readonly StaffRight[]): ProblemCode | null {
  const before = rightsOf(target)
  const changed = staffRights.filter((right) => rights.includes(right) !== before.includes(right))
  return colleagueRefusal(by, target) ?? giveRefusal(by, changed)
}

/** Returns why a colleague may not be removed, or null. */
export const removeRefusal = (by: Place, target: Place): ProblemCode | null =>
  colleagueRefusal(by, target) ?? giveRefusal(by, rightsOf(target))

/** Returns why an account cannot leave its company, or null. */
export function leaveRefusal(place: Place): ProblemCode | null {
  if (isMain(place)) return 'main_leaves'
  return place.tenant_id === null ? 'company_required' : null
}

/** Returns why the main account cannot name this colleague, or null. */
export function nameRefusal(by: Place, target: Known): ProblemCode | null {
  if (!isMain(by)) return 'forbidden'
  if (target.id === by.id) return 'staff_self'
  return target.disabled_at ? 'account_disabled' : null
}

/** Returns why a transfer between these two cannot happen any more, or null: both still have to have their places. */
export function confirmRefusal(
  tenantId: number,
  from: Place | undefined,
  to: Place | undefined,
): ProblemCode | null {
  const isThere = (one: Place | undefined) => one?.tenant_id === tenantId
  return from && to && isThere(from) && isThere(to) && isMain(from) && !isMain(to) ? null : 'transfer_over'
}

type Candidate = { isStaff: boolean; isFrozen: boolean; isLeaving: boolean }

/** Returns why operators cannot make somebody the main account of the company, or null. */
export function promoteRefusal({ isStaff, isFrozen, isLeaving }: Candidate): ProblemCode | null {
  if (!isStaff) return 'not_staff'
  if (isFrozen) return 'account_disabled'
  return isLeaving ? 'account_leaving' : null
}

/** Enough of a mobile number or e-mail address to recognise it: `+86139****0001`, `zh****@forge.example`. */
export function maskedAccount(name: string): string {
  const at = name.lastIndexOf('@')
  if (at > 0) return `${name.slice(0, Math.min(2, at))}****${name.slice(at)}`
  return `${name.slice(0, -8)}****${name.slice(-4)}`
}
