import type { Session } from '#contract/account.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { isActing } from '#shared/session/token.ts'

export type SubmitRefusal = 'company_frozen' | 'certification_required' | 'only_in_person'

/** Returns the code of the problem for which the company may save drafts but not submit; null if it may submit. */
export function submitRefusal(session: Session, { side, postedBy }: PostingDefinition): SubmitRefusal | null {
  if (postedBy === 'platform') return null
  if (isActing()) return 'only_in_person'
  if (session.tenant?.credit_rating === 0) return 'company_frozen'
  return side === 'seller' && session.tenant_auth.state !== 'certified' ? 'certification_required' : null
}
