import { Radio, Stack, TextInput } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { searchAlerts, type SearchAlert } from '#contract/saved_search.ts'
import type { EndpointForm } from '#shared/form/use_endpoint_form.ts'

export const alertLabels: Record<SearchAlert, MessageDescriptor> = {
  instant: msg`At once`,
  daily: msg`Once a day`,
  off: msg`No alert`,
}
const alertHints: Record<SearchAlert, MessageDescriptor> = {
  instant: msg`A message as soon as a match comes online; push stays silent in your quiet hours`,
  daily: msg`One message at 8 in the morning with what has come since the last`,
  off: msg`New matches are only counted on the page of saved searches`,
}

export type SearchChoice = { name: string; alert: SearchAlert }

/** Fields for name and alert of a saved search. */
export function SearchFields({
  form,
}: {
  form: Pick<EndpointForm<SearchChoice>, 'values' | 'set' | 'input'>
}) {
  const { t } = useLingui()
  return (
    <Stack gap="md">
      <TextInput {...form.input('name')} label={t`Search name`} data-autofocus required />
      <Radio.Group
        label={t`Alert for new matches`}
        value={form.values.alert}
        onChange={(alert) => form.set({ alert: alert as SearchAlert })}
      >
        <Stack gap="xs" mt={6}>
          {searchAlerts.map((alert) => (
            <Radio
              key={alert}
              value={alert}
              label={t(alertLabels[alert])}
              description={t(alertHints[alert])}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  )
}
