import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import type { Actor } from '#server/http/session.ts'
import { commonPasswords } from './common_passwords.ts'

/** An account is known by a mobile number in E.164 or an e-mail address in lower case. */
export type AccountName = { mobile: string } | { email: string }

/** The one spelling of what was typed; undefined when no number of that country looks like it. */
export function normaliseName(typed: string, country = 'CN'): AccountName | undefined {
  const text = typed.trim()
  if (text.includes('@')) return { email: text.toLowerCase() }
  const number = parsePhoneNumberFromString(text, country as CountryCode)
  return number?.isValid() ? { mobile: number.number } : undefined
}

export const nameText = (name: AccountName): string => ('email' in name ? name.email : name.mobile)

/** The usual words and one repeated character are guessed first; the 6 to 12 characters of spec §5 stay as they are. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase()
  return commonPasswords.has(folded) || /^(.)\1+$/.test(folded)
}

/** Staff work under their main account's company and cannot rename it. */
export const mayNameCompany = (actor: Actor): boolean => !actor.roles.includes('staff')
