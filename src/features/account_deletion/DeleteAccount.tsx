import { Alert, Anchor, Button, List, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { accountApi } from '#contract/account.ts'
import { accountDeletionApi, deletionDays, type AccountDeletion } from '#contract/account_deletion.ts'
import { query } from '#shared/api/query.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { OwnPasswordField } from '#shared/form/OwnPasswordField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { formatDate } from '#shared/i18n/format.ts'
import { DeletionBanner } from './DeletionBanner.tsx'
import { obstacleLabels } from './obstacle_labels.ts'
import { WhatHappens } from './WhatHappens.tsx'

/** What deleting the own account means, what stands in the way of it, and the form that asks for it (SPEC 6.26). */
export function DeleteAccount({ close }: { close: () => void }) {
  const { data, error, refetch } = useQuery({ ...query(accountDeletionApi.own, {}), staleTime: 0 })
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} />
  return (
    <Stack gap="sm">
      {data.requested_time !== null && <DeletionBanner time={data.delete_time} />}
      {data.obstacles.length > 0 && <Obstacles data={data} close={close} />}
      <WhatHappens company={data.company} />
      {data.requested_time === null && data.obstacles.length === 0 && <RequestForm data={data} />}
    </Stack>
  )
}

function Obstacles({ data, close }: { data: AccountDeletion; close: () => void }) {
  const { t } = useLingui()
  return (
    <Alert color="yellow" title={t`To be settled first`}>
      <List size="sm" spacing={6}>
        {data.obstacles.map(({ kind, count }) => {
          const { label, hint, to } = obstacleLabels[kind]
          const text = count > 1 ? `${t(label)} (${count})` : t(label)
          return (
            <List.Item key={kind}>
              {to === null ? (
                text
              ) : (
                <Anchor size="sm" component={Link} to={to} onClick={close}>
                  {text}
                </Anchor>
              )}
              <Text size="xs" c="dimmed">
                {t(hint)}
              </Text>
            </List.Item>
          )
        })}
      </List>
    </Alert>
  )
}

function RequestForm({ data }: { data: AccountDeletion }) {
  const form = useEndpointForm(accountDeletionApi.request, {
    id: 'deletion',
    values: { password: '' },
    changes: [accountDeletionApi.own, accountApi.info],
    onRefused: ({ code, message }) => (code === 'wrong_password' ? { password: message } : undefined),
  })
  return (
    <FormShell {...form.shell}>
      <Stack gap="sm">
        <Title order={4} fz="sm">
          <Trans>Ask for the deletion</Trans>
        </Title>
        <Text size="sm">
          <Trans>
            Your account would be deleted on {formatDate(data.delete_time)}. In the {deletionDays} days until
            then everything works as before. Logging in does not stop it: choose “Keep my account” in your
            backend if you change your mind.
          </Trans>
        </Text>
        <OwnPasswordField {...form.input('password')} />
        <Button type="submit" color="red" loading={form.isSending} style={{ alignSelf: 'flex-start' }}>
          <Trans>Delete my account</Trans>
        </Button>
      </Stack>
    </FormShell>
  )
}
