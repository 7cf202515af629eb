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
} from '#contract/account.ts'
import type { CodeEvent } from '#contract/verify_code.ts'

/** The account pages of spec §2; the route's name is the mode. */
export type AccountMode = 'login' | Exclude<CodeEvent, 'change_mobile'>

export type AccountValues = {
  country: string
  account: string
  password: string
  verify_code: string
  /** What was read in the picture, which is asked for after wrong passwords. */
  picture: string
}
export const emptyValues: AccountValues = {
  country: 'CN',
  account: '',
  password: '',
  verify_code: '',
  picture: '',
}

type Mode = {
  title: MessageDescriptor
  submit: MessageDescriptor
  fields: readonly (keyof AccountValues)[]
  /** Rules of the fields by the form's own names, so that each message stands at its field. */
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

/** The number with its country's calling code; what is written with a plus, or is an e-mail address, stays. */
export function withDialCode(account: string, dialCode: string | undefined): string {
  const typed = account.trim()
  return dialCode && /^\d/.test(typed) && !typed.includes('@') ? `${dialCode}${typed}` : typed
}

/** Both ways send the same fields (spec §7); with the key of a picture also what was read in it. */
export const toLogin = (
  mode: 'login' | 'login_tel',
  { account, password, verify_code, picture }: AccountValues,
  pictureKey?: string,
): z.input<typeof loginForm> =>
  mode === 'login'
    ? {
        account,
        login_type: 1,
        password,
        verify_code: '',
        ...(pictureKey && { key: pictureKey, code: picture }),
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
