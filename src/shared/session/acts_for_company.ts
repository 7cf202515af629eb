import type { Session } from '#contract/account.ts'

type Acting = Pick<Session, 'role_list' | 'tenant'>

/**
 * Whether the account acts for a company: one that it is in, or one that the first thing which needs a company will found
 * from what it has told of it (decision 052). Narrows to a session, as a check for the session itself would.
 */
export const actsForCompany = <S extends Acting>(session: S | null | undefined): session is S =>
  session?.role_list.some((role) => role === 'main_account' || role === 'staff') ?? false

/** Whether the company is still to be founded. */
export const foundsCompany = (session: Acting | null | undefined): boolean =>
  actsForCompany(session) && session.tenant === null
