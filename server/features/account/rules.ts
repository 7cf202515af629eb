import type { Lang } from '#contract/enums.ts'
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import { commonPasswords } from './common_passwords.ts'

/** Accounts are identified by a mobile number in E.164 or an e-mail address in lower case. */
export type AccountName = { mobile: string } | { email: string }

/** Normalises a typed mobile number or e-mail address; returns undefined when it is no valid number of that country. */
export function normaliseName(typed: string, country = 'CN'): AccountName | undefined {
  const text = typed.trim()
  if (text.includes('@')) return { email: text.toLowerCase() }
  const number = parsePhoneNumberFromString(text, country as CountryCode)
  return number?.isValid() ? { mobile: number.number } : undefined
}

export const nameText = (name: AccountName): string => ('email' in name ? name.email : name.mobile)

/**
 * Common words and single repeated characters are guessed first, so they are refused in addition to the rule of 6 to
 * 12 characters (SPEC 5.1).
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase()
  return commonPasswords.has(folded) || /^(.)\1+$/.test(folded)
}

/** Names of a new account until its owner changes them; `number` has four digits. */
export function firstName(lang: Lang, number: number) {
  const display_name_en = `User${number}`
  return { display_name: lang === 'en' ? display_name_en : `用户${number}`, display_name_en }
}

/**
 * The English name beside a name: whoever has set a name of his own is not called `User7017` by English readers because
 * a form has sent that back.
 */
export const englishNameBeside = (name: string, english: string | null): string | null =>
  english !== null && /^User\d{4}$/.test(english) && !/^(用户|User)\d{4}$/.test(name) ? null : english
