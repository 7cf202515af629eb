import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatAge } from '#shared/i18n/format.ts'
import { useSession } from '#shared/session/session.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountOutlet } from './AccountOutlet.tsx'
import { useQueues } from './admin_queues.ts'
import { LogoMark } from './LogoMark.tsx'
import { MenuLink } from './MenuLink.tsx'
import { adminMenu } from './menus/admin.ts'
import { visibleGroups } from './menus/menu.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { FrameContext } from './Standalone.tsx'
import { TopBar } from './TopBar.tsx'
import { usePages } from './use_pages.ts'
import classes from './AdminLayout.module.css'

/** How much waits, with the age of the oldest as its title. */
function Waiting({ queue }: { queue: ReturnType<typeof useQueues>[string] }) {
  const { t } = useLingui()
  if (!queue || queue.count === 0) return null
  return (
    <span className={classes.count} title={queue.oldest ? t`Oldest: ${formatAge(queue.oldest)}` : undefined}>
      {queue.count}
    </span>
  )
}

/** Back office: a dark menu with the number of items waiting in each queue, and the page beside it. */
export function AdminLayout() {
  const { t } = useLingui()
  const session = useSession()
  const exists = usePages()
  const queues = useQueues(session)
  return (
    <FrameContext value>
      <div className={classes.bar}>
        <TopBar wide />
      </div>
      <div className={classes.page}>
        <nav className={classes.menu} aria-label={t`Back office`} data-menu="dark">
          <Link to="/admin" className={classes.brand}>
            <LogoMark size={26} />
            <Trans>Forging Market · Back office</Trans>
          </Link>
          <div className={classes.entries}>
            {visibleGroups(adminMenu, exists, session).map((group) => (
              <div key={group.label?.id ?? ''}>
                {group.label && <p className={classes.group}>{t(group.label)}</p>}
                <ul>
                  {group.entries.map((entry) => (
                    <li key={entry.to}>
                      <MenuLink to={entry.to} className={classes.link}>
                        {t(entry.label)}
                        <Waiting queue={queues[entry.to]} />
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className={classes.foot}>
            <AccountCard session={session} />
          </div>
        </nav>
        <div className={classes.content}>
          <OfflineBanner />
          <main id="main" tabIndex={-1} className={classes.main}>
            <AccountOutlet />
          </main>
        </div>
      </div>
    </FrameContext>
  )
}
