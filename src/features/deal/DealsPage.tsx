import { Badge, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { IconFileCheck } from '@tabler/icons-react'
import { dealApi, type DealRow } from '#contract/deal.ts'
import { formatDate, formatNumber, formatPrice, formatQuantity } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { DealLink } from './index.ts'
import { CompanyHint } from '#features/company/index.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './Deals.module.css'

const size = 20

/** The company's deals, newest first. */
export function DealsPage({ page = 1 }: { page?: number | undefined }) {
  const { t } = useLingui()
  usePageTitle(t`My deals`)
  const navigate = useNavigate()
  const session = useSession()
  const list = useNumberedList(
    dealApi.list,
    { query: { page, size } },
    {
      enabled: actsForCompany(session),
      onPage: (next, replace) => void navigate({ to: '/backend/deals', search: { page: next }, replace }),
    },
  )
  if (session && !actsForCompany(session)) return <CompanyHint />
  return (
    <Paper withBorder className={classes.page}>
      <Title order={1} size="h4" mb="sm">
        <Trans>My deals</Trans>
      </Title>
      <PagedList
        list={list}
        rows={5}
        height={72}
        className={classes.list}
        empty={
          <Empty
            icon={IconFileCheck}
            title={t`No deals yet`}
            hint={t`Once an enquiry or a quote is accepted, what was agreed and the other side’s contact are shown here.`}
          />
        }
      >
        {(one) => <Row key={`${one.source} ${one.id}`} deal={one} />}
      </PagedList>
    </Paper>
  )
}

function Row({ deal }: { deal: DealRow }) {
  const { title, company, side, price, quantity, quantity_unit: unit } = deal
  return (
    <li className={classes.item}>
      <div>
        <Text fw={600}>{title[lang]}</Text>
        <Text size="sm">
          <Badge size="sm" variant="light" radius="sm" tt="none" mr={6}>
            {side === 'seller' ? <Trans context="deal">Sold</Trans> : <Trans context="deal">Bought</Trans>}
          </Badge>
          {company.name[lang]}
        </Text>
        <Text size="xs" c="dimmed">
          {deal.posting_code} · {formatDate(deal.agreed_time)}
        </Text>
      </div>
      <b className={classes.number}>
        {unit === null ? `${formatNumber(quantity)} t` : formatQuantity(quantity, unit)}
      </b>
      <span className={classes.number}>
        {price ? formatPrice(price.amount, price.basis, price.currency) : <Trans>Negotiable</Trans>}
      </span>
      <DealLink source={deal.source} id={deal.id} />
    </li>
  )
}
