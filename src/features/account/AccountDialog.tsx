import { Button, Stack, Tabs, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconBuilding,
  IconDatabase,
  IconDevices,
  IconFingerprint,
  IconKey,
  IconLogout,
  IconPalette,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '#shared/session/session.ts'
import { useIsActing } from '#shared/session/token.ts'
import { askSignOut } from '#shared/session/ask_sign_out.ts'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { CompanyState } from '#features/company/index.ts'
import { PasskeyList } from '#features/passkey/index.ts'
import { DeleteAccount } from '#features/account_deletion/index.ts'
import { ExportForm } from '#features/own_data/index.ts'
import { SecondFactorPanel } from '#features/second_factor/index.ts'
import { SignInList } from '#features/sign_in/index.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import classes from './AccountDialog.module.css'

/** Dialog of the account: profile, password, passkeys, sign-ins, language and look, company, own data, log out. */
export function AccountDialog({ close }: { close: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const session = useSession()
  const isActing = useIsActing()
  if (!session) return <RowsSkeleton rows={4} />
  const tab = (value: string, label: string, Symbol: typeof IconUser) => (
    <Tabs.Tab value={value} leftSection={<Symbol size={16} stroke={1.6} aria-hidden />}>
      {label}
    </Tabs.Tab>
  )
  return (
    <Tabs
      defaultValue="profile"
      orientation="vertical"
      classNames={{ root: classes.root, panel: classes.panel, tab: classes.tab, tabLabel: classes.tabLabel }}
    >
      <div className={classes.side}>
        <Tabs.List>
          {tab('profile', t`Profile`, IconUser)}
          {tab('password', t`Password`, IconKey)}
          {tab('passkeys', t`Passkeys`, IconFingerprint)}
          {session.is_backend && tab('second_factor', t`Two-step verification`, IconShieldLock)}
          {tab('sign_ins', t`Logged-in devices`, IconDevices)}
          {tab('preferences', t`Language and look`, IconPalette)}
          {tab('company', t`Company and membership`, IconBuilding)}
          {!isActing && tab('data', t`My data`, IconDatabase)}
        </Tabs.List>
        <Button
          variant="subtle"
          color="red"
          justify="flex-start"
          mt="auto"
          size="sm"
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => {
            close()
            void askSignOut(() => void navigate({ to: '/login' }))
          }}
        >
          <Trans>Log out</Trans>
        </Button>
      </div>
      <Tabs.Panel value="profile">
        <ProfileForm session={session} />
      </Tabs.Panel>
      <Tabs.Panel value="password">
        <PasswordForm />
      </Tabs.Panel>
      <Tabs.Panel value="passkeys" keepMounted={false}>
        <PasskeyList />
      </Tabs.Panel>
      <Tabs.Panel value="second_factor" keepMounted={false}>
        <SecondFactorPanel />
      </Tabs.Panel>
      <Tabs.Panel value="sign_ins" keepMounted={false}>
        <SignInList />
      </Tabs.Panel>
      <Tabs.Panel value="preferences">
        <PreferencesForm />
      </Tabs.Panel>
      <Tabs.Panel value="company">
        <CompanyState session={session} close={close} />
      </Tabs.Panel>
      <Tabs.Panel value="data" keepMounted={false}>
        <Stack gap="lg">
          <Title order={3} fz="md">
            <Trans>Export my data</Trans>
          </Title>
          <ExportForm />
          <Title order={3} fz="md">
            <Trans>Delete my account</Trans>
          </Title>
          <DeleteAccount close={close} />
        </Stack>
      </Tabs.Panel>
    </Tabs>
  )
}
