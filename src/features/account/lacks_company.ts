import type { Session } from '#contract/account.ts'

/**
 * Whether the company-info dialog comes first (spec §4): no company name or no main business. Back-office operators trade
 * for nobody, and answering would make them a company.
 */
export const lacksCompany = (
  session: Pick<Session, 'is_backend' | 'pre_company_name' | 'pre_business_tag_id'>,
): boolean => !session.is_backend && (!session.pre_company_name || session.pre_business_tag_id === null)
