import { useQuery } from '@tanstack/react-query'
import type { BulkApi } from '#contract/postings/bulk.ts'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { query } from '#shared/api/query.ts'
import { useRegions } from '#shared/reference/reference.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { withStorageTimeout } from '#shared/offline/storage_timeout.ts'
import { CompanyHint } from '#features/company/index.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { lacksRight, NoPublishRight } from '#features/postings/form/NoPublishRight.tsx'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { bilingualTextsQuery } from './bilingual_texts.ts'
import { Bulk } from './Bulk.tsx'
import { readBulk } from './bulk_store.ts'

type Props = {
  entry: PostingKindEntry
  /** Another program shared a table that waits to be opened. */
  isShared: boolean
}

/** Page that creates many postings of a kind from a pasted table or a file. */
export function BulkPage({ entry, isShared }: Props) {
  const session = useSession()
  const api = bulkApis[entry.definition.kind]
  if (!api) throw new Error(`${entry.definition.kind} has no bulk entry`)
  if (!session) return <PageSkeleton />
  if (!actsForCompany(session)) return <CompanyHint />
  if (lacksRight(session, entry.definition)) return <NoPublishRight definition={entry.definition} />
  return <Loader key={entry.definition.kind} accountId={session.id} {...{ entry, api, isShared }} />
}

const noMemory = { columns: {}, readings: [], newest: null }

function Loader({ accountId, entry, api, isShared }: Props & { accountId: number; api: BulkApi }) {
  const { kind } = entry.definition
  const texts = useQuery(bilingualTextsQuery)
  const regions = useRegions()
  const remembered = useQuery({
    ...query(api.columns, {}, { quiet: true }),
    retry: false,
    meta: { quiet: true },
  })
  const device = useQuery({
    queryKey: ['bulk table', accountId, kind],
    // Tables can be read even if the browser cannot store them.
    queryFn: () => withStorageTimeout(readBulk(accountId, kind)).catch(() => null),
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
  })
  if (texts.isError) return <ErrorPanel error={texts.error} retry={() => void texts.refetch()} />
  // Offline the page works without what is remembered.
  const isAsking = remembered.isPending && remembered.fetchStatus === 'fetching'
  if (!texts.data || !regions || isAsking || device.data === undefined) return <PageSkeleton />
  return (
    <Bulk
      start={device.data}
      memory={remembered.data ?? noMemory}
      texts={texts.data}
      {...{ entry, api, accountId, regions, isShared }}
    />
  )
}
