import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { clearShared, readShared } from '#shared/offline/shared_files.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { postingKinds } from '#features/postings/registry.ts'
import { bulkPath } from '#features/bulk/index.ts'
import { certificateFieldOf, draftOfFiles } from './draft_of_files.ts'
import { isTableFile } from './table_files.ts'

/** Result of the query if a table was shared, which bulk entry will read. */
const isTable = Symbol('table')

/** Page that opens when another program shares files: makes a draft of them and opens it, or opens bulk entry for a table. */
export function SharedPage() {
  const { t } = useLingui()
  usePageTitle(t`Files`)
  const session = useSession()
  const accountId = session?.id
  const entry = Object.values(postingKinds).find(certificateFieldOf)!
  const draft = useQuery({
    queryKey: ['shared files', accountId],
    enabled: accountId !== undefined,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
    queryFn: async (): Promise<string | typeof isTable | null> => {
      const shared = await readShared(accountId!)
      if (!shared || (shared.files.length === 0 && !shared.text)) return null
      if (shared.files.some(isTableFile)) return isTable
      const id = await draftOfFiles(accountId!, entry, shared)
      await clearShared()
      return id
    },
  })
  // The first kind that the account may post; the bulk entry page offers the others.
  const kind = Object.values(postingKinds).find(
    ({ definition }) => definition.bulk && allowed(session, definition.permission),
  )
  if (draft.data === isTable)
    return <Navigate to={bulkPath(kind ?? entry)} search={{ shared: 1 } as never} replace />
  if (draft.data)
    return (
      <Navigate
        to={entry.view.route.own}
        search={{ command: 'create', draft: draft.data } as never}
        replace
      />
    )
  if (draft.isError)
    return (
      <Empty
        title={t`This device has no room left`}
        hint={t`The files could not be stored. Free some space and share them again.`}
      />
    )
  if (draft.data === null)
    return (
      <Empty
        title={t`No files were handed over`}
        hint={t`Share pictures or a PDF with this site once more.`}
      />
    )
  return <PageSkeleton />
}
