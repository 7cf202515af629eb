import { Button, Group, Tabs, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { userAccusationApi, type UserAccusation } from '#contract/user_accusation.ts'
import { formatAge, formatCount, formatDate } from '#shared/i18n/format.ts'
import { useHashScroll } from '#shared/navigation/use_hash_scroll.ts'
import { requestDraftId } from '#shared/offline/draft_names.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './AdminOverview.module.css'
import type { AdminOverviewSearch } from './admin_overview_search.ts'
import { HandleDialog } from './HandleDialog.tsx'

const size = 10
/** Id of the section, to which notifications link. */
export const requestsId = 'requests'

type Props = { search: AdminOverviewSearch; waiting: number }

/** List of what people wrote to the operators: group-buy requests and reports, open and handled ones (SPEC 7.23). */
export function AccusationPanel({ search, waiting }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  useHashScroll(requestsId)
  const handled = search.handled ?? 0
  const page = search.page ?? 1
  const [handling, setHandling] = useState<UserAccusation | null>(null)
  const go = (next: AdminOverviewSearch, replace = false) =>
    void navigate({ to: '/admin/dashboard', search: next, hash: requestsId, resetScroll: false, replace })
  const list = useNumberedList(
    userAccusationApi.list,
    { query: { handled, page, size } },
    { keep: true, onPage: (next, replace) => go({ ...search, page: next }, replace) },
  )
  const label = t`Reports and group-buy requests`
  return (
    <section className={classes.card} id={requestsId} aria-label={label}>
      <Title order={2} size="h4" mb={4}>
        {label}
      </Title>
      <Tabs
        value={handled === 1 ? 'handled' : 'open'}
        onChange={(tab) => go({ handled: tab === 'handled' ? 1 : undefined })}
      >
        <Tabs.List aria-label={label}>
          <Tabs.Tab value="open">
            <Trans>To handle</Trans> <span className={classes.count}>{formatCount(waiting)}</span>
          </Tabs.Tab>
          <Tabs.Tab value="handled">
            <Trans>Handled</Trans>
          </Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <PagedList
        list={list}
        rows={3}
        height={56}
        className={classes.requests}
        empty={
          <Empty
            title={handled === 1 ? t`Nothing handled yet` : t`Nothing is waiting`}
            hint={t`Group-buy requests and reports about postings arrive here; you are notified of each.`}
          />
        }
      >
        {(one) => <Request key={one.id} accusation={one} onHandle={() => setHandling(one)} />}
      </PagedList>
      {handling && <HandleDialog accusation={handling} onClose={() => setHandling(null)} />}
    </section>
  )
}

function Request({ accusation, onHandle }: { accusation: UserAccusation; onHandle: () => void }) {
  const { id, author, company, comment, record_sign: sign, kind } = accusation
  const page: string = `/admin/${kind}`
  const { created_time: created, handled_time: handled, handled_by: operator, answer } = accusation
  return (
    <li>
      <div>
        <Group gap={8}>
          {sign === '' ? (
            <Tag tone="blue">
              <Trans>Group-buy request</Trans>
            </Tag>
          ) : (
            <Tag tone="amber">
              <Trans>Report</Trans>
            </Tag>
          )}
          <Text size="sm" fw={600}>
            {company ?? author}
          </Text>
          <Text size="xs" c="dimmed" title={formatDate(created, true)}>
            {company && `${author} · `}
            {formatAge(created)}
          </Text>
          {kind ? (
            <AnchorLink size="xs" to={page} search={{ state: 'all', code: sign }}>
              {sign}
            </AnchorLink>
          ) : (
            <Text size="xs">{sign}</Text>
          )}
        </Group>
        <Text size="sm" mt={4} className={classes.comment}>
          {comment}
        </Text>
        {answer && (
          <Text size="sm" c="dimmed" className={classes.comment}>
            <Trans>Answer: {answer}</Trans>
          </Text>
        )}
      </div>
      {handled ? (
        <Text size="xs" c="dimmed" title={formatDate(handled, true)}>
          <Trans>
            Handled by {operator}, {formatAge(handled)}
          </Trans>
        </Text>
      ) : (
        <Group gap={6} wrap="nowrap">
          {sign === '' && (
            <Button
              size="compact-sm"
              component={Link}
              to="/admin/raise"
              search={{ command: 'create', draft: requestDraftId(id) } as never}
            >
              <Trans>Open a group buy</Trans>
            </Button>
          )}
          <Button size="compact-sm" variant="light" onClick={onHandle}>
            <Trans>Mark as handled</Trans>
          </Button>
        </Group>
      )}
    </li>
  )
}
