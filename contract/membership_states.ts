/** Years that one application can be for. */
export const membershipYears = [1, 2, 3] as const

export const applicationStates = ['waiting', 'confirmed', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const refundStates = ['requested', 'refunded', 'refused'] as const
export type RefundState = (typeof refundStates)[number]

/** `cancelled` is a period without a day: a higher tier or an operator ended it on its first day, or before it began. */
export const periodStates = ['upcoming', 'running', 'over', 'cancelled'] as const
export type PeriodState = (typeof periodStates)[number]

/** Periods that operators can still correct or end; what is over stays as it was. */
export const isChangeable = (state: PeriodState): boolean => state === 'upcoming' || state === 'running'
