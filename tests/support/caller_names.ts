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
