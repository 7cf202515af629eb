import { useLingui } from '@lingui/react/macro'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { CompanyHint } from '#features/company/index.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { QuotedRequests } from './QuotedRequests.tsx'
import { QuoteMatrix } from './QuoteMatrix.tsx'
import type { ReceivedSearch } from './quote_search.ts'

/** Page of the received quotes: the company's requests with quotes, or the comparison of one request's quotes. */
export function ReceivedQuotes({ search }: { search: ReceivedSearch }) {
  const { t } = useLingui()
  usePageTitle(t`Received quotes`)
  const session = useSession()
  if (session && !actsForCompany(session)) return <CompanyHint />
  return search.code ? <QuoteMatrix code={search.code} search={search} /> : <QuotedRequests search={search} />
}
