/** Names in the reader's language; the server picks those of companies itself (decision 060). */
import type { Session } from '#contract/account.ts'
import { millName } from '#contract/reference/mills.ts'
import { lang } from './language.ts'

/** What the reader calls a mill that somebody typed. */
export const shownMill = (typed: string): string => millName(typed, lang)

/** What the reader is called himself; an account remembered from before names had two languages has one. */
export const ownName = (session: Pick<Session, 'display_name'> & Partial<Session>): string =>
  (lang === 'en' ? session.display_name_en : null) ?? session.display_name
