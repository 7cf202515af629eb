import { Group, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconClipboardCheck } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { inspectionApi, type OwnInspection } from '#contract/inspect_business.ts'
import { id as rowId } from '#contract/text.ts'
import { CompanyHint } from '#features/company/index.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import entries from '#shared/ui/Entries.module.css'
import { ButtonLink } from '#shared/ui/links.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { quantityText } from './figures.ts'
import classes from './Inspection.module.css'
import { stageLabels } from './labels.ts'
import { OwnInspectionPage } from './OwnInspectionPage.tsx'
import { StateTag } from './StateTag.tsx'

const size = 20
/** Parameters in the address: the inspection that is open, or the page of the list. */
const parameters = z.object({ id: searchParameter(rowId), page: pageParameter })

/** Inspections that the company has ordered, newest first, or one of them. */
export function OwnInspectionsPage({ address }: { address: Record<string, unknown> }) {
  const session = useSession()
  const { id, page = 1 } = z.parse(parameters, address)
  if (session && !actsForCompany(session)) return <CompanyHint />
  return id === undefined ? <List page={page} /> : <OwnInspectionPage key={id} id={id} />
}

function List({ page }: { page: number }) {
  const { t } = useLingui()
  usePageTitle(t`My inspections`)
  const navigate = useNavigate()
  const session = useSession()
  const list = useNumberedList(
    inspectionApi.list,
    { query: { page, size } },
    {
      enabled: actsForCompany(session),
      onPage: (next, replace) =>
        void navigate({ to: '/backend/inspect_business', search: { page: next }, replace }),
    },
  )
  return (
    <Paper withBorder className={classes.page}>
      <Group justify="space-between" mb="xs">
        <Title order={1} size="h4">
          <Trans>My inspections</Trans>
        </Title>
        <ButtonLink to="/home/inspect_business" search={{}} variant="default">
          <Trans>Order an inspection</Trans>
        </ButtonLink>
      </Group>
      <PagedList
        list={list}
        rows={4}
        height={72}
        className={entries.list}
        empty={
          <Empty
            icon={IconClipboardCheck}
            title={t`No inspections yet`}
            hint={t`Have goods inspected before you pay or ship: quotes, dates and reports are shown here.`}
          />
        }
      >
        {(one) => <Row key={one.id} inspection={one} />}
      </PagedList>
    </Paper>
  )
}

function Row({ inspection }: { inspection: OwnInspection }) {
  const { t } = useLingui()
  const { id, object, quote, stage, times } = inspection
  return (
    <li className={`${entries.item} ${classes.item}`}>
      <div className={entries.what}>
        <Group gap={8}>
          <Text fw={600}>
            <Link to="/backend/inspect_business" search={{ id }} className={entries.link}>
              {object[lang]}
            </Link>
          </Text>
          <StateTag inspection={inspection} />
        </Group>
        <Text size="sm" c="dimmed">
          <Trans>No. {id}</Trans> · {formatDate(times.requested)} · {t(stageLabels[stage])} ·{' '}
          {quantityText(inspection.quantity, inspection.quantity_unit)}
        </Text>
      </div>
      {quote && <b>{formatMoney(quote.price_amount, quote.currency)}</b>}
    </li>
  )
}
