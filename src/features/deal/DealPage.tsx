import { Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { IconArrowLeft } from '@tabler/icons-react'
import { dealApi, dealSources, type Deal, type DealSource } from '#contract/deal.ts'
import { ConversationButton } from '#features/conversation/index.ts'
import { FreightPanel } from '#features/membership/index.ts'
import { query } from '#shared/api/query.ts'
import { useRegions } from '#shared/reference/reference.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { AnchorLink } from '#shared/ui/links.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { bilingualTextsQuery } from '#features/bulk/index.ts'
import { entryOfKind } from '#features/postings/registry.ts'
import { OrderSheet } from './OrderSheet.tsx'

/** Page of one deal, named like `intention-12`: its order sheet, and a link to its conversation. */
export function DealPage({ sign }: { sign: string }) {
  const [source, id] = sign.split('-')
  const params = {
    source: dealSources.includes(source as DealSource) ? (source as DealSource) : 'intention',
    id: Number(id) || 0,
  }
  const deal = useQuery(query(dealApi.one, { params }))
  return (
    <>
      <Group justify="space-between" mb={4}>
        <AnchorLink to="/backend/deals" size="sm">
          <IconArrowLeft size={14} aria-hidden /> <Trans>My deals</Trans>
        </AnchorLink>
        {deal.data && <DealConversation deal={deal.data} />}
      </Group>
      {deal.data && <FreightPanel params={params} />}
      <DealSheet deal={deal} />
    </>
  )
}

/** The deal of one company’s part in a group buy, as its organiser sees it. */
export function GroupDealPage({ id }: { id: string }) {
  const deal = useQuery(query(dealApi.group, { params: { id: Number(id) || 0 } }))
  return (
    <>
      <AnchorLink to="/admin/raise" size="sm">
        <IconArrowLeft size={14} aria-hidden /> <Trans>Group buys</Trans>
      </AnchorLink>
      <DealSheet deal={deal} />
    </>
  )
}

function DealSheet({ deal }: { deal: UseQueryResult<Deal> }) {
  const { t } = useLingui()
  usePageTitle(t`Order sheet`)
  const texts = useQuery(bilingualTextsQuery)
  const regions = useRegions()
  if (deal.isError) return <ErrorPanel error={deal.error} retry={() => void deal.refetch()} />
  if (texts.isError) return <ErrorPanel error={texts.error} retry={() => void texts.refetch()} />
  if (!deal.data || !texts.data || !regions) return <PageSkeleton />
  return <OrderSheet deal={deal.data} texts={texts.data} regions={regions} />
}

/** Link to the conversation of the two sides; nothing for a group buy, which has no conversation. */
function DealConversation({ deal }: { deal: Deal }) {
  if (deal.source === 'join') return null
  const isPoster = entryOfKind(deal.kind).definition.side === deal.side
  return (
    <ConversationButton
      size="compact-sm"
      code={deal.posting_code}
      {...(isPoster && { company: deal.company.code })}
    />
  )
}
