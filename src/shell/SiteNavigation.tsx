import { useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { tagsQuery, useTags } from '#shared/reference/reference.ts'
import { useSession } from '#shared/session/session.ts'
import { MenuLink } from './MenuLink.tsx'
import { visibleEntries, type MenuEntry } from './menus/menu.ts'
import { navigationMenu } from './menus/navigation.ts'
import { NarrowFold } from './NarrowFold.tsx'
import { usePages } from './use_pages.ts'
import shell from './shell.module.css'
import classes from './SiteNavigation.module.css'

/** Navigation bar with submenus, which open on hover and on keyboard focus and which Escape closes. */
export function SiteNavigation() {
  const { t } = useLingui()
  const exists = usePages()
  const session = useSession()
  return (
    <nav className={classes.bar} aria-label={t`Sections`}>
      <NarrowFold name={t`Sections`}>
        <ul className={`${shell.inner} ${classes.list}`}>
          {visibleEntries(navigationMenu, exists, session).map((entry) =>
            entry.tags ? (
              <TagItem key={entry.to} entry={entry} tags={entry.tags} />
            ) : (
              <Item key={entry.to} entry={entry} />
            ),
          )}
        </ul>
      </NarrowFold>
    </nav>
  )
}

function TagItem({ entry, tags }: { entry: MenuEntry; tags: NonNullable<MenuEntry['tags']> }) {
  const children = useTags(tags.module)
    .slice(0, tags.max)
    .map((tag) => ({ name: tag.name, to: entry.to, search: { [tags.key]: tag.id } }))
  const { isPending } = useQuery(tagsQuery)
  return <Item entry={entry} extra={children} mayOpen={isPending} />
}

type ItemProps = {
  entry: MenuEntry
  extra?: readonly { name: string; to: string; search: Record<string, number> }[]
  /** Whether entries may still come: their arrow has its place from the start. */
  mayOpen?: boolean
}

function Item({ entry, extra = [], mayOpen = false }: ItemProps) {
  const { t } = useLingui()
  const [dismissed, setDismissed] = useState(false)
  const children = [
    ...(entry.children ?? []).map(({ label, to, search }) => ({ name: t(label), to, search })),
    ...extra,
  ]
  const onKeyDown = (event: KeyboardEvent) => setDismissed(event.key === 'Escape')
  return (
    <li
      className={classes.item}
      data-dismissed={dismissed || undefined}
      onKeyDown={onKeyDown}
      onMouseEnter={() => setDismissed(false)}
    >
      <MenuLink to={entry.to} className={classes.link} exact={entry.to === '/home'}>
        {t(entry.label)}
        {(mayOpen || children.length > 0) && <IconChevronDown size={14} aria-hidden />}
      </MenuLink>
      {children.length > 0 && (
        <ul className={classes.submenu}>
          {children.map((child) => (
            <li key={child.name}>
              <MenuLink to={child.to} search={child.search} className={classes.sublink}>
                {child.name}
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
