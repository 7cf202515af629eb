import type { Endpoint } from '#contract/endpoint.ts'
import type { Member, Person } from './factory.ts'

/** The kinds of callers in the access table; access_table.ts describes them. */
export const callerNames = [
  'visitor',
  'user',
  'company',
  'other',
  'silver',
  'gold',
  'no_right',
  'staff',
  'no_permission',
  'operator',
] as const
export type CallerName = (typeof callerNames)[number]

/** A caller, with the main account of its company if it has one; a visitor has no account. */
export type Caller = { person: Person | undefined; main: Member | undefined }
export type TargetName = 'none' | 'own' | 'foreign' | 'absent' | 'online' | 'hidden' | 'received'
/** How to create a target of each name for a caller. */
export type Targets = Partial<Record<TargetName, (caller: Caller) => Promise<Partial<Target>>>>
/** What a request refers to: a posting by its code, anything else by its id. */
export type Target = { code: string; id: number }

/**
 * The status that each caller gets for such a target; callers for whom there is no such target are missing. `acting`: the
 * status for an operator who acts for the gold member; undefined where that one has no such target.
 */
export type AccessRow = {
  operation: string
  target: TargetName
  verdicts: Map<CallerName, number>
  acting: number | undefined
}

/**
 * Returns the status for an operator who acts for the gold member, which follows from the declaration of the call
 * (decision 126): that member's own, or 403 for what only the person may do.
 */
export function actingVerdict({ acting }: Pick<Endpoint, 'acting'>, own: number | undefined) {
  return acting === 'only_in_person' && own !== undefined && own !== 401 ? 403 : own
}
