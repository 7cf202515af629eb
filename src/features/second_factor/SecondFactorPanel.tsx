import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fewRecoveryCodes, secondFactorApi, type SecondFactorState } from '#contract/second_factor.ts'
import { query } from '#shared/api/query.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { BeginSetUp } from './BeginSetUp.tsx'
import { ChangeDialog, type Change } from './ChangeDialog.tsx'

/** The second factor of the own account: set it up, use another app, make new recovery codes, switch it off. */
export function SecondFactorPanel() {
  const { data, error, refetch } = useQuery({ ...query(secondFactorApi.state, {}), staleTime: 0 })
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} />
  if (data.app_since === null) return <BeginSetUp onDone={() => void refetch()} />
  return <InUse state={data} since={data.app_since} />
}

function InUse({ state, since }: { state: SecondFactorState; since: string }) {
  const { t } = useLingui()
  const [change, setChange] = useState<Change | null>(null)
  const { recovery_codes_left: left, has_passkey: hasPasskey } = state
  const button = (of: Change, label: string) => (
    <Button variant="default" size="compact-md" onClick={() => setChange(of)}>
      {label}
    </Button>
  )
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>
          On since {formatDate(since)}: at each login the back office asks for a code from your authenticator
          app.
        </Trans>
      </Text>
      {left <= fewRecoveryCodes ? (
        <Alert color="amber" role="status">
          <Trans>Recovery codes left: {left}. Make new ones before you need them.</Trans>
        </Alert>
      ) : (
        <Text size="sm" c="dimmed">
          <Trans>Recovery codes left: {left}</Trans>
        </Text>
      )}
      <Group gap="xs">
        {button('setUp', t`Use another phone or app`)}
        {button('renewCodes', t`Make new recovery codes`)}
        {button('remove', t`Switch off`)}
      </Group>
      {change && <ChangeDialog change={change} hasPasskey={hasPasskey} onClose={() => setChange(null)} />}
    </Stack>
  )
}
