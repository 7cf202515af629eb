import { UnstyledButton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, type CSSProperties } from 'react'
import type { Session } from '#contract/account.ts'
import { formatAge } from '#shared/i18n/format.ts'
import { accountStoragePrefix } from '#shared/session/remembered.ts'
import { useStored } from '#shared/ui/use_stored.ts'
import { queuesOf, useQueues, type Queues } from './admin_queues.ts'
import { MenuLink } from './MenuLink.tsx'
import { adminMenu } from './menus/admin.ts'
import { visibleGroups, type FoldingGroup } from './menus/menu.ts'
import { useActiveEntry } from './use_active_entry.ts'
import { usePages } from './use_pages.ts'
import classes from './AdminMenu.module.css'

/** How much waits, with the age of the oldest as its title. */
function Waiting({ queue }: { queue: Queues[string] }) {
  const { t } = useLingui()
  if (!queue || queue.count === 0) return null
  return (
    <span className={classes.count} title={queue.oldest ? t`Oldest: ${formatAge(queue.oldest)}` : undefined}>
      {queue.count}
    </span>
  )
}

const none: readonly string[] = []

/** The entries of the back office in groups that fold. The head of each group is always in sight, and so is the open page's entry. */
export function AdminMenu({ session }: { session: Session | null }) {
  const exists = usePages()
  const queues = useQueues(session)
  const { pathname } = useLocation()
  const [folded, setFolded] = useStored(`${accountStoragePrefix}folded menu`, none)
  const groups = visibleGroups(adminMenu, exists, session)
  const active = groups.find(({ entries }) =>
    entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`)),
  )?.name
  const heads = groups.filter(({ label }) => label !== null).map(({ name }) => name)

  // A link from elsewhere may lead into a folded group.
  const unfold = useEffectEvent((name: string) => setFolded((known) => known.filter((one) => one !== name)))
  useEffect(() => {
    if (active !== undefined) unfold(active)
  }, [active])
  const box = useActiveEntry<HTMLDivElement>(session)

  return (
    <div className={classes.entries} ref={box} style={{ '--heads': heads.length } as CSSProperties}>
      {groups.map((group) => (
        <Group
          key={group.name}
          group={group}
          at={heads.indexOf(group.name)}
          isFolded={folded.includes(group.name)}
          queues={queues}
          onFold={() =>
            setFolded((known) =>
              known.includes(group.name)
                ? known.filter((name) => name !== group.name)
                : [...known, group.name],
            )
          }
        />
      ))}
    </div>
  )
}

type GroupProps = {
  group: FoldingGroup
  /** Its place among the groups that have a head. */
  at: number
  isFolded: boolean
  queues: Queues
  onFold: () => void
}

function Group({ group, at, isFolded, queues, onFold }: GroupProps) {
  const { t } = useLingui()
  const { label, entries } = group
  const Chevron = isFolded ? IconChevronRight : IconChevronDown
  const isShown = label === null || !isFolded
  return (
    <>
      {label && (
        <UnstyledButton
          className={classes.group}
          style={{ '--at': at } as CSSProperties}
          aria-expanded={!isFolded}
          onClick={onFold}
        >
          <Chevron size={14} aria-hidden />
          {t(label)}
          {isFolded && (
            <Waiting
              queue={queuesOf(
                queues,
                entries.map(({ to }) => to),
              )}
            />
          )}
        </UnstyledButton>
      )}
      {isShown && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>
              <MenuLink to={entry.to} className={classes.link}>
                {t(entry.label)}
                <Waiting queue={queues[entry.to]} />
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
