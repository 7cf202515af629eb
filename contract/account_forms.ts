/** Signing in, registering and changing one’s own account. */
import * as z from 'zod/mini'
import { session } from './account.ts'
import { empty, endpoint } from './endpoint.ts'
import { issue } from './issue.ts'
import { countryCodes } from './reference/country_codes.ts'
import { id, lines, maybe, requiredText, text, textLike, resourceAddress } from './text.ts'

/** 6 to 12 letters, digits or underscores (SPEC 5.1). */
export const password = textLike(/^\w{6,12}$/, issue('password_format'))
/** Mobile number (digits, optional +dial code) or e-mail address; the server normalises it. */
export const accountName = requiredText(100).check(
  z.regex(/^(\+?\d[\d\s-]{4,19}|[^\s@]+@[^\s@]+\.[^\s@]+)$/, issue('account_format')),
)
/** Six digits that were sent in a message; an empty field has its own error message. */
export const verifyCode = z
  .string()
  .check(z.trim(), z.minLength(1, issue('required')), z.regex(/^\d{6}$/, issue('code_length')))
export const displayName = text(100).check(
  z.minLength(2, issue('display_name_length')),
  z.maxLength(16, issue('display_name_length')),
)
export const source = z._default(z.enum(['pc', 'mobile']), 'pc')
/** A country of the list (`countries.gen.json`). */
export const countryCode = textLike(/^[A-Z]{2}$/, issue('choose')).check(
  z.refine((code) => countryCodes.includes(code), issue('choose')),
)

/** A field of the other login type; accepted and ignored. */
const unread = z.optional(z.string().check(z.maxLength(100)))
/** Both login types have the same fields (SPEC 7.14); `key` and `code` answer a captcha if one was required. */
export const loginForm = z.discriminatedUnion('login_type', [
  z.strictObject({
    account: accountName,
    login_type: z.literal(1),
    password,
    verify_code: unread,
    key: maybe(text(100)),
    code: maybe(text(10)),
    source,
  }),
  z.strictObject({
    account: accountName,
    login_type: z.literal(2),
    password: unread,
    verify_code: verifyCode,
    key: unread,
    code: unread,
    source,
  }),
])
export const registerForm = z.strictObject({
  mobile: accountName,
  password,
  verify_code: verifyCode,
  country: z._default(countryCode, 'CN'),
  source,
})
export const forgetPasswordForm = z.strictObject({ mobile: accountName, password, verify_code: verifyCode })
/** The password that somebody enters once more; only compared. */
export const ownPassword = z.string().check(z.minLength(1, issue('required')), z.maxLength(100))
export const changePasswordForm = z.strictObject({
  old_password: ownPassword,
  new_password: password,
})
export const profileForm = z.strictObject({
  id: z.optional(id),
  mobile: z.optional(accountName),
  display_name: displayName,
  /** Shown to English readers instead; an empty value removes it, an absent one leaves it. */
  display_name_en: z.optional(text(40)),
  /** An uploaded picture, or what it was before: older versions also stored https addresses. */
  avatar: z.nullable(resourceAddress),
  description: lines(50),
  country: countryCode,
  /** The code sent to a new mobile number; ignored if the number does not change. */
  verify_code: maybe(verifyCode),
})
export const accountFormsApi = {
  edit: endpoint({
    method: 'PUT',
    path: '/api/account/edit/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Change the own profile; another mobile number needs a code (event change_mobile) sent to it',
    body: profileForm,
    reply: session,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/account/change_password/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Change the own password; other sessions end',
    body: changePasswordForm,
    reply: empty,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/account/login/',
    access: 'public',
    acting: 'only_in_person',
    summary: 'Sign in by password (1) or verification code (2); the reply is the token',
    body: loginForm,
    reply: z.string(),
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/account/register/',
    access: 'public',
    acting: 'only_in_person',
    summary: 'Register; the reply is the token',
    body: registerForm,
    reply: z.string(),
  }),
  forgetPassword: endpoint({
    method: 'POST',
    path: '/api/account/forget_password/',
    access: 'public',
    acting: 'only_in_person',
    summary: 'Set a new password with a verification code; all sessions end',
    body: forgetPasswordForm,
    reply: empty,
  }),
}
