import { Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { secondFactorApi, type SecondFactorState } from '#contract/second_factor.ts'
import { query } from '#shared/api/query.ts'
import { askAgain } from '#shared/api/query_client.ts'
import { safeAddress } from '#shared/navigation/safe_address.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { BeginSetUp } from './BeginSetUp.tsx'
import { ProofForm } from './ProofForm.tsx'
import classes from './SecondFactor.module.css'

/** Page before the back office: asks for the second factor, or sets one up, then goes to `redirect`. */
export function SecondFactorPage({ redirect }: { redirect?: string }) {
  const { t } = useLingui()
  usePageTitle(t`Two-step verification`)
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({ ...query(secondFactorApi.state, {}), staleTime: 0, gcTime: 0 })
  // What was asked for first decides: after a set-up its recovery codes are still to be read.
  const [asked, setAsked] = useState<SecondFactorState>()
  if (data && !asked) setAsked(data)
  const isNeeded = asked?.is_needed
  const goOn = () => {
    askAgain('/api/admin/')
    void navigate({ href: safeAddress(redirect) ?? '/admin/dashboard', replace: true })
  }
  useEffect(() => {
    if (isNeeded === false)
      void navigate({ href: safeAddress(redirect) ?? '/admin/dashboard', replace: true })
  }, [isNeeded, navigate, redirect])
  return (
    <Paper withBorder className={classes.card}>
      <Stack gap="md">
        <Title order={1} size="h3">
          <Trans>Two-step verification</Trans>
        </Title>
        {error && !asked ? (
          <ErrorPanel error={error} retry={() => void refetch()} />
        ) : !asked?.is_needed ? (
          <RowsSkeleton rows={3} />
        ) : asked.app_since !== null || asked.has_passkey ? (
          <Prove state={asked} onDone={goOn} />
        ) : (
          <BeginSetUp onDone={goOn}>
            <Text size="xs" c="dimmed">
              <Trans>
                A passkey does as well: add one in your personal settings under “Passkeys”, then log in with
                it.
              </Trans>
            </Text>
          </BeginSetUp>
        )}
      </Stack>
    </Paper>
  )
}

function Prove({ state, onDone }: { state: SecondFactorState; onDone: () => void }) {
  const hasApp = state.app_since !== null
  return (
    <>
      <Text size="sm">
        {hasApp ? (
          <Trans>Type the code that your authenticator app shows for Forging Market.</Trans>
        ) : (
          <Trans>The back office asks for more than the password: confirm with your passkey.</Trans>
        )}
      </Text>
      <ProofForm
        of="prove"
        ways={{ hasApp, hasPasskey: state.has_passkey }}
        submit={<Trans>Confirm</Trans>}
        onDone={onDone}
      />
      <Text size="xs" c="dimmed">
        {hasApp ? (
          <Trans>
            No phone at hand? Type one of your recovery codes instead. If you have none left, ask another
            administrator to remove your two-step verification.
          </Trans>
        ) : (
          <Trans>
            If this device has none of your passkeys, ask another administrator to remove your two-step
            verification.
          </Trans>
        )}
      </Text>
    </>
  )
}
