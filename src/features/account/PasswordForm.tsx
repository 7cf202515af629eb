import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { accountFormsApi } from '#contract/account_forms.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { lang } from '#shared/i18n/language.ts'

/** Form to change the account's password (SPEC 5.7–5.9). */
export function PasswordForm() {
  const { t } = useLingui()
  const form = useEndpointForm(accountFormsApi.changePassword, {
    id: 'password',
    values: { old_password: '', new_password: '', repeat: '' },
    toBody: ({ old_password, new_password }) => ({ old_password, new_password }),
    alsoCheck: ({ new_password, repeat }): FieldErrors =>
      repeat === new_password ? {} : { repeat: fieldIssues.password_different[lang] },
    onSent: () => {
      form.reset()
    },
    onRefused: ({ code, message }) => (code === 'wrong_old_password' ? { old_password: message } : undefined),
  })
  const field = (name: keyof typeof form.values, label: string, autoComplete: string) => (
    <PasswordInput
      label={label}
      withAsterisk
      autoComplete={autoComplete}
      maxLength={100}
      visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
      {...form.input(name)}
    />
  )
  return (
    <FormShell {...form.shell}>
      <Stack gap="sm">
        {field('old_password', t`Old password`, 'current-password')}
        {field('new_password', t`New password`, 'new-password')}
        {field('repeat', t`Repeat the new password`, 'new-password')}
        <Text size="xs" c="dimmed">
          <Trans>6 to 12 letters, digits or underscores. Other devices will have to log in again.</Trans>
        </Text>
        <Button type="submit" loading={form.isSending} style={{ alignSelf: 'flex-start' }}>
          <Trans>Change password</Trans>
        </Button>
      </Stack>
    </FormShell>
  )
}
