import type { ProblemCode } from '#contract/problems.ts'
import type { AnyValues } from '#contract/postings/define.ts'
import { responsePermission } from '#contract/postings/response_permission.ts'
import { isFrozen } from '#server/features/company/standing_rules.ts'
import type { CompanyActor } from '#server/http/session.ts'

/**
 * Returns why a company cannot ask for the drawings of a posting, or null. Without restricted drawings there is
 * nothing to ask for.
 */
export function requestRefusal(
  actor: CompanyActor,
  posting: { tenant_id: number; details: AnyValues },
): ProblemCode | null {
  if (actor.tenantId === posting.tenant_id) return 'own_posting'
  if (!actor.permissions.has(responsePermission({ side: 'buyer' }))) return 'forbidden'
  if (isFrozen(actor)) return 'company_frozen'
  const { drawings, drawing_access: access } = posting.details
  return Array.isArray(drawings) && drawings.length > 0 && access !== 'public' ? null : 'not_found'
}
