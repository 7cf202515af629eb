import { tenantListApi } from '#contract/resources/tenant.ts'
import { tenantAdminApi } from '#contract/tenant.ts'
import { query } from '#shared/api/query.ts'

export const overviewQuery = (id: number) =>
  query(tenantAdminApi.overview, { params: { id } }, { keep: true })

/** Answers that every decision about a company changes. */
export const affected = [tenantAdminApi.overview, tenantListApi.list, tenantListApi.one]
