import { Suspense, useState } from 'react'
import { CompanyDialog } from '#features/company/index.ts'
import { PasskeyButton } from '#features/passkey/index.ts'
import { Group, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AnchorLink } from '#shared/ui/links.tsx'
import { AccountForm } from './AccountForm.tsx'
import { accountModes, type AccountMode } from './account_modes.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { useSignIn } from './sign_in.ts'
import classes from './AccountPage.module.css'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

const loginModes = ['login', 'login_tel'] as const

/** Page to log in by password, code or passkey, register, or reset the password; the route's name is the mode (SPEC 4.4). */
export function AccountPage({ mode, redirect }: { mode: AccountMode; redirect?: string }) {
  const { t } = useLingui()
  usePageTitle(t(accountModes[mode].title))
  const [waiting, setWaiting] = useState<string>()
  const signIn = useSignIn(redirect, setWaiting)
  const search = redirect ? { redirect } : {}
  const isLogin = mode === 'login' || mode === 'login_tel'
  return (
    <Paper withBorder className={classes.card}>
      <AccountPanel />
      <section className={classes.side}>
        {isLogin ? (
          <>
            <Title order={1} className={classes.hidden}>
              <Trans>Log in</Trans>
            </Title>
            <nav className={classes.tabs} aria-label={t`Ways to log in`}>
              {loginModes.map((each) => (
                <Link key={each} to={`/${each}`} search={search} replace className={classes.tab}>
                  {t(accountModes[each].title)}
                </Link>
              ))}
            </nav>
          </>
        ) : (
          <Title order={1} size="h3" mb="lg">
            {t(accountModes[mode].title)}
          </Title>
        )}
        <AccountForm mode={mode} onToken={signIn} />
        {isLogin && <PasskeyButton onToken={signIn} />}
        <Group justify="space-between" mt="lg">
          {mode === 'register' ? (
            <Text size="sm">
              <Trans>Already registered?</Trans>{' '}
              <AnchorLink to="/login" search={search} inherit underline="always">
                <Trans>Log in</Trans>
              </AnchorLink>
            </Text>
          ) : (
            <Text size="sm">
              <Trans>No account yet?</Trans>{' '}
              <AnchorLink to="/register" search={search} inherit underline="always">
                <Trans>Register</Trans>
              </AnchorLink>
            </Text>
          )}
          {isLogin ? (
            <AnchorLink to="/forget_password" search={search} size="sm">
              <Trans>Forgot password?</Trans>
            </AnchorLink>
          ) : (
            mode === 'forget_password' && (
              <AnchorLink to="/login" search={search} size="sm">
                <Trans>Back to login</Trans>
              </AnchorLink>
            )
          )}
        </Group>
      </section>
      <Suspense>
        {waiting && <CompanyDialog token={waiting} onDone={signIn} onCancel={() => setWaiting(undefined)} />}
      </Suspense>
    </Paper>
  )
}
