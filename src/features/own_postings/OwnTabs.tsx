import { Tabs } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PostingKind } from '#contract/enums.ts'
import type { OwnTab } from '#contract/postings/tables.ts'
import { postingStateLabel } from '#shared/i18n/labels.ts'
import { Count } from '#shared/ui/Count.tsx'
import classes from './OwnPostings.module.css'

const all = 'all'
const label = (kind: PostingKind, tab: OwnTab | typeof all): MessageDescriptor => {
  if (tab === all) return msg`All`
  return tab === 'expiring' ? msg`Expiring soon` : postingStateLabel(kind, tab)
}
/** The tabs in order, and whether they are shown even when empty. */
const tabs: readonly [name: OwnTab | typeof all, isAlwaysShown: boolean][] = [
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
  /** This kind is not reviewed, so the tabs about reviews are hidden while they are empty. */
  isUnreviewed: boolean
  state: OwnTab | undefined
  /** Number of postings per tab; undefined while they are loading. */
  counts: Record<string, number> | undefined
  onTab: (state: OwnTab | undefined) => void
}

/** Tabs by state with their counts, if there are any; unusual states have a tab only if there are postings. */
export function OwnTabs({ kind, isUnreviewed, state, counts, onTab }: Props) {
  const { t } = useLingui()
  const chosen = state ?? all
  const isReviewTab = (name: string) => name === 'in_review' || name === 'rejected'
  const shown = tabs.filter(
    ([name, isAlwaysShown]) =>
      (isAlwaysShown && !(isUnreviewed && isReviewTab(name))) || name === chosen || (counts?.[name] ?? 0) > 0,
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
            {t(label(kind, name))}
            <Count of={counts?.[name]} className={classes.count} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
