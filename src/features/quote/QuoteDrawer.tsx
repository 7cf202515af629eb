import { Drawer, Skeleton, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PostingRow } from '#contract/postings/views.ts'
import { quoteApi } from '#contract/quote.ts'
import { NoCompany } from '#features/company/index.ts'
import { entryOfKind } from '#features/postings/index.ts'
import { query } from '#shared/api/query.ts'
import { quoteDraftId, type KeptAnswer } from '#shared/offline/draft_names.ts'
import { readKept } from '#shared/offline/use_kept_draft.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { QuoteForm } from './QuoteForm.tsx'
import { QuoteSent } from './QuoteSent.tsx'
import type { QuoteValues } from './quote_values.ts'

type Props = { posting: Pick<PostingRow, 'kind' | 'code'>; opened: boolean; onClose: () => void }

/** Drawer with the form for a quote: a new one, or a revision of the company's open one. */
export function QuoteDrawer({ posting, opened, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={880}
      title={t`Quote`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {opened && <Contents posting={posting} onClose={onClose} />}
    </Drawer>
  )
}

function Contents({ posting: { kind, code }, onClose }: Omit<Props, 'opened'>) {
  const session = useSession()
  const [isSent, setSent] = useState(false)
  const { api } = entryOfKind(kind)
  const hasCompany = actsForCompany(session)
  const fresh = { staleTime: 0, enabled: hasCompany }
  const detail = useQuery({ ...query(api.detail, { params: { code } }), ...fresh })
  const own = useQuery({ ...query(quoteApi.sent, { query: { code, size: 10 } }), ...fresh })
  const kept = useQuery({
    queryKey: ['kept quote', session?.id, code],
    queryFn: async () =>
      (await readKept<KeptAnswer<QuoteValues>>(session?.id ?? 0, quoteDraftId(code)))?.values ?? null,
    enabled: hasCompany,
    gcTime: 0,
    networkMode: 'always',
  })
  if (session && !actsForCompany(session))
    return (
      <NoCompany onClose={onClose}>
        <Trans>
          Quotes are made between companies. Your account has no company yet: fill in your company information
          first, then come back.
        </Trans>
      </NoCompany>
    )
  const failed = detail.error ?? own.error
  if (failed)
    return (
      <ErrorPanel
        error={failed}
        retry={() => {
          void detail.refetch()
          void own.refetch()
        }}
      />
    )
  if (!session || !detail.data || !own.data || kept.data === undefined)
    return (
      <Stack gap="md" role="status" aria-busy>
        <Skeleton height={64} />
        <Skeleton height={140} />
        <Skeleton height={280} />
      </Stack>
    )
  if (isSent) return <QuoteSent onClose={onClose} />
  return (
    <QuoteForm
      posting={detail.data}
      live={own.data.results.find(({ can }) => can.revise)}
      kept={kept.data}
      accountId={session.id}
      onSent={() => setSent(true)}
      onClose={onClose}
    />
  )
}
