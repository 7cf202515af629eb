import { Stack } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CompanyOverview } from '#contract/tenant.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { certificationLabels, creditRatingLabels, membershipLabels } from '#shared/i18n/labels.ts'
import { QuotaBars } from '#shared/quota/QuotaBars.tsx'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { ApplicationList } from '#features/certification/index.ts'
import { ApplicationReview } from './ApplicationReview.tsx'
import { ManagersForm } from './ManagersForm.tsx'
import { RatingSection } from './RatingSection.tsx'
import { TenantAudit } from './TenantAudit.tsx'
import { TenantPeople } from './TenantPeople.tsx'
import { TenantPostings } from './TenantPostings.tsx'
import { TenantSection } from './TenantSection.tsx'
import { overviewQuery } from './tenant_calls.ts'

/** Everything about a company, with the decisions that operators make about it (SPEC 2.43). */
export function TenantDetail({ row }: { row: ResourceRow }) {
  const { data, error, refetch } = useQuery(overviewQuery(row.id))
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Overview key={data.id} company={data} />
}

function Overview({ company }: { company: CompanyOverview }) {
  const { t } = useLingui()
  const [newest, ...earlier] = company.applications
  const waiting = newest?.state === 'submitted' ? newest : undefined
  return (
    <Stack gap="lg">
      {waiting && (
        <TenantSection title={t`Application for certification`}>
          <ApplicationReview key={waiting.id} application={waiting} company={company} />
        </TenantSection>
      )}
      <TenantSection title={t`Company`}>
        <Information company={company} />
      </TenantSection>
      <TenantSection title={t`Credit rating`}>
        <RatingSection company={company} />
      </TenantSection>
      <TenantSection title={t`Managers`}>
        <ManagersForm company={company} />
      </TenantSection>
      {company.applications.length > (waiting ? 1 : 0) && (
        <TenantSection title={t`Earlier applications`}>
          <ApplicationList applications={waiting ? earlier : company.applications} />
        </TenantSection>
      )}
      <TenantSection title={t`Limits used`}>
        <QuotaBars quotas={company.quotas} />
      </TenantSection>
      <TenantSection title={t`People`}>
        <TenantPeople people={company.people} />
      </TenantSection>
      <TenantSection title={t`Postings`}>
        <TenantPostings company={company} />
      </TenantSection>
      <TenantSection title={t`Audit log`}>
        <TenantAudit company={company} />
      </TenantSection>
    </Stack>
  )
}

function Information({ company }: { company: CompanyOverview }) {
  const { t } = useLingui()
  const { certification, membership_until: until, expires_on: end } = company
  return (
    <Facts>
      <Fact label={t`Company name`}>{company.name}</Fact>
      <Fact label={t`Name in English`}>{company.name_en ?? '–'}</Fact>
      <Fact label={t`Company code`}>{company.code}</Fact>
      <Fact label={t`Credit code`}>{company.credit_code ?? '–'}</Fact>
      <Fact label={t`Main business`}>{company.main_business ?? '–'}</Fact>
      <Fact label={t`Certification`}>
        <Tag tone={certification !== 'certified' ? 'grey' : company.is_expiring ? 'amber' : 'green'}>
          {t(certificationLabels[certification])}
        </Tag>
      </Fact>
      {company.certified_on && <Fact label={t`Certified on`}>{formatDate(company.certified_on)}</Fact>}
      {end && <Fact label={t`Certified until`}>{formatDate(end)}</Fact>}
      <Fact label={t`Membership`}>
        {t(membershipLabels[company.membership])}
        {until && ` · ${formatDate(until)}`}
      </Fact>
      <Fact label={t`Credit rating`}>{t(creditRatingLabels[company.credit_rating])}</Fact>
      <Fact label={t`Founded here`}>{formatDate(company.created_time)}</Fact>
    </Facts>
  )
}
