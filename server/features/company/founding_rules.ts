import type { Endpoint } from '#contract/endpoint.ts'
import { backendPermissions } from '#contract/permissions.ts'

/**
 * Stands for the company of an account that has entered company information but whose company is not founded yet. No
 * row has this id, so queries for it return nothing.
 */
export const noCompanyYet = 0

type Information = { tenant_id: number | null; is_backend: boolean; pre_company_name: string | null }

/** Whether the first action that needs a company will found one for the account; operators never found one. */
export const isFounder = (row: Information): boolean =>
  row.tenant_id === null && !row.is_backend && row.pre_company_name !== null

/** The company that an account acts for: its own, `noCompanyYet`, or none. */
export const companyOf = (row: Information): number | null =>
  row.tenant_id ?? (isFounder(row) ? noCompanyYet : null)

/** Whether the actor has entered company information but the company has not been created yet. */
export const foundsCompany = <A extends { tenantId: number | null }>(
  actor: A | null,
): actor is A & { tenantId: number } => actor?.tenantId === noCompanyYet

/** Writes of a company need it founded. Reads do not, and a dry run (`dry_run`) writes nothing. */
export function needsCompany({ access, method }: Endpoint, query: unknown): boolean {
  const isCompanys = access === 'company' || (backendPermissions as readonly string[]).includes(access)
  const isRehearsal = (query as { dry_run?: unknown }).dry_run === 1
  return isCompanys && method !== 'GET' && !isRehearsal
}

/** Staff work for their main account's company and cannot rename it. */
export const mayNameCompany = ({ roles }: { roles: readonly string[] }): boolean => !roles.includes('staff')
