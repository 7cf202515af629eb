import { Stack } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { QuotaBar } from './QuotaBar.tsx'
import { quotaLabels } from './quota_labels.ts'

type Quota = Reply<typeof dashboardApi.backend>['quotas'][number]

const labels: Record<Quota['name'], MessageDescriptor> = {
  spot_online: quotaLabels.spot_postings_online.label,
  requests_month: msg`Requests this month`,
  intentions_month: msg`Enquiries and quotes this month`,
  contact_day: msg`Contact views today`,
}

/** Bars that show how much of each quota is used. */
export function QuotaBars({ quotas }: { quotas: readonly Quota[] }) {
  const { t } = useLingui()
  return (
    <Stack gap="md">
      {quotas.map(({ name, used, limit }) => (
        <QuotaBar key={name} label={t(labels[name])} used={used} limit={limit} />
      ))}
    </Stack>
  )
}
