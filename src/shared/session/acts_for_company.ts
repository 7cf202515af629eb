import type { Session } from '#contract/account.ts'

type Acting = Pick<Session, 'role_list' | 'tenant'>

/**
 * Whether the account acts for a company: either one that exists, or one that its first write will found from the company
 * information it has entered (decision 052). Narrows the type to a session.
 */
export const actsForCompany = <S extends Acting>(session: S | null | undefined): session is S =>
  session?.role_list.some((role) => role === 'main_account' || role === 'staff') ?? false

/** Whether the account's company has still to be founded. */
export const foundsCompany = (session: Acting | null | undefined): boolean =>
  actsForCompany(session) && session.tenant === null
