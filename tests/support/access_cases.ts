import type { Member, Person } from './factory.ts'

/** Kinds of callers that the access table speaks of; access_table.ts says who they are. */
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

/** A caller, with the main account of its company where it has one; a visitor has no account. */
export type Caller = { person: Person | undefined; main: Member | undefined }
export type TargetName = 'none' | 'own' | 'foreign' | 'absent' | 'online' | 'hidden' | 'received'
/** How a target of each name is made for a caller. */
export type Targets = Partial<Record<TargetName, (caller: Caller) => Promise<Partial<Target>>>>
/** What a request names: the code of a posting, or the id of anything else. */
export type Target = { code: string; id: number }

/** What callers are answered who name such a target; one who cannot exist is missing. */
export type AccessRow = { operation: string; target: TargetName; verdicts: Map<CallerName, number> }
