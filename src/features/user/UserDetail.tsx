import { Stack } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { userPageApi } from '#contract/user.ts'
import { query } from '#shared/api/query.ts'
import { DetailSection } from '#shared/resource_page/DetailSection.tsx'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { UserAccount } from './UserAccount.tsx'
import { UserActivity } from './UserActivity.tsx'
import { UserCompany } from './UserCompany.tsx'
import { UserSessions } from './UserSessions.tsx'

/** Everything about a person; what takes longer to count is loaded after the account (SPEC 2.44). */
export function UserDetail({ row }: { row: ResourceRow }) {
  const { t } = useLingui()
  const { id } = row
  const { data, error, refetch } = useQuery(query(userPageApi.overview, { params: { id } }, { keep: true }))
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data || data.id !== id) return <PageSkeleton />
  return (
    <Stack gap="lg" key={id}>
      <DetailSection title={t`Account`}>
        <UserAccount person={data} />
      </DetailSection>
      <DetailSection title={t`Company and rights`}>
        <UserCompany person={data} />
      </DetailSection>
      <DetailSection title={t`Open sessions`}>
        <UserSessions sessions={data.sessions} />
      </DetailSection>
      <UserActivity person={data} />
    </Stack>
  )
}
