import { dashboardApi } from '#contract/dashboard.ts'
import { askAgain } from '#shared/api/query_client.ts'
import { refreshForum } from '../queries.ts'

/** Loads everything anew that a decision of an operator changes. */
export function refreshAfterDecision(): void {
  refreshForum()
  askAgain('/api/admin/forum/')
  askAgain(dashboardApi.admin.path)
}
