import { Stack } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CompanyOverview } from '#contract/tenant.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { formatLastDay } from '#shared/i18n/last_day.ts'
import { certificationLabels, creditRatingLabels, membershipLabels } from '#shared/i18n/labels.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { ApplicationList } from '#features/certification/index.ts'
import { ApplicationReview } from './ApplicationReview.tsx'
import { CertificationSection } from './CertificationSection.tsx'
import { DealingFigures } from './DealingFigures.tsx'
import { ManagersForm } from './ManagersForm.tsx'
import { MergeSection } from './MergeSection.tsx'
import { PostingCounts } from './PostingCounts.tsx'
import { RatingSection } from './RatingSection.tsx'
import { TenantAudit } from './TenantAudit.tsx'
import { TenantMembership } from './TenantMembership.tsx'
import { TenantPeople } from './TenantPeople.tsx'
import { DetailSection } from '#shared/resource_page/DetailSection.tsx'
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
        <DetailSection title={t`Application for certification`}>
          <ApplicationReview key={waiting.id} application={waiting} company={company} />
        </DetailSection>
      )}
      <DetailSection title={t`Company`}>
        <Information company={company} />
      </DetailSection>
      {company.closed_time === null && (
        <>
          {company.certification === 'certified' && (
            <DetailSection title={t`Certification`}>
              <CertificationSection company={company} />
            </DetailSection>
          )}
          <DetailSection title={t`Credit rating`}>
            <RatingSection company={company} />
          </DetailSection>
          <DetailSection title={t`Managers`}>
            <ManagersForm company={company} />
          </DetailSection>
        </>
      )}
      {company.applications.length > (waiting ? 1 : 0) && (
        <DetailSection title={t`Earlier applications`}>
          <ApplicationList applications={waiting ? earlier : company.applications} />
        </DetailSection>
      )}
      <TenantMembership company={company} />
      <DetailSection title={t`People`}>
        <TenantPeople company={company} />
      </DetailSection>
      <DetailSection title={t`Postings`}>
        <PostingCounts postings={company.postings} keyword={company.name} />
      </DetailSection>
      <DetailSection title={t`Dealings`}>
        <DealingFigures company={company} />
      </DetailSection>
      <DetailSection title={t`One company registered twice`}>
        <MergeSection company={company} />
      </DetailSection>
      <DetailSection title={t`Audit log`}>
        <TenantAudit company={company} />
      </DetailSection>
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
      {end && <Fact label={t`Certified until`}>{formatLastDay(end)}</Fact>}
      <Fact label={t`Membership`}>
        {t(membershipLabels[company.membership])}
        {until && ` · ${formatLastDay(until)}`}
      </Fact>
      <Fact label={t`Credit rating`}>{t(creditRatingLabels[company.credit_rating])}</Fact>
      <Fact label={t`On the market since`}>{formatDate(company.created_time)}</Fact>
    </Facts>
  )
}
