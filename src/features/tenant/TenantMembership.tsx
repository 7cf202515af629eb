import { Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { QuotaName } from '#contract/quotas.ts'
import type { CompanyOverview } from '#contract/tenant.ts'
import { ChangeablePeriods, FreightEntryRow } from '#features/membership/index.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { QuotaBar } from '#shared/quota/QuotaBar.tsx'
import { quotaLabels } from '#shared/quota/quota_labels.ts'
import { DetailSection } from '#shared/resource_page/DetailSection.tsx'
import entries from '#shared/ui/Entries.module.css'
import { affected } from './tenant_calls.ts'

/** Limits that each account has for itself. */
const perAccount: readonly QuotaName[] = ['saved_searches', 'upload_mb_per_day']

/** What the company has paid for: its periods of membership, the limits with their use, and its freight allowances. */
export function TenantMembership({ company }: { company: CompanyOverview }) {
  const { t } = useLingui()
  const { freight } = company
  const name = (lang === 'en' && company.name_en) || company.name
  const labelOf = (name: QuotaName) => {
    const label = t(quotaLabels[name].label)
    return perAccount.includes(name) ? t`${label} (main account)` : label
  }
  return (
    <>
      <DetailSection title={t`Membership`}>
        <ChangeablePeriods periods={company.periods} company={name} changes={affected} />
      </DetailSection>
      <DetailSection title={t`Limits used`}>
        <Stack gap="md">
          {company.quotas.map(({ name, used, limit }) => (
            <QuotaBar key={name} label={labelOf(name)} used={used} limit={limit} />
          ))}
        </Stack>
      </DetailSection>
      <DetailSection title={t`Freight allowances`}>
        <Text size="sm" c="dimmed">
          <Trans>{formatCount(freight.left)} left</Trans>
        </Text>
        {freight.entries.length > 0 && (
          <ul className={entries.list}>
            {freight.entries.map((entry) => (
              <FreightEntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </DetailSection>
    </>
  )
}
