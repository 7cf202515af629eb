/** Years that one application can be for. */
export const membershipYears = [1, 2, 3] as const

export const applicationStates = ['waiting', 'confirmed', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** `replaced` is a period that a higher tier ended on its first day, or before it began. */
export const periodStates = ['upcoming', 'running', 'over', 'replaced'] as const
export type PeriodState = (typeof periodStates)[number]
