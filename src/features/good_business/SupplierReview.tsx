import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { goodBusinessAdminApi, type SupplierReview as Review } from '#contract/good_business_admin.ts'
import { CompanyPanel } from '#features/company/index.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatDate } from '#shared/i18n/format.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { hiddenTexts, supplierStateLabels } from './labels.ts'
import { RefusalButtons } from './RefusalButtons.tsx'
import { affected, reviewQuery } from './review_calls.ts'
import { SponsorForm } from './SponsorForm.tsx'
import { VersionFacts } from './VersionFacts.tsx'

/** A version of a supplier profile with all that a decision needs, and the decisions (SPEC 2.59). */
export function SupplierReview({ row }: { row: ResourceRow }) {
  const { data, error, refetch } = useQuery(reviewQuery(row.id))
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Detail key={data.version.id} review={data} />
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <Title order={3} fz="sm" mb={6}>
      {title}
    </Title>
    {children}
  </section>
)

function Detail({ review }: { review: Review }) {
  const { t } = useLingui()
  const { version, company, hidden, listed, history, can } = review
  const { label, tone } = supplierStateLabels[version.state]
  return (
    <Stack gap="lg">
      <Section title={t`Supplier profile`}>
        <Tag tone={tone}>{t(label)}</Tag>
        <VersionFacts version={version} />
        {hidden && (
          <Alert color="yellow" mt="xs">
            {t(hiddenTexts[hidden])}
          </Alert>
        )}
        <Group gap="xs" mt="sm">
          {can.list && <ListButton review={review} />}
          <RefusalButtons review={review} />
        </Group>
      </Section>
      {can.remove && (
        <Section title={t`Sponsored place`}>
          <SponsorForm key={`${version.sponsored_until} ${version.sponsored_position}`} version={version} />
        </Section>
      )}
      {listed && (
        <Section title={t`Listed at present`}>
          <VersionFacts version={listed} />
        </Section>
      )}
      <CompanyPanel company={company} onMarket={t`Online`} className={undefined}>
        {null}
      </CompanyPanel>
      {history.length > 1 && (
        <Section title={t`Versions`}>
          {history.map((one) => (
            <Text key={one.id} size="sm">
              {formatDate(one.submitted_time)} · {t(supplierStateLabels[one.state].label)}
              {one.decided_by && ` · ${one.decided_by}`}
              {one.comment && ` · ${one.comment}`}
            </Text>
          ))}
        </Section>
      )}
    </Stack>
  )
}

function ListButton({ review: { version, listed } }: { review: Review }) {
  const form = useEndpointForm(goodBusinessAdminApi.list, {
    id: 'list',
    params: { id: version.id },
    values: {},
    changes: affected,
  })
  return (
    <FormShell {...form.shell}>
      <Button type="submit" loading={form.isSending}>
        {listed ? <Trans>Replace the listed profile</Trans> : <Trans>List the company</Trans>}
      </Button>
    </FormShell>
  )
}
