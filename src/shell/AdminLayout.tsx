import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { healthApi } from '#contract/health.ts'
import { query } from '#shared/api/query.ts'
import { useSession } from '#shared/session/session.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountOutlet } from './AccountOutlet.tsx'
import { AdminMenu } from './AdminMenu.tsx'
import { LogoMark } from './LogoMark.tsx'
import { NarrowFold } from './NarrowFold.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { FrameContext } from './Standalone.tsx'
import { TopBar } from './TopBar.tsx'
import classes from './AdminLayout.module.css'

/** Version of the server, for whoever reports a fault. It has its room before it arrives, or the menu above would shrink. */
function Version() {
  const { data } = useQuery({ ...query(healthApi.live, {}), staleTime: Infinity })
  return <p className={classes.version}>{data && <Trans>Version {data.version}</Trans>}</p>
}

/** Back office: a dark menu with the number of items waiting in each queue, and the page beside it. */
export function AdminLayout() {
  const { t } = useLingui()
  const session = useSession()
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
          <NarrowFold name={t`Menu`}>
            <AdminMenu session={session} />
            <div className={classes.foot}>
              <Version />
              <AccountCard session={session} />
            </div>
          </NarrowFold>
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
