import { useState } from 'react'
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type * as z from 'zod/mini'
import { savedSearchApi, searchAlerts, type SearchAlert } from '#contract/saved_search.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import type { ApiError } from '#shared/api/error.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { lang } from '#shared/i18n/language.ts'
import { toastError } from '#shared/ui/toast.ts'

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

export type SearchChoice = z.output<typeof savedSearchApi.update.body>

type Props = {
  initial: SearchChoice
  submitLabel: string
  isSending: boolean
  /** Why the last attempt failed; errors of fields are shown at the fields. */
  error: ApiError | null
  onSubmit: (choice: SearchChoice) => void
  onCancel: () => void
}

/** Name and alert of a saved search. */
export function SearchForm({ initial, submitLabel, isSending, error, onSubmit, onCancel }: Props) {
  const { t } = useLingui()
  const [choice, setChoice] = useState(initial)
  const [found, setFound] = useState<FieldErrors>({})
  const errors: FieldErrors = { ...error?.fields, ...found }
  const submit = () => {
    const checked = check(savedSearchApi.update.body, choice, lang)
    if (checked.ok) return onSubmit(checked.value)
    setFound(checked.errors)
    toastError(Object.values(checked.errors)[0] ?? '')
  }
  return (
    <FormShell loading={false} submitError={error} onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t`Search name`}
          data-autofocus
          required
          value={choice.name}
          error={errors['name']}
          onChange={(event) => {
            setChoice({ ...choice, name: event.currentTarget.value })
            setFound({})
          }}
        />
        <Radio.Group
          label={t`Alert for new matches`}
          value={choice.alert}
          onChange={(alert) => setChoice({ ...choice, alert: alert as SearchAlert })}
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
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={isSending}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </FormShell>
  )
}
