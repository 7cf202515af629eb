import { Group, Paper, Tabs, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { inspectionAdminApi, type AdminInspection } from '#contract/inspect_business_admin.ts'
import { inspectionStates } from '#contract/inspect_business_states.ts'
import { id as rowId } from '#contract/text.ts'
import { formatAge, formatDate, formatMoney } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'
import { KeywordInput } from '#shared/table/KeywordInput.tsx'
import { SetFilter } from '#shared/table/SetFilter.tsx'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Count } from '#shared/ui/Count.tsx'
import { Empty } from '#shared/ui/Empty.tsx'
import entries from '#shared/ui/Entries.module.css'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { AdminInspectionPage } from './AdminInspectionPage.tsx'
import { quantityText } from './figures.ts'
import classes from './Inspection.module.css'
import { inspectionStateLabels, stageLabels } from './labels.ts'
import { StateTag } from './StateTag.tsx'

const size = 20
/** The tab of all states. */
const all = 'all'
/**
 * Parameters in the address: the tab (by default what waits for a quote), whether only what waits for operators is
 * shown, the search, and the inspection that is open.
 */
const parameters = z.object({
  state: searchParameter(z.enum([...inspectionStates, all])),
  waiting: searchParameter(z.literal(1)),
  keyword: searchParameter(z.coerce.string().check(z.maxLength(80))),
  page: pageParameter,
  id: searchParameter(rowId),
})
type Search = z.output<typeof parameters>

/** Inspections for operators, by state, or one of them. */
export function AdminInspectionsPage({ address }: { address: Record<string, unknown> }) {
  const { id, ...search } = z.parse(parameters, address)
  if (id !== undefined) return <AdminInspectionPage key={id} id={id} list={search} />
  return <List search={search} />
}

function List({ search }: { search: Search }) {
  const { t } = useLingui()
  usePageTitle(t`Third-party inspection`, t`Back office`)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const { state = 'requested', waiting, keyword, page = 1 } = search
  const go = (next: Search, replace = false) =>
    void navigate({ to: '/admin/inspect_business', search: next, replace })
  const list = useNumberedList(
    inspectionAdminApi.list,
    {
      query: {
        page,
        size,
        ...(state !== all && { state }),
        ...(waiting && { waiting }),
        ...(keyword && { keyword }),
      },
    },
    { onPage: (next, replace) => go({ ...search, page: next }, replace) },
  )
  const { counts, oldest_waiting: oldest } = list.data ?? {}
  const sum = counts && Object.values(counts).reduce((total, count) => total + count, 0)
  return (
    <Paper withBorder className={classes.page}>
      <Group justify="space-between" mb="xs">
        <Title order={1} size="h4">
          <Trans>Third-party inspection</Trans>
        </Title>
        {oldest && (
          <Text size="sm" c="dimmed" title={formatDate(oldest, true)}>
            <Trans>Oldest that waits for us: {formatAge(oldest)}</Trans>
          </Text>
        )}
      </Group>
      <Group gap="xs">
        <KeywordInput
          inputRef={input}
          label={t`Search inspections`}
          placeholder={t`Company, object, posting or number`}
          keyword={keyword}
          onSearch={(next) =>
            go({ ...search, state: next ? all : undefined, keyword: next, page: undefined })
          }
        />
        {waiting && (
          <SetFilter
            label={t`Waiting for us`}
            onClear={() => go({ ...search, waiting: undefined, page: undefined })}
          />
        )}
      </Group>
      <div className={classes.scroll}>
        <Tabs
          value={state}
          onChange={(next) => go({ waiting, keyword, state: next as Search['state'] })}
          my="sm"
        >
          <Tabs.List aria-label={t`State`} style={{ flexWrap: 'nowrap' }}>
            {[...inspectionStates, all].map((one) => {
              const count = one === all ? sum : counts?.[one as (typeof inspectionStates)[number]]
              return (
                <Tabs.Tab key={one} value={one}>
                  {one === all
                    ? t`All`
                    : t(inspectionStateLabels[one as (typeof inspectionStates)[number]].label)}
                  <Count of={count} className={classes.count} />
                </Tabs.Tab>
              )
            })}
          </Tabs.List>
        </Tabs>
      </div>
      <PagedList
        list={list}
        height={72}
        className={entries.list}
        empty={
          <Empty
            title={t`No inspections here`}
            hint={t`Companies order on the page of third-party inspection; you are notified of each request.`}
          />
        }
      >
        {(one) => <Row key={one.id} inspection={one} search={search} />}
      </PagedList>
    </Paper>
  )
}

function Row({ inspection, search }: { inspection: AdminInspection; search: Search }) {
  const { t } = useLingui()
  const { id, object, company, quote, schedule, times } = inspection
  return (
    <li className={`${entries.item} ${classes.item}`}>
      <div className={entries.what}>
        <Group gap={8}>
          <Text fw={600}>
            <Link to="/admin/inspect_business" search={{ ...search, id }} className={entries.link}>
              {object[lang]}
            </Link>
          </Text>
          <StateTag inspection={inspection} />
        </Group>
        <Text size="sm">
          {company.name} · {t(stageLabels[inspection.stage])} ·{' '}
          {quantityText(inspection.quantity, inspection.quantity_unit)}
        </Text>
        <Text size="xs" c="dimmed">
          <Trans>No. {id}</Trans> · <Trans>requested {formatDate(times.requested)}</Trans> ·{' '}
          {schedule ? (
            <Trans>appointment {formatDate(schedule.scheduled_on)}</Trans>
          ) : (
            <Trans>preferred date {formatDate(inspection.wished_on)}</Trans>
          )}
        </Text>
      </div>
      {quote && <b>{formatMoney(quote.price_amount, quote.currency)}</b>}
    </li>
  )
}
