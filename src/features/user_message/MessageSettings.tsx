import { Button, Checkbox, Group, Select, Stack, Table, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { languages, type Language } from '#contract/enums.ts'
import { notificationPreferenceApi, type NotificationPreference } from '#contract/notification_preference.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { languageNames } from '#shared/i18n/language.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { messageGroupNames } from './message_groups.ts'
import { messageGroupLabels } from './module_labels.ts'
import { groupChoice, withGroup } from './preference_form.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { QuietHours } from './QuietHours.tsx'

const preferenceQuery = query(notificationPreferenceApi.get, {})

/** Settings of how a person is notified: push and e-mail digest per subject, quiet hours, time zone. */
export function MessageSettings() {
  const { data, error, refetch } = useQuery({ ...preferenceQuery, staleTime: 0 })
  return (
    <Stack gap="lg">
      <PushSwitch />
      {data ? (
        <PreferenceForm key={JSON.stringify(data)} saved={data} />
      ) : error ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Stack>
  )
}

function PreferenceForm({ saved }: { saved: NotificationPreference }) {
  const { t } = useLingui()
  const [preference, setPreference] = useState(saved)
  const save = useMutation({
    mutationFn: () => call(notificationPreferenceApi.put, { body: preference }),
    onSuccess: (kept) => queryClient.setQueryData(preferenceQuery.queryKey, kept),
  })
  const isChanged = JSON.stringify(preference) !== JSON.stringify(saved)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Stack gap="lg">
        <Table verticalSpacing={6} maw={640}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Subject`}</Table.Th>
              <Table.Th>{t`Push`}</Table.Th>
              <Table.Th>{t`Daily e-mail`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {messageGroupNames.map((name) => {
              const subject = t(messageGroupLabels[name])
              const push = groupChoice(preference, name, 'push')
              const digest = groupChoice(preference, name, 'email_digest')
              return (
                <Table.Tr key={name}>
                  <Table.Td>{subject}</Table.Td>
                  <Table.Td>
                    <Checkbox
                      aria-label={t`Push for ${subject}`}
                      checked={push ?? false}
                      indeterminate={push === undefined}
                      onChange={({ currentTarget }) =>
                        setPreference(withGroup(preference, name, { push: currentTarget.checked }))
                      }
                    />
                  </Table.Td>
                  <Table.Td>
                    <Checkbox
                      aria-label={t`Daily e-mail for ${subject}`}
                      checked={digest === 'daily'}
                      indeterminate={digest === undefined}
                      onChange={({ currentTarget }) =>
                        setPreference(
                          withGroup(preference, name, {
                            email_digest: currentTarget.checked ? 'daily' : 'never',
                          }),
                        )
                      }
                    />
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
        <Text size="xs" c="dimmed">
          <Trans>Every message is also here, whatever you choose.</Trans>
        </Text>
        <QuietHours preference={preference} onChange={setPreference} />
        <Select
          label={t`Language of the e-mails`}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={preference.language}
          allowDeselect={false}
          onChange={(value) => setPreference({ ...preference, language: value as Language })}
          w={280}
        />
        <Group>
          <Button type="submit" loading={save.isPending} disabled={!isChanged}>
            <Trans>Save</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
