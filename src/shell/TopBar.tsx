import { UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { tipPlace } from '#features/user_message/index.ts'
import { useSession } from '#shared/session/session.ts'
import { useToken } from '#shared/session/token.ts'
import { ColorSchemeMenu } from './ColorSchemeMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'
import { usePages } from './use_pages.ts'
import { useSignOut } from './use_sign_out.ts'
import shell from './shell.module.css'
import classes from './TopBar.module.css'

/** The dark line at the top of every layout (SPEC 2.77–2.86); `wide` if the layout fills the window's width. */
export function TopBar({ wide = false }: { wide?: boolean }) {
  const { t } = useLingui()
  const token = useToken()
  const session = useSession()
  const exists = usePages()
  const signOut = useSignOut()
  const { href, pathname } = useLocation()
  const isAccountPage = /^\/(login|login_tel|register|forget_password)$/.test(pathname)
  const search = isAccountPage || pathname === '/home' ? {} : { redirect: href }
  return (
    <div className={classes.bar} data-title-bar>
      <div className={`${wide ? classes.wide : shell.inner} ${classes.line}`}>
        <div className={classes.side}>
          <span className={classes.welcome}>
            <Trans>Welcome to Forging Market</Trans>
          </span>
          {token === null ? (
            <>
              <Link to="/login" search={search} className={classes.strong}>
                <Trans>Log in</Trans>
              </Link>
              <Link to="/register" search={search}>
                <Trans>Register</Trans>
              </Link>
            </>
          ) : (
            <>
              <UserMenu session={session} className={classes.strong} />
              <UnstyledButton className={classes.link} onClick={signOut}>
                <Trans>Log out</Trans>
              </UnstyledButton>
            </>
          )}
        </div>
        <div id={tipPlace} />
        <nav className={classes.side} aria-label={t`Shortcuts`}>
          <Link to="/home">
            <Trans>Home</Trans>
          </Link>
          {exists('/backend/dashboard') && (
            <Link to="/backend">
              <Trans>My account</Trans>
            </Link>
          )}
          {session?.is_backend && exists('/admin/dashboard') && (
            <Link to="/admin">
              <Trans>Back office</Trans>
            </Link>
          )}
          <Link to="/home/market_price">
            <Trans>Market prices</Trans>
          </Link>
          <Link to="/home/help" search={{ from: pathname }}>
            <Trans>Help centre</Trans>
          </Link>
          <LanguageSwitch />
          <ColorSchemeMenu />
        </nav>
      </div>
    </div>
  )
}
