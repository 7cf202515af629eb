import { Anchor, Tabs, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconEye } from '@tabler/icons-react'
import type { Reply } from '#contract/endpoint.ts'
import type { PostingKind } from '#contract/enums.ts'
import type { reviewApi, ReviewLease, WaitingPosting } from '#contract/review.ts'
import { Count } from '#shared/ui/Count.tsx'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { columnsOf } from '#shared/table/columns.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import type { NumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import classes from './PostingAdmin.module.css'
import { PostingCell } from './PostingCell.tsx'

type Queue = Reply<typeof reviewApi.queue>

type KindsProps = {
  kind: PostingKind | undefined
  counts: Queue['counts'] | undefined
  onKind: (kind: PostingKind | undefined) => void
}

/** Tabs of the kinds that the operator reviews, with the number that waits in each. */
export function QueueKinds({ kind, counts = {}, onKind }: KindsProps) {
  const { t } = useLingui()
  const kinds = Object.keys(counts) as PostingKind[]
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <Tabs
      value={kind ?? 'all'}
      onChange={(next) => onKind(next === 'all' ? undefined : (next as PostingKind))}
      className={classes.tabs}
    >
      <Tabs.List aria-label={t`Kind`}>
        <Tabs.Tab value="all">
          {t`All`}
          <Count of={all} className={classes.count} />
        </Tabs.Tab>
        {kinds.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(postingKindLabels[one])}
            <Count of={counts[one]} className={classes.count} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}

function Reader({ reader }: { reader: ReviewLease }) {
  const { by } = reader
  return (
    <Text size="xs" className={classes.reader} data-own={reader.is_own || undefined}>
      <IconEye size={14} aria-hidden />
      <span>{reader.is_own ? <Trans>You are reading it</Trans> : <Trans>{by} is reading it</Trans>}</span>
    </Text>
  )
}

const col = columnsOf<WaitingPosting>()
const columns = [
  col.custom(
    ({ code }) => (
      <Anchor component="button" type="button" size="sm" className={classes.code}>
        {code}
      </Anchor>
    ),
    msg`Code`,
    { width: 122 },
  ),
  col.custom(
    (row) => (
      <PostingCell row={row} withCompany withFlags>
        {row.reader && <Reader reader={row.reader} />}
      </PostingCell>
    ),
    msg`Specification and company`,
  ),
  col.custom((row) => <KindName kind={row.kind} />, msg`Kind`, { width: 136, spare: true }),
  col.age('submitted_time', msg`Submitted`, { width: 94 }),
]

function KindName({ kind }: { kind: PostingKind }) {
  const { t } = useLingui()
  return (
    <Text size="sm" className={classes.what}>
      {t(postingKindLabels[kind])}
    </Text>
  )
}

type ListProps = {
  list: NumberedList<Queue>
  /** Whether a keyword narrows it. */
  isSearch: boolean
  active: string | undefined
  onOpen: (code: string) => void
  onStep: (step: 1 | -1) => void
}

/** The table on the left side of the queue. */
export function QueueList({ list, isSearch, active, onOpen, onStep }: ListProps) {
  const { t } = useLingui()
  return (
    <DataTable
      label={t`Review queue`}
      columns={columns}
      rowKey={(row) => row.code}
      list={list}
      empty={
        isSearch ? (
          <Empty
            title={t`Nothing matches`}
            hint={t`Search for a code, a part of the title, or a company’s name.`}
          />
        ) : (
          <Empty title={t`The queue is empty`} hint={t`Everything that was submitted has been reviewed.`} />
        )
      }
      opening={{ active, onOpen: (row) => onOpen(row.code), onStep }}
    />
  )
}
