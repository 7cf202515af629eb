import { Button, PasswordInput, Skeleton, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { accountFormsApi } from '#contract/account_forms.ts'
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
import { browserRegion } from './browser_region.ts'
import { CodeField } from './CodeField.tsx'
import { errorsOf, showErrors, toastFirstError } from './form_errors.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { useCaptcha } from './use_captcha.ts'

/** Loaded on demand, because only registering needs it. */
const CountrySelect = lazy(async () => ({ default: (await import('./CountrySelect.tsx')).CountrySelect }))

type Props = { mode: AccountMode; onToken: (token: string) => Promise<void> }

/** The form of one mode, checked by the contract's rules; calls `onToken` with the token that the server returns. */
export function AccountForm({ mode, onToken }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const countries = useCountries()
  const { fields, schema, submit, passwordLabel } = accountModes[mode]
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const showsCaptcha = needsCaptcha && mode === 'login'
  const captcha = useCaptcha('login', showsCaptcha)
  const accountInput = useRef<HTMLInputElement>(null)
  // Registering begins with the country, which opens a list when it has the focus.
  const isFirst = !fields.includes('country')
  useEffect(() => {
    if (isFirst) accountInput.current?.focus({ preventScroll: true })
  }, [isFirst])
  const form = useForm<AccountValues>({
    initialValues: { ...emptyValues, country: browserRegion(navigator.languages) },
    validate: (values) => ({
      ...errorsOf(schema, values),
      ...(showsCaptcha && values.captcha.trim() === '' && { captcha: fieldIssues.required[lang] }),
    }),
  })
  const dialCodeOf = (values: AccountValues) =>
    mode === 'register' ? countries.find(({ code }) => code === values.country)?.dial_code : undefined
  const send = useMutation({
    mutationFn: async (values: AccountValues) => {
      if (mode === 'forget_password') {
        await call(accountFormsApi.forgetPassword, { body: toForgetPassword(values) })
        return navigate({ to: '/login' })
      }
      const token =
        mode === 'register'
          ? await call(accountFormsApi.register, { body: toRegister(values, dialCodeOf(values)) })
          : await call(accountFormsApi.login, {
              body: toLogin(mode, values, showsCaptcha ? captcha.key : undefined),
            })
      return onToken(token)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      const { mobile, ...others } = error.fields
      const { code, data, message } = error
      if (showsCaptcha) {
        form.setFieldValue('captcha', '')
        captcha.renew()
      }
      if (code === 'captcha_required' || (data as { captcha?: boolean } | undefined)?.captcha)
        setNeedsCaptcha(true)
      showErrors(
        {
          ...others,
          ...(mobile && { account: mobile }),
          ...(code === 'wrong_captcha' && { captcha: message }),
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
        (errors) => toastFirstError(errors, form),
      )}
    >
      <Stack gap="sm">
        {has('country') && (
          <Suspense fallback={<Skeleton height={59} />}>
            <CountrySelect {...form.getInputProps('country')} />
          </Suspense>
        )}
        <TextInput
          ref={accountInput}
          label={t`Mobile number or e-mail`}
          withAsterisk
          autoComplete="username"
          inputMode="email"
          maxLength={100}
          {...form.getInputProps('account')}
        />
        {has('verify_code') && mode !== 'login' && (
          <CodeField
            event={mode}
            /** Checks the account before the captcha is shown (SPEC 5.3, 5.5). */
            accountToAsk={() => {
              const { hasError, error } = form.validateField('account')
              if (hasError) toastFirstError({ account: error }, form)
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
        {showsCaptcha && (
          <CaptchaField
            label={t`Characters in the picture`}
            captcha={captcha}
            {...form.getInputProps('captcha')}
          />
        )}
        <Button type="submit" size="md" fullWidth mt={4} loading={send.isPending}>
          {t(submit)}
        </Button>
      </Stack>
    </form>
  )
}
