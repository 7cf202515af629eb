import { Tabs } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PostingKind } from '#contract/enums.ts'
import type { OwnTab } from '#contract/postings/tables.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { postingStateLabel } from '#shared/i18n/labels.ts'
import classes from './OwnPostings.module.css'

const all = 'all'
const label = (kind: PostingKind, tab: OwnTab | typeof all): MessageDescriptor => {
  if (tab === all) return msg`All`
  return tab === 'expiring' ? msg`Expiring soon` : postingStateLabel(kind, tab)
}
/** The order of the tabs; those that stay even when they are empty come with it. */
const tabs: readonly [name: OwnTab | typeof all, isUsual: boolean][] = [
  [all, true],
  ['draft', true],
  ['in_review', true],
  ['online', true],
  ['expiring', false],
  ['rejected', true],
  ['offline', false],
  ['taken_down', false],
  ['expired', true],
  ['dealt', false],
  ['closed', false],
]

type Props = {
  kind: PostingKind
  /** Nobody reviews this kind: the tabs of the review stay away while they are empty. */
  isUnreviewed: boolean
  state: OwnTab | undefined
  /** Number of postings per tab; undefined while they are on their way. */
  counts: Record<string, number> | undefined
  onTab: (state: OwnTab | undefined) => void
}

/** Tabs by state with their counts; an unusual state without postings has none. */
export function OwnTabs({ kind, isUnreviewed, state, counts, onTab }: Props) {
  const { t } = useLingui()
  const chosen = state ?? all
  const isOfReview = (name: string) => name === 'in_review' || name === 'rejected'
  const shown = tabs.filter(
    ([name, isUsual]) =>
      (isUsual && !(isUnreviewed && isOfReview(name))) || name === chosen || (counts?.[name] ?? 0) > 0,
  )
  return (
    <Tabs
      value={chosen}
      onChange={(next) => onTab(next === all ? undefined : (next as OwnTab))}
      keepMounted={false}
    >
      <Tabs.List aria-label={t`State`}>
        {shown.map(([name]) => (
          <Tabs.Tab key={name} value={name} className={classes.tab}>
            {t(label(kind, name))}{' '}
            <span className={classes.count}>{counts ? formatCount(counts[name] ?? 0) : ''}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
