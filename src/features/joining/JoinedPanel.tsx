import { Badge, Button, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { joiningApi, type Participation } from '#contract/joining.ts'
import { postings } from '#contract/postings/index.ts'
import { raiseProgress } from '#contract/postings/raise_progress.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import { shownMill } from '#shared/i18n/mill_name.ts'
import { formatAge, formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { betweenTimes } from '#shared/i18n/between_times.ts'
import { RemovableChips } from '#shared/ui/RemovableChips.tsx'
import { useHashScroll } from '#shared/navigation/use_hash_scroll.ts'
import { DealLink } from '#features/deal/index.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { GroupProgressLine } from './GroupProgress.tsx'
import { JoinButton } from './JoinButton.tsx'
import entries from '#shared/ui/Entries.module.css'
import classes from './JoinedPanel.module.css'
import { participationColors, participationLabels } from './labels.ts'
import { WithdrawButton } from './WithdrawButton.tsx'

const size = 10
const joined = Object.values(postings).find(({ definition }) => definition.response === 'join')?.definition
  .kind
const pathOf = ({ posting }: Participation): string => `/home/${posting.kind}/${posting.code}`

type Props = {
  /** Only those that end between two times, `FIRST-LAST` in seconds since 1970. */
  ends: string | undefined
  onShowAll: () => void
}

/** The group buys that the company takes or took part in. */
export function JoinedPanel({ ends, onShowAll }: Props) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  useHashScroll('joined')
  const list = useNumberedList(
    joiningApi.list,
    { query: { ends_between: ends, page, size } },
    { onPage: setPage },
  )
  const time = ends && betweenTimes(ends)
  return (
    <Paper withBorder p="lg" component="section" id="joined" aria-label={t`My group buys`}>
      <Title order={2} size="h4" mb="xs">
        <Trans>My group buys</Trans>
      </Title>
      {time && <RemovableChips chips={[{ name: 'ends', text: t`Ends ${time}` }]} onRemove={onShowAll} />}
      <PagedList
        list={list}
        rows={2}
        height={72}
        className={entries.list}
        empty={
          <Empty
            title={ends ? t`No joined group buy ends then` : t`No group buys joined yet`}
            hint={t`Order from the mill together with others: the more tonnes, the better the price.`}
          >
            <Button variant="default" component={Link} to={`/home/${joined}`}>
              <Trans>Go to group buys</Trans>
            </Button>
          </Empty>
        }
      >
        {(part) => <Part key={part.id} part={part} />}
      </PagedList>
    </Paper>
  )
}

function Part({ part }: { part: Participation }) {
  const { t } = useLingui()
  const { posting, state, can } = part
  const raise = posting.extras as RaiseRowValues
  const { tier } = raiseProgress(raise)
  return (
    <li className={`${entries.item} ${classes.item}`}>
      <div className={entries.what}>
        <Text fw={600}>
          <Link to={pathOf(part)} className={entries.link}>
            {posting.title}
          </Link>
        </Text>
        <Text size="xs" c="dimmed">
          {posting.mill && shownMill(posting.mill)} · {posting.code} ·{' '}
          <Trans>updated {formatAge(part.changed_time)}</Trans>
        </Text>
        {part.message && (
          <Text size="sm" lineClamp={2}>
            {part.message}
          </Text>
        )}
      </div>
      <div className={classes.figure}>
        <b>{formatNumber(part.quantity)} t</b>
        <Badge variant="light" radius="sm" tt="none" color={participationColors[state]}>
          {t(participationLabels[state])}
        </Badge>
      </div>
      <GroupProgressLine raise={raise} />
      <div className={classes.figure}>
        {tier && (state === 'joined' || state === 'succeeded') ? (
          <b>
            {formatMoney(tier.price)}
            <small>
              <Trans>/t</Trans>
            </small>
          </b>
        ) : (
          '–'
        )}
      </div>
      <div className={classes.actions}>
        {can.change && (
          <JoinButton posting={posting} refused="join_exists" size="compact-sm" variant="light" />
        )}
        {part.has_deal && <DealLink source="join" id={part.id} />}
        {can.withdraw && <WithdrawButton part={part} size="compact-sm" />}
      </div>
    </li>
  )
}
