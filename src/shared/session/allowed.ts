import type { Session } from '#contract/account.ts'
import type { Permission } from '#contract/permissions.ts'

/** Whether the account may: what needs no permission is open to everybody (spec §6). */
export const allowed = (session: Session | null, permission: Permission | undefined): boolean =>
  permission === undefined || (session?.permission_list.includes(permission) ?? false)
