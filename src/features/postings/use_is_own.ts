import type { CompanyCard } from '#contract/company.ts'
import { useSession } from '#shared/session/session.ts'

/** Whether a posting is the own company's. */
export const useIsOwn = (posting: { company: Pick<CompanyCard, 'code'> }): boolean =>
  useSession()?.tenant?.code === posting.company.code
