import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { companyApi, type PublicCompany } from '#contract/company.ts'
import { postingKinds } from '#contract/enums.ts'
import { CompanyPanel } from '#features/company/index.ts'
import { SupplierSection } from '#features/good_business/index.ts'
import { entryOfKind, PostingCompactRow } from '#features/postings/index.ts'
import { query } from '#shared/api/query.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './CompanyProfile.module.css'

/** Postings of each kind that are shown here; the list with the company's filter has all. */
const shown = 6

/** The public page of a company: who it is, and what it has online. */
export function CompanyProfilePage({ code }: { code: string }) {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useQuery(query(companyApi.profile, { params: { code } }))
  usePageTitle(data?.name ?? t`Company`)
  if (data) return <Profile company={data} />
  if (isPending) return <PageSkeleton />
  return (
    <Paper withBorder>
      <ErrorPanel error={error} retry={() => void refetch()}>
        <Button component={Link} to="/home">
          <Trans>Back to the start page</Trans>
        </Button>
      </ErrorPanel>
    </Paper>
  )
}

function Profile({ company }: { company: PublicCompany }) {
  const { t } = useLingui()
  const kinds = company.kinds.toSorted(
    (one, other) => postingKinds.indexOf(one.kind) - postingKinds.indexOf(other.kind),
  )
  return (
    <div className={classes.page}>
      <Stack gap="sm">
        <Paper withBorder className={classes.box}>
          <Title order={1} size="h3">
            {company.name}
          </Title>
          {company.other_name && <Text c="dimmed">{company.other_name}</Text>}
          {company.merged_name && (
            <Text size="sm">
              <Trans>{company.merged_name} is now part of this company.</Trans>
            </Text>
          )}
        </Paper>
        <SupplierSection code={company.code} />
        {company.kinds.length === 0 && (
          <Paper withBorder>
            <Empty title={t`Nothing online yet`} />
          </Paper>
        )}
        {kinds.map(({ kind, count }) => (
          <Postings key={kind} company={company} kind={kind} count={count} />
        ))}
      </Stack>
      <CompanyPanel company={company} onMarket={t`Online`} className={classes.box}>
        <Text size="xs" c="dimmed">
          <Trans>Contact details are on the page of each posting, for gold members.</Trans>
        </Text>
      </CompanyPanel>
    </div>
  )
}

type Props = { company: PublicCompany } & PublicCompany['kinds'][number]

/** The newest postings of one kind, and the way to all. */
function Postings({ company, kind, count }: Props) {
  const { t } = useLingui()
  const { api, view } = entryOfKind(kind)
  const list = useQuery(query(api.list, { query: { company: company.code, size: shown } }))
  return (
    <Paper withBorder className={classes.box} component="section" aria-label={t(view.title)}>
      <div className={classes.head}>
        <Title order={2} size="h5">
          {t(view.title)}
        </Title>
        <Anchor component={Link} size="sm" to={view.route.list} search={{ company: company.code } as never}>
          <Trans>All {formatCount(count)}</Trans>
        </Anchor>
      </div>
      {list.error && <ErrorPanel error={list.error} retry={() => void list.refetch()} />}
      <div>
        {list.data?.results.map((posting) => (
          <PostingCompactRow key={posting.code} posting={posting} />
        ))}
      </div>
    </Paper>
  )
}
