import { Anchor, Tabs, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PostingKind } from '#contract/enums.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { Count } from '#shared/ui/Count.tsx'
import { postingStateLabel } from '#shared/i18n/labels.ts'
import { columnsOf, type Column } from '#shared/table/columns.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import type { Selection } from '#shared/table/selection.ts'
import type { Sorting } from '#shared/table/sorting.ts'
import type { NumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import classes from './PostingAdmin.module.css'
import { PostingCell } from './PostingCell.tsx'
import { adminTabs, tabOf, type AdminSearch, type AdminTab } from './posting_admin_search.ts'
import { PriceText } from '#features/postings/PriceText.tsx'
import { StateBadge } from '#features/postings/StateBadge.tsx'
import { weightsOf } from '#features/postings/posting_figures.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

export type AdminList = Reply<PostingKindEntry['api']['adminList']>

const col = columnsOf<AdminPostingRow>()

const code = col.custom(
  (row) => (
    <Anchor component="button" type="button" size="sm" className={classes.code}>
      {row.code}
    </Anchor>
  ),
  msg`Code`,
  { width: 122 },
)
const whatOf = (withFlags: boolean): readonly Column<AdminPostingRow>[] => [
  col.custom((row) => <PostingCell row={row} withFlags={withFlags} />, msg`Specification`),
  col.custom(
    (row) => (
      <Text size="sm" className={classes.what}>
        <span data-room={row.company.name}>{row.company.name}</span>
      </Text>
    ),
    msg`Company`,
    { width: '18%', sort: 'company' },
  ),
  col.weight((row) => weightsOf(row).main?.kg ?? null, msg`Weight`, {
    width: 80,
    spare: true,
    sort: 'weight',
  }),
  col.custom((row) => <PriceText of={row} />, msg`Price`, {
    align: 'right',
    width: 90,
    spare: true,
    sort: 'price',
  }),
]
const state = col.custom((row) => <StateBadge of={row} />, msg`State`, { width: 116 })
const submitted = col.age('submitted_time', msg`Submitted`, { width: 94, sort: 'submitted_time' })
const published = col.age('published_time', msg`Published`, { width: 94, sort: 'published_time' })
const views = col.number('view_count', msg`Views`, { width: 80, sort: 'view_count' })

/** Returns the columns of a tab: hints and waiting time for the queue, views for postings that left the market. */
function columnsFor(tab: AdminTab): readonly Column<AdminPostingRow>[] {
  if (tab === 'all') return [code, ...whatOf(false), state, submitted]
  if (tab === 'in_review' || tab === 'rejected') return [code, ...whatOf(true), submitted]
  return tab === 'online' ? [code, ...whatOf(true), published] : [code, ...whatOf(false), published, views]
}

type TabsProps = {
  kind: PostingKind
  search: AdminSearch
  list: AdminList | undefined
  onTab: (tab: AdminTab) => void
}

/** The number at a tab; the server counts only so far. */
function TabCount({ list, tab }: { list: AdminList | undefined; tab: AdminTab }) {
  const { counts: { [tab]: count = 0 } = {}, counted_up_to: most = 0 } = list ?? {}
  const isMore = count !== null && count > most
  return <Count of={count} className={classes.count} {...(isMore && { text: `${formatCount(most)}+` })} />
}

/** Tabs by state with the number of postings in each. */
export function PostingAdminTabs({ kind, search, list, onTab }: TabsProps) {
  const { t } = useLingui()
  return (
    <Tabs value={tabOf(search)} onChange={(tab) => onTab(tab as AdminTab)} className={classes.tabs}>
      <Tabs.List aria-label={t`State`}>
        {adminTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {tab === 'all' ? t`All` : t(postingStateLabel(kind, tab))}
            <TabCount list={list} tab={tab} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}

type ListProps = {
  kind: PostingKindEntry
  search: AdminSearch
  list: NumberedList<AdminList>
  active: string | undefined
  selected: ReadonlySet<string>
  onSelected: Selection<AdminPostingRow>['onChange']
  onOpen: (row: AdminPostingRow) => void
  onStep: (step: 1 | -1) => void
  onSort: Sorting['onSort']
}

/** The table on the left side of the review page. */
export function PostingAdminList({ kind, search, list, active, selected, ...on }: ListProps) {
  const { t } = useLingui()
  const tab = tabOf(search)
  const refusal = (row: AdminPostingRow) =>
    Object.values(row.can).includes(true) ? undefined : t`There is nothing to decide`
  const empty = search.keyword ? (
    <Empty
      title={t`Nothing matches`}
      hint={t`Search for a code, a part of the title, or a company’s name.`}
    />
  ) : tab === 'in_review' ? (
    <Empty title={t`The queue is empty`} hint={t`Everything that was submitted has been reviewed.`} />
  ) : (
    <Empty title={<Trans>No posting in this state</Trans>} />
  )
  return (
    <DataTable
      label={t(kind.view.title)}
      columns={columnsFor(tab)}
      rowKey={(row) => row.code}
      list={list}
      empty={empty}
      sorting={{ ordering: search.ordering, onSort: on.onSort }}
      selection={
        tab === 'rejected' || tab === 'dealt'
          ? undefined
          : { keys: selected, onChange: on.onSelected, refusal }
      }
      opening={{ active, onOpen: on.onOpen, onStep: on.onStep }}
    />
  )
}
