import type { Session } from '#contract/account.ts'
import { problems } from '#contract/problems.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { lang } from '#shared/i18n/language.ts'

/** Returns, in the reader's language, why the company may save drafts but not submit; null if it may submit. */
export function submitRefusal(session: Session, { side, postedBy }: PostingDefinition): string | null {
  if (postedBy === 'platform') return null
  if (session.tenant?.credit_rating === 0) return problems.company_frozen[lang]
  if (side === 'seller' && session.tenant_auth.state !== 'certified')
    return problems.certification_required[lang]
  return null
}
