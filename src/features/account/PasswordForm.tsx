import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { accountApi, changePasswordForm } from '#contract/account.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { lang } from '#shared/i18n/language.ts'
import { errorsOf, showErrors, toastFirst } from './form_errors.ts'

const empty = { old_password: '', new_password: '', repeat: '' }

/** Change of the own password (spec §5: the repeat must equal the new one). */
export function PasswordForm() {
  const { t } = useLingui()
  const form = useForm({
    initialValues: empty,
    validate: ({ repeat, ...values }) => ({
      ...errorsOf(changePasswordForm, values),
      ...(repeat === values.new_password ? {} : { repeat: fieldIssues.password_different[lang] }),
    }),
  })
  const save = useMutation({
    mutationFn: ({ old_password, new_password }: typeof empty) =>
      call(accountApi.changePassword, { body: { old_password, new_password } }, { keep: true }),
    onSuccess: form.reset,
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      showErrors(error.code === 'wrong_old_password' ? { old_password: error.message } : error.fields, form)
    },
  })
  const field = (name: keyof typeof empty, label: string, autoComplete: string) => (
    <PasswordInput
      label={label}
      withAsterisk
      autoComplete={autoComplete}
      maxLength={100}
      visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
      {...form.getInputProps(name)}
    />
  )
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => save.mutate(values),
        (errors) => toastFirst(errors, form),
      )}
    >
      <Stack gap="sm">
        {field('old_password', t`Old password`, 'current-password')}
        {field('new_password', t`New password`, 'new-password')}
        {field('repeat', t`Repeat the new password`, 'new-password')}
        <Text size="xs" c="dimmed">
          <Trans>6 to 12 letters, digits or underscores. Other devices will have to log in again.</Trans>
        </Text>
        <Button type="submit" loading={save.isPending} style={{ alignSelf: 'flex-start' }}>
          <Trans>Change password</Trans>
        </Button>
      </Stack>
    </form>
  )
}
