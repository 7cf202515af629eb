import { Tabs, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import {
  forumQueues,
  type AdminForumPost,
  type forumAdminApi,
  type ForumQueue,
} from '#contract/forum_admin.ts'
import { excerptOf } from '#contract/rich_text_read.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { Count } from '#shared/ui/Count.tsx'
import { columnsOf } from '#shared/table/columns.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import type { NumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { postTones } from '../PostStateTag.tsx'
import classes from './ForumAdmin.module.css'

type Queue = Reply<typeof forumAdminApi.list>

const labels: Record<ForumQueue, MessageDescriptor> = {
  waiting: msg({ message: 'Waiting', context: 'posts' }),
  reported: msg`Reported`,
  hidden: msg({ message: 'Hidden', context: 'posts' }),
  refused: msg({ message: 'Refused', context: 'posts' }),
  deleted: msg({ message: 'Deleted', context: 'posts' }),
  all: msg`All`,
}

type TabsProps = {
  queue: ForumQueue
  counts: Queue['counts'] | undefined
  onQueue: (queue: ForumQueue) => void
}

/** Tabs of the queues, with the numbers of those that need an operator. */
export function QueueTabs({ queue, counts, onQueue }: TabsProps) {
  const { t } = useLingui()
  const known: Partial<Record<ForumQueue, number>> = counts ?? {}
  return (
    <Tabs value={queue} onChange={(next) => onQueue(next as ForumQueue)} mt={4} keepMounted={false}>
      <Tabs.List aria-label={t`State`}>
        {forumQueues.map((one) => (
          <Tabs.Tab key={one} value={one} px={10}>
            {t(labels[one])}
            <Count of={known[one]} className={classes.count} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}

const col = columnsOf<AdminForumPost>()

/** The state in a word, which the column has room for. */
function ShortState({ state }: Pick<AdminForumPost, 'state'>) {
  const { t } = useLingui()
  return state === 'shown' ? null : <Tag tone={postTones[state]}>{t(labels[state])}</Tag>
}

const words = ({ body }: AdminForumPost) => (body ? excerptOf(body, 120) : '')
const columnsWith = (sectionName: (id: number) => string | undefined) => [
  col.custom(
    (row) => (
      <div className={classes.cell}>
        <Text size="sm" fw={600} lang={row.thread.lang} data-room={row.thread.title}>
          {row.position === 0 ? '' : '↳ '}
          {row.thread.title}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={1} className={classes.excerpt} lang={row.thread.lang}>
          {words(row)}
        </Text>
      </div>
    ),
    msg({ message: 'Post', context: 'forum' }),
  ),
  col.text((row) => [row.author?.name, row.author?.company?.name].filter(Boolean).join(' · '), msg`Author`, {
    width: '22%',
    spare: true,
  }),
  col.text((row) => sectionName(row.thread.section_id) ?? '', msg({ message: 'Section', context: 'forum' }), {
    width: '14%',
    spare: true,
  }),
  col.custom(
    (row) => (
      <span className={classes.state}>
        <ShortState state={row.state} />
        {row.reports.length > 0 && (
          <span className={classes.reported}>
            <IconFlag size={13} aria-hidden /> {formatCount(row.reports.length)}
          </span>
        )}
      </span>
    ),
    msg`State`,
    { width: 132 },
  ),
  col.age('created_time', msg({ message: 'Written', context: 'post' }), { width: 94 }),
]

type ListProps = {
  list: NumberedList<Queue>
  queue: ForumQueue
  isSearch: boolean
  active: number | undefined
  sectionName: (id: number) => string | undefined
  onOpen: (id: number) => void
  onStep: (step: 1 | -1) => void
}

/** The table on the left side. */
export function ForumQueueList({ list, queue, isSearch, active, sectionName, onOpen, onStep }: ListProps) {
  const { t } = useLingui()
  const columns = useMemo(() => columnsWith(sectionName), [sectionName])
  return (
    <DataTable
      label={t`Posts of the forum`}
      columns={columns}
      rowKey={(row) => String(row.id)}
      list={list}
      empty={
        isSearch ? (
          <Empty title={t`Nothing matches`} hint={t`Change or clear the filters.`} />
        ) : queue === 'waiting' ? (
          <Empty title={t`The queue is empty`} hint={t`First posts of new members wait here.`} />
        ) : queue === 'reported' ? (
          <Empty title={t`Nothing is reported`} hint={t`Posts that readers report appear here.`} />
        ) : (
          <Empty title={t`No post in this state`} />
        )
      }
      opening={{
        active: active === undefined ? undefined : String(active),
        onOpen: (row) => onOpen(row.id),
        onStep,
      }}
    />
  )
}
