import type { Session } from '#contract/account.ts'

/**
 * Whether the dialog for the company must be answered first (SPEC 4.5), because company name or main business is missing.
 * Operators are never asked: they do not trade, and answering would create a company for them.
 */
export const lacksCompany = (
  session: Pick<Session, 'is_backend' | 'pre_company_name' | 'pre_business_tag_id'>,
): boolean => !session.is_backend && (!session.pre_company_name || session.pre_business_tag_id === null)
