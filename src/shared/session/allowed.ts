import type { Session } from '#contract/account.ts'
import type { Permission } from '#contract/permissions.ts'

/** Whether the account has the permission; if none is needed, everybody may (SPEC 6.15). */
export const allowed = (session: Session | null, permission: Permission | undefined): boolean =>
  permission === undefined || (session?.permission_list.includes(permission) ?? false)
