import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import {
  accountName,
  countryCode,
  type forgetPasswordForm,
  type loginForm,
  password,
  type registerForm,
  verifyCode,
} from '#contract/account_forms.ts'
import type { CodeEvent } from '#contract/verify_code.ts'

/** The modes of the account page (SPEC 2.3–2.6); the route's name is the mode. */
export type AccountMode = 'login' | Exclude<CodeEvent, 'change_mobile'>

export type AccountValues = {
  country: string
  account: string
  password: string
  verify_code: string
  /** The characters in the captcha, which is asked for after wrong passwords. */
  captcha: string
}
export const emptyValues: AccountValues = {
  country: 'CN',
  account: '',
  password: '',
  verify_code: '',
  captcha: '',
}

type Mode = {
  title: MessageDescriptor
  submit: MessageDescriptor
  fields: readonly (keyof AccountValues)[]
  /** Rules of the fields by the names that the form uses, so that each message is shown at its field. */
  schema: z.core.$ZodType
  passwordLabel: MessageDescriptor
}

const passwordLabel = msg`Password`

export const accountModes: Record<AccountMode, Mode> = {
  login: {
    title: msg`Password login`,
    submit: msg`Log in`,
    fields: ['account', 'password'],
    schema: z.object({ account: accountName, password }),
    passwordLabel,
  },
  login_tel: {
    title: msg`Code login`,
    submit: msg`Log in`,
    fields: ['account', 'verify_code'],
    schema: z.object({ account: accountName, verify_code: verifyCode }),
    passwordLabel,
  },
  register: {
    title: msg`Register`,
    submit: msg`Register`,
    fields: ['country', 'account', 'verify_code', 'password'],
    schema: z.object({ country: countryCode, account: accountName, verify_code: verifyCode, password }),
    passwordLabel,
  },
  forget_password: {
    title: msg`Reset password`,
    submit: msg`Set new password`,
    fields: ['account', 'verify_code', 'password'],
    schema: z.object({ account: accountName, verify_code: verifyCode, password }),
    passwordLabel: msg`New password`,
  },
}

/** Returns the number with its country's calling code; a number with a plus sign or an e-mail address is returned as typed. */
export function withDialCode(account: string, dialCode: string | undefined): string {
  const typed = account.trim()
  return dialCode && /^\d/.test(typed) && !typed.includes('@') ? `${dialCode}${typed}` : typed
}

/** Returns the body of a login, with the same fields in both modes (SPEC 7.14); with `captchaKey` also the captcha. */
export const toLogin = (
  mode: 'login' | 'login_tel',
  { account, password, verify_code, captcha }: AccountValues,
  captchaKey?: string,
): z.input<typeof loginForm> =>
  mode === 'login'
    ? {
        account,
        login_type: 1,
        password,
        verify_code: '',
        ...(captchaKey && { key: captchaKey, code: captcha }),
        source: 'pc',
      }
    : { account, login_type: 2, password: '', verify_code, source: 'pc' }

export const toRegister = (values: AccountValues, dialCode?: string): z.input<typeof registerForm> => ({
  mobile: withDialCode(values.account, dialCode),
  password: values.password,
  verify_code: values.verify_code,
  country: values.country,
  source: 'pc',
})

export const toForgetPassword = (values: AccountValues): z.input<typeof forgetPasswordForm> => ({
  mobile: values.account,
  password: values.password,
  verify_code: values.verify_code,
})
