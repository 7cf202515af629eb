import { Button, PasswordInput, Skeleton, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { accountApi } from '#contract/account.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { lang } from '#shared/i18n/language.ts'
import { useCountries } from '#shared/reference/reference.ts'
import {
  accountModes,
  emptyValues,
  toForgetPassword,
  toLogin,
  toRegister,
  withDialCode,
  type AccountMode,
  type AccountValues,
} from './account_modes.ts'
import { CodeField } from './CodeField.tsx'
import { errorsOf, showErrors, toastFirst } from './form_errors.ts'
import { PictureField } from './PictureField.tsx'
import { usePicture } from './use_picture.ts'

/** Only registering needs it. */
const CountrySelect = lazy(async () => ({ default: (await import('./CountrySelect.tsx')).CountrySelect }))

type Props = { mode: AccountMode; onToken: (token: string) => Promise<void> }

/** The fields of one mode, checked by the contract's rules; a token that comes back is handed on. */
export function AccountForm({ mode, onToken }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const countries = useCountries()
  const { fields, schema, submit, passwordLabel } = accountModes[mode]
  const [asksPicture, setAsksPicture] = useState(false)
  const showsPicture = asksPicture && mode === 'login'
  const picture = usePicture('login', showsPicture)
  const form = useForm<AccountValues>({
    initialValues: emptyValues,
    validate: (values) => ({
      ...errorsOf(schema, values),
      ...(showsPicture && values.picture.trim() === '' && { picture: fieldIssues.required[lang] }),
    }),
  })
  const dialCodeOf = (values: AccountValues) =>
    mode === 'register' ? countries.find(({ code }) => code === values.country)?.dial_code : undefined
  const send = useMutation({
    mutationFn: async (values: AccountValues) => {
      if (mode === 'forget_password') {
        await call(accountApi.forgetPassword, { body: toForgetPassword(values) })
        return navigate({ to: '/login' })
      }
      const token =
        mode === 'register'
          ? await call(accountApi.register, { body: toRegister(values, dialCodeOf(values)) })
          : await call(accountApi.login, {
              body: toLogin(mode, values, showsPicture ? picture.key : undefined),
            })
      return onToken(token)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      const { mobile, ...others } = error.fields
      const { code, data, message } = error
      if (showsPicture) {
        form.setFieldValue('picture', '')
        picture.renew()
      }
      if (code === 'captcha_required' || (data as { captcha?: boolean } | undefined)?.captcha)
        setAsksPicture(true)
      showErrors(
        {
          ...others,
          ...(mobile && { account: mobile }),
          ...(code === 'wrong_captcha' && { picture: message }),
        },
        form,
      )
    },
  })
  const has = (field: keyof AccountValues) => fields.includes(field)
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => send.mutate(values),
        (errors) => toastFirst(errors, form),
      )}
    >
      <Stack gap="sm">
        {has('country') && (
          <Suspense fallback={<Skeleton height={59} />}>
            <CountrySelect {...form.getInputProps('country')} />
          </Suspense>
        )}
        <TextInput
          label={t`Mobile number or email`}
          withAsterisk
          autoComplete="username"
          inputMode="email"
          maxLength={100}
          {...form.getInputProps('account')}
        />
        {has('verify_code') && mode !== 'login' && (
          <CodeField
            event={mode}
            /** The account is checked before a picture is shown (spec §5). */
            accountToAsk={() => {
              const { hasError, error } = form.validateField('account')
              if (hasError) toastFirst({ account: error }, form)
              return hasError ? null : withDialCode(form.values.account, dialCodeOf(form.values))
            }}
            {...form.getInputProps('verify_code')}
          />
        )}
        {has('password') && (
          <PasswordInput
            label={t(passwordLabel)}
            withAsterisk
            autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
            maxLength={100}
            placeholder={mode === 'login' ? undefined : t`6 to 12 letters or digits`}
            visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
            {...form.getInputProps('password')}
          />
        )}
        {showsPicture && (
          <PictureField
            label={t`Characters in the picture`}
            picture={picture}
            {...form.getInputProps('picture')}
          />
        )}
        <Button type="submit" size="md" fullWidth mt={4} loading={send.isPending}>
          {t(submit)}
        </Button>
      </Stack>
    </form>
  )
}
