import { useState } from 'react'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { signInApi, type SignIn } from '#contract/sign_in.ts'
import { query } from '#shared/api/query.ts'
import { formatAge, formatDate } from '#shared/i18n/format.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { EndDialog } from './EndDialog.tsx'
import { useDeviceName } from './use_device_name.ts'
import entries from '#shared/ui/Entries.module.css'
import classes from './SignInList.module.css'

/** Where the account is signed in, with buttons that end one session or all others. */
export function SignInList() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({ ...query(signInApi.list, {}), staleTime: 0 })
  const [toEnd, setToEnd] = useState<SignIn | 'others' | null>(null)
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} />
  return (
    <Stack gap="sm">
      <Text size="xs" c="dimmed">
        <Trans>
          Your account is logged in on these devices. The network is the beginning of the IP address at login;
          no more of it is kept.
        </Trans>
      </Text>
      <ul className={entries.list} aria-label={t`Logged-in devices`}>
        {data.map((signIn) => (
          <Entry key={signIn.id} signIn={signIn} onEnd={() => setToEnd(signIn)} />
        ))}
      </ul>
      {data.some((signIn) => !signIn.is_this_session) && (
        <Button
          variant="light"
          color="red"
          size="sm"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setToEnd('others')}
        >
          <Trans>Log out all other devices</Trans>
        </Button>
      )}
      {toEnd && <EndDialog toEnd={toEnd} onClose={() => setToEnd(null)} />}
    </Stack>
  )
}

function Entry({ signIn, onEnd }: { signIn: SignIn; onEnd: () => void }) {
  const { t } = useLingui()
  const name = useDeviceName()(signIn)
  const { system, network, created_time, seen_time, is_this_session } = signIn
  const Symbol = system === 'android' || system === 'ios' ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={`${entries.item} ${classes.item}`}>
      <Symbol size={22} stroke={1.5} aria-hidden />
      <div className={entries.what}>
        <Group gap={8}>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          {is_this_session && (
            <Badge size="sm" radius="sm" tt="none" variant="light" color="green">
              <Trans>This browser</Trans>
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          {network === null ? t`Network not known` : t`Network ${network}`} ·{' '}
          <Trans>logged in on {formatDate(created_time)}</Trans> ·{' '}
          {is_this_session ? t`in use now` : t`last used ${formatAge(seen_time)}`}
        </Text>
      </div>
      {!is_this_session && (
        <Button variant="default" size="compact-sm" aria-label={t`Log out: ${name}`} onClick={onEnd}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  )
}
